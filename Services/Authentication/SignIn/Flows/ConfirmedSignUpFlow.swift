internal import AuthenticationAccounts
internal import AuthenticationCore
internal import Domain
internal import PublicOperations

extension SignInFlow {
  /// Begun by the pages alone, once the code of a sign-up came back to the browser that signed up.
  static let confirmedSignUp = SignInFlow(
    names: [confirmedSignUpName],
    doors: [.hostedPage]
  ) { (signIn, request) async throws(AuthenticationFailure) in
    try await signIn.beginConfirmedSignUp(request)
  }

  /// What the pages call it.
  package static let confirmedSignUpName = "CONFIRMED_SIGN_UP"
}

/// USER_AUTH with the Session of ConfirmSignUp, and the pages' way of the same: the code that confirmed the
/// sign-up is not asked for again.
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
    return try await attempt(byCodeOfSignUp: confirmed, name, subject, request)
  }

  /// The sign-in of the user whom a browser has signed up and confirmed.
  ///
  /// The browser chose the password, which counts as shown; who has none has proved the address.
  fileprivate func beginConfirmedSignUp(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let name = try request.requiredUsername()
    let sub = try request.required("SUB")
    let subject = try await directory.subject(named: name, for: request)
    // Another sign-up may have taken the address meanwhile: its password is not this browser's.
    guard let user = subject.user, user.sub == sub, user.secondFactors.provedAtSignUp != nil else {
      throw request.call.refusal(.invalidSession, Self.noFirstSignIn)
    }
    guard user.salt != nil else {
      return try await attempt(byCodeOfSignUp: sub, name, subject, request)
    }
    try await askBeforeAuthentication(of: name, subject, request)
    var attempt = newAttempt(named: name, subject, request)
    attempt.answered = .password
    return attempt
  }

  private func attempt(
    byCodeOfSignUp sub: String,
    _ name: String,
    _ subject: SignInContext,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    guard let user = subject.user, user.sub == sub,
      let proved = user.secondFactors.provedAtSignUp,
      let medium = DeliveryMedium(attributeName: proved),
      subject.pool.allowedFirstFactors.contains(FirstFactor(medium: medium))
    else {
      throw request.call.refusal(.invalidSession, Self.noFirstSignIn)
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

  private static let noFirstSignIn: StaticString =
    "no first sign-in of the user waits for the session"
}
