internal import AuthenticationCore
internal import Domain
internal import GatehouseMessages

/// CUSTOM_CHALLENGE: what a pool's functions make and check.
extension SignIn {
  /// A picture as text is well below; more would only be held and passed on.
  private static let mostParameterBytes = 128 * 1024

  func askCustomChallenge(
    _ turn: CustomTurn
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let challenge = try await createAuthChallenge(turn, named: "CUSTOM_CHALLENGE")
    var parameters = challenge.publicChallengeParameters ?? [:]
    let size = parameters.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    let (client, pool) = (turn.subject.client, turn.subject.pool)
    let session = CustomSession(
      id: random.bytes(16),
      turn: turn,
      salt: salt(of: turn.subject.user, sub: turn.sub, in: pool),
      privateParametersJSON: try SettingsJSON.text(
        of: challenge.privateChallengeParameters ?? [:]
      ),
      metadata: challenge.challengeMetadata,
      expiresAt: clock.now().adding(seconds: client.sessionValiditySeconds)
    )
    guard size <= Self.mostParameterBytes,
      let text = try session.text(sealer: sealer, client: client)
    else {
      throw turn.call.refusal(
        .invalidLambdaResponse("The challenge of CreateAuthChallenge is too large."),
        "a challenge is larger than a Session can hold, or its parameters than an answer"
      )
    }
    parameters["USERNAME"] = turn.username
    return SignInAnswer(
      challengeName: "CUSTOM_CHALLENGE",
      session: text,
      challengeParameters: parameters
    )
  }

  func answerCustomChallenge(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let name = try request.requiredUsername()
    guard let answer = request.parameters["ANSWER"] else {
      throw .invalidParameter("Missing required parameter ANSWER")
    }
    let kept = try await directory.keptSettings(of: request)
    let session = try CustomSession(
      request.session,
      sealer: sealer,
      client: kept.client,
      now: clock.now()
    )
    let turn = try await turn(of: session, named: name, kept: kept, request)
    let isRight = try await verifyAuthChallengeResponse(
      turn,
      answer: answer,
      privateParameters: try SettingsJSON.decode(
        [String: String].self,
        from: session.privateParametersJSON
      )
    )
    if !isRight { try await count(wrong: turn) }
    var next = turn
    next.flow.add("CUSTOM_CHALLENGE", isRight: isRight, metadata: session.metadata)
    guard isRight else { return try await continueCustomAuth(next) }
    next.answeredChallenge = session.id
    do throws(AuthenticationFailure) {
      return try await continueCustomAuth(next)
    } catch .deviceNotFound {
      // Amplify forgets the device and answers the same challenge again.
      try await giveBack(session.id, in: kept.pool.id)
      throw .deviceNotFound
    }
  }

  /// The step of the session with whom it is about as of now; spends the session.
  private func turn(
    of session: CustomSession,
    named name: String,
    kept: ClientOfPool,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> CustomTurn {
    // Also by a wrong answer, and by one that no function comes to see: nobody tries two at once.
    let spending = try await spentChallenges.spend(
      session,
      failureName: CustomTurn.failureName(of: session.sub),
      at: clock.now(),
      kept: kept
    )
    let subject = try await directory.subject(spending?.lookup, kept: kept, request.call)
    try directory.checkSecretHash(request.parameters["SECRET_HASH"], over: name, of: subject.client)
    try checkFlow(.custom, of: subject.client)
    guard spending?.isFirst == true else {
      throw request.call.refusal(.usedSession, "the session was used before")
    }
    let typedName = session.flow.typedName
    let username =
      subject.user?.username ?? unknownUsers.username(typedName, in: subject.pool)
    guard subject.pool.isOne(name, of: [username, typedName, session.sub]) else {
      throw request.call.refusal(.invalidSession, "USERNAME is not the challenged user")
    }
    guard session.salt == salt(of: subject.user, sub: session.sub, in: subject.pool) else {
      throw request.call.refusal(.invalidSession, "the password was replaced")
    }
    try checkExistence(of: subject)
    guard !subject.isLocked else { throw .passwordAttemptsExceeded }
    var turn = CustomTurn(
      session.flow,
      of: subject,
      sub: session.sub,
      username: username,
      clientMetadata: request.clientMetadata,
      call: request.call
    )
    turn.flow.deviceKey = request.deviceKey ?? session.flow.deviceKey
    return turn
  }

  /// Counts a wrong answer as a wrong password is counted, of a name of its own.
  ///
  /// Otherwise a new flow for every few answers would be tried at the speed of the network, where
  /// the function's question stays the same: another flow is as good as another round.
  private func count(wrong turn: CustomTurn) async throws(AuthenticationFailure) {
    let verdict = try await passwordFailures.judge(
      isRight: false,
      of: turn.failureName,
      in: turn.subject.pool.id,
      at: clock.now()
    )
    guard verdict != .locked else { throw .passwordAttemptsExceeded }
  }

  /// Of one length for everybody, or the Session's would tell who does not exist.
  private func salt(of user: UserRecord?, sub: String, in pool: UserPoolSettings) -> [UInt8] {
    user?.salt ?? unknownUsers.salt(sub, in: pool.id)
  }
}
