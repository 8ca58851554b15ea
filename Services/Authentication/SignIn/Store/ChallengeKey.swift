internal import Domain

/// How the rows of challenges name one.
struct ChallengeKey: Sendable, Hashable {
  let pool: UserPoolID
  let id: [UInt8]
  /// The user's, or what looks like it where there is no such user.
  let sub: String
  /// From then on the challenge is refused for its age, and its rows count no more.
  let expiresAt: Instant
}
