internal import AuthenticationCore
internal import Domain

/// MFA_SETUP: the pool requires a second factor and the user has none.
extension SignIn {
  func askForSetUp(
    of factors: [SecondFactor],
    _ signIn: ProvedSignIn
  ) throws(AuthenticationFailure) -> SignInAnswer {
    SignInAnswer(
      challengeName: "MFA_SETUP",
      session: try secondFactorSession(signIn).text(for: .setUp, sealer: sealer),
      challengeParameters: [
        "MFAS_CAN_SETUP": try SecondFactor.list(factors),
        "USER_ID_FOR_SRP": signIn.user.username,
      ]
    )
  }

  /// Takes the session of VerifySoftwareToken, where the code was shown, or an address to set up.
  ///
  /// A phone number is added by the app or an administrator before the next sign-in, as in Cognito.
  func answerMFASetup(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    guard request.parameters["EMAIL"] == nil else { return try await beginEmailSetUp(request) }
    let name = try request.requiredUsername()
    let (session, kept) = try await openSession(of: request, at: .verified)
    let subject = try await directory.subject(sub: session.sub, kept: kept, request.call)
    var signIn = try resume(session, of: subject, named: name, request)
    // Also where the pool stopped to offer authenticators since: this one is the user's already.
    // Stops an old session from standing in for a factor that was set up in another way since.
    guard signIn.user.secondFactors.sealedTOTPSecret == session.secret else {
      throw try await refusal(
        ofClosed: session.id,
        "another authenticator took its place",
        in: subject.pool.id,
        request.call
      )
    }
    try await checkDevice(of: signIn)
    let fresh = try freshRecoveryCodes(for: signIn, request)
    if fresh != nil { try await signIn.call.beginChange() }
    try await secondFactors.finish(session, .softwareTokenSetUp, recoveryCodes: fresh?.hashes)
    if signIn.deviceKey == nil, let key = session.deviceKey {
      signIn.deviceKey = key
      signIn.deviceKeyOrigin = .beforeSetUp
    }
    return try await continueAfterGivenFactor(signIn).showing(fresh)
  }

  /// Whether the user still has no factor: otherwise an old session would add another beside it.
  func isSetUpOpen(
    _ factor: SecondFactor,
    of user: UserRecord,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> Bool {
    switch try SecondFactorNeed(of: user, in: pool) {
    case .setUp(let factors): factors.contains(factor)
    case .none, .code, .choice: false
    }
  }
}
