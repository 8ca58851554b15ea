internal import AuthenticationCore
internal import Cryptography
internal import Domain

/// CUSTOM_AUTH: the pool's own functions say what is asked, and whether it is enough.
extension SignIn {
  func beginCustomAuth(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAnswer {
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

    let typedName = subject.pool.canonical(name)
    var flow = CustomFlow(
      typedName: typedName,
      deviceKey: request.deviceKey,
      isAdministrators: request.isAdministrators,
      clientPublic: clientPublic.map { Base64.encode($0) }
    )
    // True before anything is proved: that is how a function says that it wants no password.
    if clientPublic != nil { flow.add("SRP_A") }
    return try await continueCustomAuth(
      CustomTurn(
        flow,
        of: subject,
        sub: subject.user?.sub ?? unknownUsers.sub(typedName, in: subject.pool.id),
        username: subject.user?.username
          ?? unknownUsers.username(typedName, in: subject.pool),
        clientMetadata: [:],
        call: request.call
      )
    )
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

  /// Where the client may know who exists, where the user stands is told at once, as nothing proves
  /// the user before a function says so; otherwise whoever gets through hears it.
  private func checkToldStanding(of subject: SignInSubject) throws(AuthenticationFailure) {
    guard !subject.client.hidesUserExistence, let user = subject.user else { return }
    try user.standing.check(for: .customSignIn)
  }

  /// Asks the pool what comes next, and begins it.
  func continueCustomAuth(
    _ turn: CustomTurn
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let decision = try await defineAuthChallenge(turn)
    guard decision.failAuthentication != true else {
      throw turn.call.refusal(
        .incorrectPassword,
        "the function of DefineAuthChallenge fails the sign-in"
      )
    }
    if decision.issueTokens == true { return try await finishCustomAuth(turn) }
    guard turn.flow.rounds.count < CustomFlow.mostRounds else {
      throw turn.call.refusal(.incorrectPassword, "the sign-in has too many rounds")
    }
    switch decision.challengeName {
    case "CUSTOM_CHALLENGE":
      return try await askCustomChallenge(turn)
    case "PASSWORD_VERIFIER":
      return try askForPassword(turn)
    case "DEVICE_SRP_AUTH":
      return try await askForDevice(turn)
    default:
      throw turn.call.refusal(
        .invalidLambdaResponse("Unrecognizable lambda output"),
        "the function of DefineAuthChallenge names no challenge that there is"
      )
    }
  }

  private func askForPassword(
    _ turn: CustomTurn
  ) throws(AuthenticationFailure) -> SignInAnswer {
    guard let clientPublic = turn.flow.clientPublic.flatMap({ Base64.decode($0) }) else {
      throw turn.call.refusal(
        .invalidLambdaResponse("Unrecognizable lambda output"),
        "PASSWORD_VERIFIER is asked for without SRP_A, or again"
      )
    }
    var flow = turn.flow
    // Stands in the block itself.
    flow.clientPublic = nil
    return try askForPassword(
      of: turn.subject,
      named: flow.typedName,
      clientPublic: clientPublic,
      deviceKey: flow.deviceKey,
      customFlow: flow
    )
  }

  /// What comes after a password, a second factor or a device's proof that the flow asked for.
  func resumeCustomAuth(
    _ flow: CustomFlow,
    _ signIn: ProvedSignIn,
    end: CustomFlow.End
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    var flow = flow
    flow.end = end
    flow.isFactorGiven = signIn.isFactorGiven
    return try await continueCustomAuth(
      CustomTurn(
        flow,
        of: SignInSubject(
          client: signIn.subject.client,
          pool: signIn.subject.pool,
          user: signIn.user,
          isLocked: false
        ),
        sub: signIn.user.sub,
        username: signIn.user.username,
        clientMetadata: signIn.clientMetadata,
        call: signIn.call
      )
    )
  }
}
