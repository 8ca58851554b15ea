internal import AuthenticationAccounts
internal import AuthenticationCore
internal import Domain
internal import PublicOperations
internal import RPC

/// USER_AUTH with the Session of ConfirmSignUp: the code that confirmed the sign-up is not asked for again.
extension SignIn {
  /// The very first sign-in of the user, for whom that code counts as the first factor (CHO-6).
  func attempt(
    bySignUp session: String,
    _ name: String,
    _ subject: SignInContext,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let confirmed = try ConfirmedSignUps(sealer: sealer)
      .confirmed(session, for: subject.client, at: clock.now())
    guard let user = subject.user, user.sub == confirmed,
      let proved = user.secondFactors.provedAtSignUp,
      let medium = DeliveryMedium(attributeName: proved),
      subject.pool.allowedFirstFactors.contains(FirstFactor(medium: medium))
    else {
      throw request.call.refusal(
        .invalidSession,
        "no first sign-in of the user waits for the session"
      )
    }
    try await askBeforeAuthentication(of: name, subject, request)
    // Once: of several calls the row lets one through.
    guard try await users.endSignUpProof(of: user.sub, in: subject.pool.id) else {
      throw request.call.refusal(.usedSession, "the session was used before")
    }
    var attempt = newAttempt(named: name, subject, request)
    attempt.answered = .firstFactor(.oneTimeCode(medium))
    return attempt
  }
}
