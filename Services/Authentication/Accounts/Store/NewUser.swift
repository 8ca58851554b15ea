internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain

/// A user to be inserted, with everything that appears in the same moment.
struct NewUser: Sendable {
  let pool: UserPoolID
  let username: String
  let sub: String
  let status: UserStatus
  let attributesJSON: String
  /// Nil for a user who has none until it is reset.
  let password: SealedPassword?
  /// Second factors that are switched on from the beginning.
  var enabledFactors: [SecondFactor] = []
  let temporaryPasswordExpiresAt: Instant?
  let historySize: Int
  let names: [SignInName]
  /// Verified addresses that become sign-in names even if another user has them.
  let claims: AliasClaims
  /// The sub of the unconfirmed sign-up in whose place this one comes.
  var replacedSub: String?
  /// Whether a code alone does not confirm the password.
  var needsPasswordProof = false
  let code: NewConfirmationCode?
  let messages: [NewOutboxMessage]
  let now: Instant
}
