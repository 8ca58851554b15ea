internal import AuthenticationCore
internal import Domain

/// A challenge that was asked: the state of its sign-in, and what this step has to know besides.
struct AskedChallenge: Sendable, Hashable {
  /// Names the challenge where its tries are counted and its answer is consumed.
  let id: [UInt8]
  let expiresAt: Instant
  var state: SignInState
  var step: SignInStep

  /// Whether it is too late to answer it.
  func isExpired(at now: Instant) -> Bool { now >= expiresAt }

  /// Refuses the answer to a challenge that is too old.
  func checkAge(at now: Instant) throws(AuthenticationFailure) {
    guard !isExpired(at: now) else { throw .expiredSession }
  }

  /// How the rows of challenges name it.
  func key(in pool: UserPoolID) -> ChallengeKey {
    ChallengeKey(pool: pool, id: id, sub: state.sub, expiresAt: expiresAt)
  }
}
