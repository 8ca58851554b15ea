internal import Domain

/// Whose inbox is looked at.
struct InboxOwner: Sendable, Hashable {
  let pool: UserPoolID
  let instance: String
  let accounts: [String]
  let subs: [String]
}
