internal import AuthenticationCore
internal import AuthenticationNotifications
internal import Domain
internal import PublicOperations

extension SignInChallenge {
  /// EMAIL_OTP and SMS_OTP: a code that is sent to the user, in place of a password (CHO-4).
  static func firstCode(by medium: DeliveryMedium) -> SignInChallenge {
    let name = FirstFactor(medium: medium).rawValue
    return SignInChallenge(
      name: ChallengeName(name),
      steps: [.firstCode(medium)],
      ask: { (signIn, attempt) async throws(AuthenticationFailure) in
        try await signIn.askForFirstCode(by: medium, attempt)
      },
      answer: { (signIn, request) async throws(AuthenticationFailure) in
        try await signIn.answerFirstCode(try request.required("\(name)_CODE"), medium, request)
      }
    )
  }
}

extension SignIn {
  /// Sends the code, or does the same work where no user is to get one.
  fileprivate func askForFirstCode(
    by medium: DeliveryMedium,
    _ attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let (state, subject) = (attempt.state, attempt.subject)
    try await checkPause(of: attempt)
    let address = try await firstAddress(by: medium, attempt)
    let code = confirmationCodes.make(digits: medium.digits)
    let hash = confirmationCodes.hash(
      code,
      .authentication,
      sub: state.sub,
      destination: address.destination,
      in: subject.pool.id
    )
    try await send(code, to: address, attempt)
    return SignInAnswer(
      challengeName: FirstFactor(medium: medium).rawValue,
      session: try seal.text(
        challenge(.firstCode(medium, hash: hash), of: attempt),
        for: subject.client
      ),
      challengeParameters: [
        "CODE_DELIVERY_DELIVERY_MEDIUM": medium.rawValue,
        "CODE_DELIVERY_DESTINATION": medium.masked(address.destination),
        "USERNAME": state.username,
      ]
    )
  }

  /// Where the code goes, or would go.
  private func firstAddress(
    by medium: DeliveryMedium,
    _ attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> CodeAddress {
    let subject = attempt.subject
    let attributes = try subject.user?.attributes() ?? [:]
    let own = medium.verifiedAddress(in: attributes).map {
      CodeAddress(medium: medium, destination: $0)
    }
    guard subject.client.hidesUserExistence else {
      guard let own else { throw .internalFault("a code without an address") }
      return own
    }
    let madeUp = unknownUsers.address(
      attempt.state.enteredName,
      by: [medium],
      in: subject.pool.id,
      like: try await directory.addressProfiles.profile(of: subject.pool.id)
    )
    return attempt.offer?.isMadeUp == false ? own ?? madeUp : madeUp
  }

  /// One code in twenty seconds for a name and network: a stranger elsewhere cannot use up the user's.
  private func checkPause(of attempt: SignInAttempt) async throws(AuthenticationFailure) {
    let (call, pool) = (attempt.call, attempt.subject.pool.id)
    let network = attempt.state.door == .administrator ? nil : call.sourceNetwork
    let usedUp = try await allowances.take(
      [
        Allowance(
          "codes that sign-ins begin with",
          key: allowances.key("\(attempt.state.username)|\(network ?? "")", in: pool),
          count: 1
        )
      ],
      ofPeriod: Self.secondsBetweenCodes,
      in: pool,
      at: clock.now()
    )
    guard usedUp == nil else {
      throw call.refusal(.tooManyCodes, "a code was sent less than twenty seconds ago")
    }
  }

  private static let secondsBetweenCodes: Int64 = 20

  private func send(
    _ code: String,
    to address: CodeAddress,
    _ attempt: SignInAttempt
  ) async throws(AuthenticationFailure) {
    let subject = attempt.subject
    let username = subject.user?.username ?? attempt.state.username
    let message = UnwrittenMessage(
      .authentication,
      code: code,
      shownUsername: username,
      clientMetadata: attempt.clientMetadata,
      of: attempt.call
    )
    var isDecoy = attempt.offer?.isMadeUp ?? true
    let recipient = MessageRecipient(
      username: username,
      attributes: try subject.user?.eventAttributes() ?? [:],
      address: address,
      in: subject.pool,
      client: subject.client.id,
      cause: isDecoy ? .decoy : .signInCode
    )
    guard subject.client.hidesUserExistence else {
      try await secondFactors.send(
        try await composer.message(
          message,
          .authentication,
          to: recipient,
          refusing: .tooManyCodes,
          attempt.call
        )
      )
      return
    }
    // Beyond the day's messages: reported as sent, as to a name that no user has.
    if try await !composer.mayBeSent(to: recipient, attempt.call) { isDecoy = true }
    let queued = try composer.queued(message, .authentication, to: recipient)
    try await secondFactors.send(queued, isDecoy: isDecoy)
  }

  fileprivate func answerFirstCode(
    _ code: String,
    _ medium: DeliveryMedium,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let name = try request.requiredUsername()
    let cached = try await directory.cachedSettings(of: request)
    let asked = try askedChallenge(of: request, at: .firstCode(medium), for: cached)
    guard case .firstCode(_, let hash) = asked.step else { throw .invalidSession }
    let key = asked.key(in: cached.pool.id)
    let taken = try await secondFactors.takeSessionTry(key, for: cached.client.id)
    let subject = try await directory.subject(taken?.lookup, cached: cached, request.call)
    try checkChoice(of: subject, request.door)
    guard taken?.isConsumed == false else {
      throw request.call.refusal(.usedSession, "the session was used before")
    }
    guard taken?.hasSessionTry == true else {
      throw request.call.refusal(.invalidSession, "the session's tries are spent")
    }
    try checkStillAsked(asked, of: subject, named: name, request.call)
    let isRight = try isFirstCode(code, hash, medium, asked, subject)
    try await judgeFirstCode(isRight: isRight, asked, subject, request)
    guard try await secondFactors.consume(key) else {
      throw request.call.refusal(.usedSession, "the session was used before")
    }
    var attempt = SignInAttempt(asked.state, of: subject, request)
    attempt.answered = .firstFactor(.oneTimeCode(medium))
    return attempt
  }

  /// Whether the code is the one that went to the address which the user still has, and has verified.
  ///
  /// Compared for a name without a user as well.
  private func isFirstCode(
    _ code: String,
    _ hash: [UInt8],
    _ medium: DeliveryMedium,
    _ asked: AskedChallenge,
    _ subject: SignInContext
  ) throws(AuthenticationFailure) -> Bool {
    let address = medium.verifiedAddress(in: try subject.user?.attributes() ?? [:])
    let isRight = try confirmationCodes.matches(
      code,
      hash,
      .authentication,
      sub: asked.state.sub,
      destination: address ?? "",
      in: subject.pool.id
    )
    return isRight && address != nil
      && subject.pool.allowedFirstFactors.contains(FirstFactor(medium: medium))
  }

  /// Counts a code as a password is counted, of a name of its own.
  ///
  /// Over all sessions, so that a new one buys no new tries; and the right code passes the lock from where the
  /// user has signed in before.
  private func judgeFirstCode(
    isRight: Bool,
    _ asked: AskedChallenge,
    _ subject: SignInContext,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) {
    let pool = subject.pool.id
    let origins = origins(
      ofGuessAt: asked.state.username,
      deviceKey: nil,
      in: pool,
      request
    )
    let counted = unknownUsers.counted(asked.state.username, in: pool)
    let verdict = try await passwordFailures.judge(
      isRight: isRight,
      of: .firstCode(of: subject.user?.username ?? counted),
      from: origins,
      in: pool,
      at: clock.now()
    )
    switch verdict {
    case .right: return
    case .locked:
      throw request.call.refusal(.tooManyFactorTries, "too many codes of the name were wrong")
    case .slowed:
      throw request.call.refusal(
        .rateExceeded,
        "too many guesses from the caller's network were wrong"
      )
    case .wrong:
      try await countFailure(from: origins, in: pool, call: request.call)
      throw request.call.refusal(.wrongSentCode, "the code is wrong")
    }
  }
}

extension DeliveryMedium {
  /// How many digits the code of a sign-in has.
  fileprivate var digits: Int {
    switch self {
    case .email: 8
    case .sms: 6
    }
  }
}
