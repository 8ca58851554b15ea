package import AuthenticationCore
internal import Domain

extension SignIn {
  /// Begins the flow that the request names.
  package func begin(
    _ flow: String?,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInOutcome {
    guard let flow else { throw .missing("authFlow") }
    guard !Self.refreshFlows.contains(flow) else {
      return .refreshed(try await refreshed(by: request))
    }
    guard let registered = SignInFlow.registry[flow], registered.doors.contains(request.door) else {
      throw .invalidParameter("Initiate Auth method not supported: \(flow)")
    }
    let client = try await checkClient(of: request)
    let attempt = try await registered.begin(self, request)
    try checkClient(of: request, as: attempt.subject.client, unlike: client)
    return try await advance(attempt)
  }

  /// The state of a sign-in that begins with the name.
  ///
  /// Both ids are made up for every name, so that the time does not show which names need them.
  func newAttempt(
    named name: String,
    _ subject: SignInContext,
    _ request: SignInRequest
  ) -> SignInAttempt {
    let enteredName = subject.pool.canonical(name)
    let unknownSub = unknownUsers.sub(enteredName, in: subject.pool.id)
    let unknownUsername = unknownUsers.username(enteredName, in: subject.pool)
    let state = SignInState(
      username: subject.user?.username ?? unknownUsername,
      sub: subject.user?.sub ?? unknownSub,
      enteredName: enteredName,
      deviceKey: request.deviceKey,
      door: request.door
    )
    return SignInAttempt(state, of: subject, request)
  }

  /// Refuses a flow that the client does not allow to those who call the API.
  func checkFlow(
    _ flow: AuthenticationFlow,
    of client: ClientSettings,
    _ door: Door
  ) throws(AuthenticationFailure) {
    guard door.isOfAPI, !client.allowedFlows.contains(flow) else { return }
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
