internal import AuthenticationCore
internal import Domain

extension ChallengeName {
  static let selectMFAType = ChallengeName("SELECT_MFA_TYPE")
}

extension SignInChallenge {
  /// A user who has several factors and prefers none says which.
  static let selectMFAType = SignInChallenge(
    name: .selectMFAType,
    steps: [.selectMFAType],
    ask: { (signIn, attempt) throws(AuthenticationFailure) in try signIn.askForChoice(attempt) },
    answer: { (signIn, request) async throws(AuthenticationFailure) in
      try await signIn.answerSelectMFAType(request)
    }
  )
}

extension SignIn {
  fileprivate func askForChoice(
    _ attempt: SignInAttempt
  ) throws(AuthenticationFailure) -> SignInAnswer {
    let (user, subject) = (try attempt.knownUser(), attempt.subject)
    guard case .choice(let factors) = try attempt.stillNeeds(of: user).factor else {
      throw .internalFault("a choice among no factors")
    }
    return SignInAnswer(
      challengeName: ChallengeName.selectMFAType.text,
      session: try seal.text(challenge(.selectMFAType, of: attempt), for: subject.client),
      challengeParameters: [
        "MFAS_CAN_CHOOSE": try SecondFactor.list(factors),
        "USER_ID_FOR_SRP": user.username,
      ]
    )
  }

  fileprivate func answerSelectMFAType(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let name = try request.requiredUsername()
    let answer = try request.required("ANSWER")
    let cached = try await directory.cachedSettings(of: request)
    let asked = try askedChallenge(of: request, at: .selectMFAType, for: cached)
    let subject = try await directory.subject(sub: asked.state.sub, cached: cached, request.call)
    var attempt = try resume(asked, of: subject, named: name, request)
    guard let factor = SecondFactor(choice: answer),
      try SecondFactorNeed.accepts(
        factor,
        of: attempt.knownUser(),
        in: subject.pool,
        isForRisk: attempt.state.risk?.asksForFactor ?? false
      ),
      try attempt.mayLead(factor)
    else { throw .invalidParameter("Invalid MFA type selected: \(answer)") }
    // One choice a session: otherwise one password would buy any number of messages.
    guard try await secondFactors.consume(asked.key(in: subject.pool.id)) else {
      throw request.call.refusal(.usedSession, "the session was used before")
    }
    attempt.answered = .factorChoice(factor)
    return attempt
  }
}
