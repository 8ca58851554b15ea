internal import AuthenticationCore
internal import Domain

/// CUSTOM_AUTH: the pool's own functions say what is asked, and whether it is enough.
extension SignIn {
  func beginCustomAuth(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let name = try request.requiredUsername()
    let clientPublic = try Self.firstPublic(of: request)
    let subject = try await directory.subject(named: name, for: request)
    try directory.checkSecretHash(request.parameters["SECRET_HASH"], over: name, of: subject.client)
    try checkFlow(.custom, of: subject.client)
    guard subject.pool.triggers[.defineAuthChallenge] != nil else {
      throw .customAuthNotConfigured
    }
    try checkExistence(of: subject)
    try checkToldStanding(of: subject)
    try await askBeforeAuthentication(of: name, subject, request)

    var flow = CustomFlow(deviceKey: request.deviceKey, clientPublic: clientPublic)
    // True before anything is proved: that is how a function says that it wants no password.
    if clientPublic != nil { flow.add("SRP_A") }
    var attempt = newAttempt(named: name, subject, request)
    attempt.state.customFlow = flow
    attempt.state.isPasswordProved = false
    attempt.answered = .poolsTurn
    return attempt
  }

  /// The A of a flow that begins with a password; the model calls the parameter otherwise than the
  /// guide and clients do.
  private static func firstPublic(
    of request: SignInRequest
  ) throws(AuthenticationFailure) -> [UInt8]? {
    switch request.parameters["CHALLENGE_NAME"] ?? request.parameters["ChallengeName"] {
    case nil, "CUSTOM_CHALLENGE":
      return nil
    case "SRP_A":
      return try clientPublic(try request.required("SRP_A"))
    case .some:
      throw .invalidParameter("CHALLENGE_NAME must be SRP_A or CUSTOM_CHALLENGE")
    }
  }

  /// Reports the account's standing at once where the client reports existence.
  ///
  /// No step before the function's decision proves the user. So where existence is hidden, only a caller
  /// that the function lets in is told.
  private func checkToldStanding(of subject: SignInSubject) throws(AuthenticationFailure) {
    guard !subject.client.hidesUserExistence, let user = subject.user else { return }
    try user.standing.check(for: .customSignIn)
  }
}
