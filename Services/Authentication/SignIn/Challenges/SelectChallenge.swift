internal import AuthenticationCore
internal import Domain
internal import PublicOperations

extension ChallengeName {
  static let selectChallenge = ChallengeName("SELECT_CHALLENGE")
}

extension SignInChallenge {
  /// The user chooses how to begin, and may answer the choice in the same request (CHO-3).
  static let selectChallenge = choice(nil) { (request) throws(AuthenticationFailure) in
    try FirstChallenge(named: try request.required("ANSWER"), by: "ANSWER")
  }

  /// PASSWORD was chosen, and not shown.
  static let shownPassword = choice(.password) { _ in .password }

  /// PASSWORD_SRP was chosen, without A.
  static let passwordSRP = choice(.passwordSRP) { _ in .passwordSRP }

  /// Clients answer all three alike: Amplify answers PASSWORD by the name of SELECT_CHALLENGE.
  private static func choice(
    _ way: FirstChallenge?,
    answered: @escaping @Sendable (SignInRequest) throws(AuthenticationFailure) -> FirstChallenge
  ) -> SignInChallenge {
    SignInChallenge(
      name: way.map { ChallengeName($0.rawValue) } ?? .selectChallenge,
      steps: [.selectChallenge(way)],
      ask: { (signIn, attempt) throws(AuthenticationFailure) in
        try signIn.askForFirstFactor(way, attempt)
      },
      answer: { (signIn, request) async throws(AuthenticationFailure) in
        try await signIn.answerChoice(try answered(request), request)
      }
    )
  }
}

extension SignIn {
  fileprivate func askForFirstFactor(
    _ way: FirstChallenge?,
    _ attempt: SignInAttempt
  ) throws(AuthenticationFailure) -> SignInAnswer {
    let (subject, offer) = (attempt.subject, attempt.offer)
    var parameters = ["USERNAME": attempt.state.username]
    var challenge: [UInt8]?
    if way == nil, offer?.ways.contains(.passkey) == true {
      let fresh = random.bytes(Self.passkeyChallengeCount)
      challenge = fresh
      parameters[Self.passkeyOptions] = try passkeyOptions(by: fresh, attempt)
    }
    return SignInAnswer(
      challengeName: way?.rawValue ?? ChallengeName.selectChallenge.text,
      availableChallenges: way == nil ? offer?.ways.map(\.rawValue) : nil,
      session: try seal.text(
        self.challenge(.selectChallenge(passkeyChallenge: challenge), of: attempt),
        for: subject.client
      ),
      challengeParameters: parameters
    )
  }

  fileprivate func answerChoice(
    _ way: FirstChallenge,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let name = try request.requiredUsername()
    let clientPublic = try Self.offeredClientPublic(of: request, for: way)
    let cached = try await directory.cachedSettings(of: request)
    let asked = try askedChallenge(of: request, at: .selectChallenge(nil), for: cached)
    guard case .selectChallenge(let challenge) = asked.step else { throw .invalidSession }
    if way == .passkey, let challenge, let credential = request.parameters["CREDENTIAL"] {
      return try await attempt(
        byPasskey: credential,
        AskedPasskey(challenge: challenge, asked: asked),
        cached,
        request
      )
    }
    // By the name: where the user is unknown, that costs what a known one costs.
    let subject = try await directory.subject(named: asked.state.enteredName, for: request)
    try checkChoice(of: subject, request.door)
    try checkStillAsked(asked, of: subject, named: name, request.call)
    if way == .password, let password = request.parameters["PASSWORD"], !password.isEmpty {
      return try await attempt(byPassword: password, asked, subject, request)
    }
    // One message a session: otherwise one sign-in would send any number.
    if way.factor.medium != nil {
      guard try await secondFactors.consume(asked.key(in: subject.pool.id)) else {
        throw request.call.refusal(.usedSession, "the session was used before")
      }
    }
    var attempt = SignInAttempt(asked.state, of: subject, request, answered: .chose(way))
    attempt.state.deviceKey = request.deviceKey ?? asked.state.deviceKey
    attempt.state.clientPublic = clientPublic
    return attempt
  }

  /// The sign-in once the password was right.
  ///
  /// A wrong one is counted, and the session stays: what can be tried by it could be tried without.
  private func attempt(
    byPassword password: String,
    _ asked: AskedChallenge,
    _ subject: SignInContext,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    var attempt = try await attempt(
      byPassword: password,
      asked.state.enteredName,
      subject,
      request,
      isFunctionAsked: true
    )
    attempt.state = asked.state
    attempt.state.door = request.door
    attempt.state.deviceKey = request.deviceKey ?? asked.state.deviceKey
    return attempt
  }

  /// Refuses a choice or a code that is not the named user's, or whose user has changed since; of a name
  /// without a user as of any other.
  func checkStillAsked(
    _ asked: AskedChallenge,
    of subject: SignInContext,
    named name: String,
    _ call: Call
  ) throws(AuthenticationFailure) {
    guard asked.state.isMeant(by: name, in: subject.pool),
      subject.user.map({ $0.sub == asked.state.sub }) ?? true
    else { throw call.refusal(.invalidSession, "USERNAME is not the challenged user") }
    guard isCurrent(asked, for: subject.user, in: subject.pool) else {
      throw call.refusal(.invalidSession, "the password was replaced")
    }
  }
}
