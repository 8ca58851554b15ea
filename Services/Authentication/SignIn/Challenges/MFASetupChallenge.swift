internal import AuthenticationCore
internal import Domain

extension ChallengeName {
  static let mfaSetup = ChallengeName("MFA_SETUP")
}

extension SignInChallenge {
  /// The pool requires a second factor and the user has none.
  static let mfaSetup = SignInChallenge(
    name: .mfaSetup,
    steps: [.setUp, .verified],
    ask: { (signIn, attempt) throws(AuthenticationFailure) in try signIn.askForSetUp(attempt) },
    answer: { (signIn, request) async throws(AuthenticationFailure) in
      guard request.parameters["EMAIL"] == nil else {
        return try await signIn.answerByNewAddress(request)
      }
      return try await signIn.answerByAuthenticator(request)
    }
  )
}

extension SignIn {
  fileprivate func askForSetUp(
    _ attempt: SignInAttempt
  ) throws(AuthenticationFailure) -> SignInAnswer {
    let (user, pool, client) = (
      try attempt.knownUser(), attempt.subject.pool, attempt.subject.client
    )
    guard case .setUp(let factors) = try SecondFactorNeed(of: user, in: pool) else {
      throw .internalFault("a set-up that is not needed")
    }
    let setUp = SignInStep.FactorSetUp(pool: pool.id, client: client.id)
    return SignInAnswer(
      challengeName: ChallengeName.mfaSetup.text,
      session: try seal.text(challenge(.setUp(setUp), of: attempt), for: client),
      challengeParameters: [
        "MFAS_CAN_SETUP": try SecondFactor.list(factors),
        "USER_ID_FOR_SRP": user.username,
      ]
    )
  }

  /// Takes the session of VerifySoftwareToken, where the code was shown.
  ///
  /// A phone number is added by the app or an administrator before the next sign-in, as in Cognito.
  fileprivate func answerByAuthenticator(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let name = try request.requiredUsername()
    let cached = try await directory.cachedSettings(of: request)
    let asked = try askedChallenge(of: request, at: .verified, for: cached)
    let subject = try await directory.subject(sub: asked.state.sub, cached: cached, request.call)
    // Also where the pool stopped to offer authenticators since: this one is the user's already.
    var attempt = try resume(
      asked,
      of: subject,
      named: name,
      afterFactor: .softwareToken,
      request
    )
    // Stops an old session from standing in for a factor that was set up in another way since.
    let secret = try attempt.knownUser().secondFactors.sealedTOTPSecret
    guard secret == asked.step.factorSetUp?.secret else {
      throw try await refusal(
        ofClosed: asked.id,
        "another authenticator took its place",
        in: subject.pool.id,
        request.call
      )
    }
    try await checkDevice(of: attempt)
    let fresh = try freshRecoveryCodes(for: attempt, request)
    if fresh != nil { try await request.call.beginChange() }
    try await secondFactors.finish(
      asked.key(in: subject.pool.id),
      .softwareTokenSetUp,
      recoveryCodes: fresh?.hashes
    )
    attempt.recoveryCodes = fresh
    if fresh != nil { try await endSessions(of: attempt, by: .factorChange) }
    if request.deviceKey == nil, let key = asked.state.deviceKey {
      attempt.state.deviceKey = key
      attempt.deviceKeyOrigin = .beforeSetUp
    }
    return attempt
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
