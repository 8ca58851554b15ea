internal import AuthenticationCore
internal import Domain
internal import RPC

/// The one place that decides what follows a right password.
extension SignIn {
  /// Where the user stands is told only here, to somebody who knows the password.
  func continueSignIn(
    _ signIn: ProvedSignIn
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let user = signIn.user
    try user.standing.check(for: .passwordSignIn(at: clock.now()))
    guard user.status == .forceChangePassword else {
      return try await continueAfterPassword(signIn)
    }
    try await checkDevice(of: signIn)
    return try askForNewPassword(signIn)
  }

  /// What follows the first factor of a user who may sign in: the second, a device's proof, tokens.
  func continueAfterPassword(
    _ signIn: ProvedSignIn
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    var signIn = signIn
    let need = try SecondFactorNeed(of: signIn.user, in: signIn.subject.pool)
    switch try await deviceDecision(for: &signIn, need: need) {
    case .secondFactor(let next):
      return try await askForSecondFactor(need, signIn, then: next)
    case .deviceProofInstead:
      return try await askForDeviceProof(signIn)
    case .unknownDevice:
      throw .deviceNotFound
    }
  }

  /// What follows the answer to a second factor's challenge.
  ///
  /// The device that this answer names decides, not that of the steps before: with a key its proof
  /// follows, and without one the client is given a new one. Clients differ in where they send the
  /// key, and those that leave it out here cannot prove a device from here on (amplify-js#14626,
  /// amplify-android#3289).
  func continueAfterGivenFactor(
    _ signIn: ProvedSignIn
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    var signIn = signIn
    switch try await deviceDecision(for: &signIn, need: .none) {
    case .secondFactor(let next):
      return try await continueAfterSecondFactor(signIn, next)
    case .deviceProofInstead:
      return try await askForDeviceProof(signIn)
    case .unknownDevice:
      throw .deviceNotFound
    }
  }

  /// What follows the second factor, or the first where no second applies.
  func continueAfterSecondFactor(
    _ signIn: ProvedSignIn,
    _ next: AfterSecondFactor
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    if let flow = signIn.customFlow {
      switch next {
      case .tokens: return try await resumeCustomAuth(flow, signIn, end: .tokens)
      case .tokensAndNewDevice:
        return try await resumeCustomAuth(flow, signIn, end: .tokensAndNewDevice)
      case .tokensToTrackedDevice:
        return try await resumeCustomAuth(
          flow,
          signIn,
          end: signIn.deviceKey.map { .trackedDevice($0) } ?? .tokens
        )
      case .deviceProof: return try await askForDeviceProof(signIn)
      }
    }
    switch next {
    case .tokens:
      let contents = try await approvedContents(signIn, for: signIn.tokenSource)
      return SignInAnswer(authenticationResult: try await issueTokens(signIn, contents))
    case .tokensAndNewDevice:
      return SignInAnswer(authenticationResult: try await issueTokensToNewDevice(signIn))
    case .tokensToTrackedDevice:
      guard let key = signIn.deviceKey else { throw .internalFault("tokens to no device") }
      return SignInAnswer(
        authenticationResult: try await issueTokens(
          signIn,
          toTracked: key,
          for: signIn.tokenSource
        )
      )
    case .deviceProof:
      return try await askForDeviceProof(signIn)
    }
  }

  func checkFlow(
    _ flow: AuthenticationFlow,
    of client: ClientSettings
  ) throws(AuthenticationFailure) {
    guard !client.allowedFlows.contains(flow) else { return }
    guard !client.allowsCustomAuthOnly else {
      throw .invalidParameter(
        "Only custom auth (lambda driven) is enabled for this client."
      )
    }
    switch flow {
    case .userPassword:
      throw .invalidParameter("USER_PASSWORD_AUTH flow not enabled for this client")
    case .adminUserPassword:
      throw .invalidParameter("Auth flow not enabled for this client")
    case .userSRP, .custom, .refreshToken, .user:
      throw .invalidParameter("\(flow.rawValue) is not enabled for the client.")
    }
  }
}
