internal import AuthenticationCore
internal import Domain
internal import PublicOperations

extension ChallengeName {
  static let customChallenge = ChallengeName("CUSTOM_CHALLENGE")
}

extension SignInChallenge {
  /// What a pool's functions make and check.
  static let customChallenge = SignInChallenge(
    name: .customChallenge,
    steps: [.customChallenge],
    ask: { (signIn, attempt) async throws(AuthenticationFailure) in
      try await signIn.askCustomChallenge(attempt)
    },
    answer: { (signIn, request) async throws(AuthenticationFailure) in
      try await signIn.answerCustomChallenge(request)
    }
  )
}

extension SignIn {
  /// A picture as text is well below; more would only be held and passed on.
  private static let maxParameterBytes = 128 * 1024
  /// As many as the model lets a Session have.
  private static let maxSession = 4096

  fileprivate func askCustomChallenge(
    _ attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let name = ChallengeName.customChallenge.text
    let (question, shown) = try await question(of: attempt)
    var parameters = shown
    let size = parameters.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    var asked = challenge(.customChallenge(question), of: attempt)
    // The flow has it.
    asked.state.deviceKey = nil
    let session = try seal.text(asked, for: attempt.subject.client)
    guard size <= Self.maxParameterBytes, session.utf8.count <= Self.maxSession else {
      throw attempt.call.refusal(
        .invalidLambdaResponse("The challenge of CreateAuthChallenge is too large."),
        "a challenge is larger than a Session can hold, or its parameters than an answer"
      )
    }
    parameters["USERNAME"] = attempt.state.username
    return SignInAnswer(challengeName: name, session: session, challengeParameters: parameters)
  }

  /// A new question with what the client is shown of it, or the one that has no verdict yet.
  private func question(
    of attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> (SignInStep.CustomQuestion, shown: [String: String]) {
    if case .answerWithoutVerdict(let question) = attempt.answered {
      let shown = try question.publicParametersJSON.map { text throws(AuthenticationFailure) in
        try SettingsJSON.decode([String: String].self, from: text)
      }
      return (question, shown ?? [:])
    }
    let made = try await createAuthChallenge(attempt, named: ChallengeName.customChallenge.text)
    let shown = made.publicChallengeParameters ?? [:]
    let question = SignInStep.CustomQuestion(
      privateParametersJSON: try SettingsJSON.text(of: made.privateChallengeParameters ?? [:]),
      metadata: made.challengeMetadata,
      publicParametersJSON: isApp(.verifyAuthChallengeResponse, in: attempt.subject.pool)
        ? try SettingsJSON.text(of: shown) : nil
    )
    return (question, shown)
  }

  fileprivate func answerCustomChallenge(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let name = try request.requiredUsername()
    guard let answer = request.parameters["ANSWER"] else {
      throw .invalidParameter("Missing required parameter ANSWER")
    }
    let cached = try await directory.cachedSettings(of: request)
    let asked = try askedChallenge(of: request, at: .customChallenge, for: cached)
    guard case .customChallenge(let question) = asked.step else { throw .invalidSession }
    var attempt = try await resumeCustom(asked, named: name, cached: cached, request)
    let verdict = try await verifyAuthChallengeResponse(
      attempt,
      answer: answer,
      privateParameters: try SettingsJSON.decode(
        [String: String].self,
        from: question.privateParametersJSON
      )
    )
    let isRight: Bool
    switch verdict {
    case .app(.pending):
      // No round, and no wrong answer: the same challenge comes again.
      attempt.answered = .answerWithoutVerdict(question)
      return attempt
    case .app(.refused):
      throw request.call.refusal(.incorrectPassword, "the user's app did not confirm the sign-in")
    case .app(.approved(let approval)):
      attempt.noteInFlow(approval, at: clock.now())
      isRight = true
    case .app(.wrong): isRight = false
    case .function(let isAnswerRight): isRight = isAnswerRight
    }
    if !isRight { try await countWrongAnswer(to: attempt) }
    attempt.state.customFlow?.add(
      ChallengeName.customChallenge.text,
      isRight: isRight,
      metadata: question.metadata
    )
    attempt.state.answeredChallenge = isRight ? asked.id : nil
    return attempt
  }

  /// The sign-in as of now, of a user who may not exist; consumes the challenge.
  private func resumeCustom(
    _ asked: AskedChallenge,
    named name: String,
    cached: ClientAndPool,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    // Also for a wrong answer, and for one that no function sees: an attacker cannot try two at once.
    let consuming = try await consumedChallenges.consume(
      asked.key(in: cached.pool.id),
      failureName: asked.state.customFailureName,
      at: clock.now(),
      cached: cached
    )
    let subject = try await directory.subject(consuming?.lookup, cached: cached, request.call)
    try checkFlow(.custom, of: subject.client, request.door)
    guard consuming?.isFirst == true else {
      throw request.call.refusal(.usedSession, "the session was used before")
    }
    guard asked.state.isMeant(by: name, in: subject.pool) else {
      throw request.call.refusal(.invalidSession, "USERNAME is not the challenged user")
    }
    guard isCurrent(asked, for: subject.user, in: subject.pool) else {
      throw request.call.refusal(.invalidSession, "the password was replaced")
    }
    try checkExistence(of: subject)
    guard !subject.isLocked else { throw .passwordAttemptsExceeded }
    var attempt = SignInAttempt(asked.state, of: subject, request, answered: .poolsTurn)
    attempt.state.customFlow?.deviceKey = request.deviceKey ?? asked.state.customFlow?.deviceKey
    return attempt
  }

  /// Counts a wrong answer as a wrong password is counted, of a name of its own.
  ///
  /// Otherwise a new flow for every few answers would be tried at the speed of the network, where
  /// the function's question stays the same: another flow is as good as another round.
  private func countWrongAnswer(to attempt: SignInAttempt) async throws(AuthenticationFailure) {
    let verdict = try await passwordFailures.judge(
      isRight: false,
      of: attempt.state.customFailureName,
      in: attempt.subject.pool.id,
      at: clock.now()
    )
    guard verdict != .locked else { throw .passwordAttemptsExceeded }
  }
}
