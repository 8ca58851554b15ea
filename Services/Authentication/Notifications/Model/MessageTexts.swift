/// What a message says, with everything filled in.
struct MessageTexts: Sendable, Hashable {
  let subject: String
  let body: String
  let isHTML: Bool
}
