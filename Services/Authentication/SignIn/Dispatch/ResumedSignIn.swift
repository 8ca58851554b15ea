internal import AuthenticationCore
internal import Domain
internal import PublicOperations

/// Going on with a sign-in from a challenge that was asked.
extension SignIn {
  var seal: SignInSeal { SignInSeal(sealer: sealer) }

  /// A challenge of the attempt, good from now on.
  func challenge(_ step: SignInStep, of attempt: SignInAttempt) -> AskedChallenge {
    var state = attempt.state
    state.salt = salt(of: attempt.subject.user, sub: state.sub, in: attempt.subject.pool)
    // Counts once more where a device's proof is the very next step, and there alone.
    state.answeredChallenge = nil
    return AskedChallenge(
      id: random.bytes(16),
      expiresAt: clock.now().adding(seconds: attempt.subject.client.sessionValiditySeconds),
      state: state,
      step: step
    )
  }

  /// The challenge of a request's Session.
  func askedChallenge(
    of request: SignInRequest,
    at step: SignInStep.Name,
    for cached: ClientAndPool
  ) throws(AuthenticationFailure) -> AskedChallenge {
    try seal.challenge(of: request.session, at: step, for: cached.client, now: clock.now())
  }

  /// The sign-in as its challenge left it, with the user of now.
  func resume(
    _ asked: AskedChallenge,
    of subject: SignInContext,
    named name: String,
    _ request: SignInRequest
  ) throws(AuthenticationFailure) -> SignInAttempt {
    try checkStillGood(asked, of: subject, named: name, request.call)
    return SignInAttempt(asked.state, of: subject, request)
  }

  /// Refuses a challenge that is not the named user's, or whose password no longer counts.
  func checkStillGood(
    _ asked: AskedChallenge,
    of subject: SignInContext,
    named name: String,
    _ call: Call
  ) throws(AuthenticationFailure) {
    guard asked.state.isMeant(by: name, in: subject.pool), let user = subject.user else {
      throw call.refusal(.invalidSession, "USERNAME is not the challenged user")
    }
    guard isCurrent(asked, for: user, in: subject.pool) else {
      throw call.refusal(.invalidSession, "the password was replaced")
    }
    try user.standing.check(for: .signInStep)
  }

  /// Whether the user still has the password and the status of the time of the challenge; for a name
  /// without a user, whether it still has none.
  func isCurrent(
    _ asked: AskedChallenge,
    for user: UserRecord?,
    in pool: UserPoolSettings
  ) -> Bool {
    guard asked.step.requiredStatus.map({ $0 == user?.status }) ?? true else { return false }
    return asked.state.salt == salt(of: user, sub: asked.state.sub, in: pool)
  }

  /// The refusal of a challenge that is no longer valid, with a sentence of its own for a used one.
  func refusal(
    ofClosed id: [UInt8],
    _ rule: StaticString,
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) -> AuthenticationFailure {
    guard try await consumedChallenges.isConsumed(id, in: pool) else {
      return call.refusal(.invalidSession, rule)
    }
    return call.refusal(.usedSession, "the session was used before")
  }

  /// A salt of one length for all users: otherwise a Session's length would show that a user does not
  /// exist or has no password.
  func salt(of user: UserRecord?, sub: String, in pool: UserPoolSettings) -> [UInt8] {
    user?.salt ?? unknownUsers.salt(sub, in: pool.id)
  }
}
