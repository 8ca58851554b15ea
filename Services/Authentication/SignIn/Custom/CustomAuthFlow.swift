internal import AuthenticationCore

extension SignInFlow {
  static let custom = SignInFlow(
    names: ["CUSTOM_AUTH"],
    doors: [.client, .administrator]
  ) { (signIn, request) async throws(AuthenticationFailure) in
    try await signIn.beginCustomAuth(request)
  }
}

/// CUSTOM_AUTH: the pool's own functions say what is asked, and whether it is enough.
extension SignIn {
  func beginCustomAuth(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let name = try request.requiredUsername()
    let beginning = try Self.beginning(of: request)
    let subject = try await directory.subject(named: name, for: request)
    try checkFlow(.custom, of: subject.client, request.door)
    guard subject.pool.triggers[.defineAuthChallenge] != nil else {
      throw .customAuthNotConfigured
    }
    try checkExistence(of: subject)
    if case .password(let password) = beginning {
      return try await beginCustomAuth(name, password, subject, request)
    }
    try checkToldStanding(of: subject)
    try await askBeforeAuthentication(of: name, subject, request)

    let clientPublic = beginning.clientPublic
    var flow = CustomFlow(deviceKey: request.deviceKey, clientPublic: clientPublic)
    // True before anything is proved: that is how a function says that it wants no password.
    if clientPublic != nil { flow.add(Self.srpBeginning) }
    var attempt = newAttempt(named: name, subject, request)
    attempt.state.customFlow = flow
    attempt.answered = .poolsTurn
    return attempt
  }

  /// An administrator shows the password at once (CUS-21): the flow goes on as after PASSWORD_VERIFIER.
  private func beginCustomAuth(
    _ name: String,
    _ password: String,
    _ subject: SignInContext,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    var attempt = try await attempt(byPassword: password, name, subject, request)
    var flow = CustomFlow(deviceKey: request.deviceKey, clientPublic: nil)
    flow.add(Self.shownPassword)
    attempt.state.customFlow = flow
    return attempt
  }

  /// The rounds that a flow begins with.
  static let srpBeginning = "SRP_A"
  static let shownPassword = "ADMIN_NO_SRP_AUTH"

  /// What a flow begins with.
  private enum Beginning {
    case nothing
    /// A.
    case srp([UInt8])
    /// A password that an administrator shows.
    case password(String)

    var clientPublic: [UInt8]? {
      switch self {
      case .srp(let clientPublic): clientPublic
      case .nothing, .password: nil
      }
    }
  }

  /// The model calls the parameter otherwise than the guide and clients do.
  private static func beginning(
    of request: SignInRequest
  ) throws(AuthenticationFailure) -> Beginning {
    switch request.parameters["CHALLENGE_NAME"] ?? request.parameters["ChallengeName"] {
    case nil, "CUSTOM_CHALLENGE":
      return .nothing
    case srpBeginning:
      return .srp(try clientPublic(try request.required("SRP_A")))
    case shownPassword where request.door == .administrator:
      return .password(try request.required("PASSWORD"))
    case .some:
      throw .invalidParameter("CHALLENGE_NAME must be SRP_A or CUSTOM_CHALLENGE")
    }
  }

  /// Reports the account's standing at once where the client reports existence.
  ///
  /// No step before the function's decision proves the user. So where existence is hidden, only a caller
  /// that the function lets in is told.
  private func checkToldStanding(of subject: SignInContext) throws(AuthenticationFailure) {
    guard !subject.client.hidesUserExistence, let user = subject.user else { return }
    try user.standing.check(for: .signInWithoutPassword)
  }
}
