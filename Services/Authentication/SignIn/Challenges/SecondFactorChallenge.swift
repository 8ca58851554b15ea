internal import AuthenticationCore
internal import AuthenticationNotifications
internal import Cryptography
internal import Domain

extension SignInChallenge {
  /// SMS_MFA, SOFTWARE_TOKEN_MFA and EMAIL_OTP: a code that the user has at hand.
  static func code(of factor: SecondFactor) -> SignInChallenge {
    SignInChallenge(
      name: ChallengeName(factor.rawValue),
      steps: [.code(factor)],
      ask: { (signIn, attempt) async throws(AuthenticationFailure) in
        try await signIn.askForCode(of: factor, attempt)
      },
      answer: { (signIn, request) async throws(AuthenticationFailure) in
        try await signIn.answerSecondFactor(request, factor)
      }
    )
  }
}

extension SignIn {
  /// Asks for the factor's code, which is sent where the user does not have it already: to the
  /// user's address, or to one that is to become it.
  fileprivate func askForCode(
    of factor: SecondFactor,
    _ attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let (user, subject) = (try attempt.knownUser(), attempt.subject)
    var parameters = ["USER_ID_FOR_SRP": user.username]
    var sent = SignInStep.SentCode()
    if case .newAddress(let address) = attempt.answered { sent.newAddress = address }
    if let medium = factor.medium {
      let destination =
        if let address = sent.newAddress { address } else {
          try Self.destination(of: user, by: medium)
        }
      let code = confirmationCodes.make()
      sent.hash = confirmationCodes.hash(
        code,
        .authentication,
        sub: user.sub,
        destination: destination,
        in: subject.pool.id
      )
      try await secondFactors.send(
        try await message(code, by: medium, to: destination, attempt)
      )
      parameters["CODE_DELIVERY_DELIVERY_MEDIUM"] = medium.rawValue
      parameters["CODE_DELIVERY_DESTINATION"] = medium.masked(destination)
    } else {
      parameters["FRIENDLY_DEVICE_NAME"] = user.secondFactors.totpName
    }
    return SignInAnswer(
      challengeName: factor.rawValue,
      session: try seal.text(challenge(.code(factor, sent), of: attempt), for: subject.client),
      challengeParameters: parameters
    )
  }

  fileprivate func answerSecondFactor(
    _ request: SignInRequest,
    _ factor: SecondFactor
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let name = try request.requiredUsername()
    let code = try request.required(factor.answerParameter)
    let cached = try await directory.cachedSettings(of: request)
    let asked = try askedChallenge(of: request, at: .code(factor), for: cached)
    guard case .code(_, let sent) = asked.step else { throw .invalidSession }
    try checkRecoveryCodeUse(code, request, cached.pool)
    let key = asked.key(in: cached.pool.id)
    let taken = try await secondFactors.takeTry(key, for: cached.client.id, at: clock.now())
    let subject = try await directory.subject(taken?.lookup, cached: cached, request.call)
    guard taken?.isConsumed == false else {
      throw request.call.refusal(.usedSession, "the session was used before")
    }
    guard taken?.hasSessionTry == true else {
      throw request.call.refusal(.invalidSession, "the session's tries are spent")
    }
    var attempt = try resume(asked, of: subject, named: name, afterFactor: factor.proof, request)
    guard taken?.hasUserTry == true else {
      throw request.call.refusal(.tooManyFactorTries, "the user's tries are spent")
    }
    if let address = sent.newAddress {
      try checkSentCode(code, sent, to: address, attempt)
      try await checkDevice(of: attempt)
      return try await finishEmailSetUp(address, asked, attempt, cached, request)
    }
    let user = try attempt.knownUser()
    let isForRisk = attempt.state.risk?.asksForFactor ?? false
    guard
      try SecondFactorNeed.accepts(factor, of: user, in: subject.pool, isForRisk: isForRisk)
    else {
      throw .mfaMethodNotFound("\(factor.rawValue) is not configured for the user.")
    }
    let proof: SecondFactorProof
    do throws(AuthenticationFailure) {
      proof = try check(code, of: factor, sent, attempt)
    } catch {
      recordWrongFactor(attempt)
      throw error
    }
    // Clients that are told of an unknown device forget it, and repeat the Session and the code.
    try await checkDevice(of: attempt)
    let fresh = try freshRecoveryCodes(for: attempt, request)
    if fresh != nil || proof.isRecoveryCode { try await request.call.beginChange() }
    try await secondFactors.finish(key, proof, recoveryCodes: fresh?.hashes)
    attempt.recoveryCodes = fresh
    if proof.isRecoveryCode { attempt.answered = .secondFactor(.recoveryCode) }
    if fresh != nil { try await endSessions(of: attempt, by: .factorChange) }
    attempt.state.customFlow?.add(factor.rawValue)
    guard case .sentCode = proof else { return attempt }
    return try await verifyAddress(ofCodeBy: factor, attempt, cached)
  }

  /// The sign-in once its second factor is given or set up: the device that this answer names decides,
  /// or none.
  func resume(
    _ asked: AskedChallenge,
    of subject: SignInContext,
    named name: String,
    afterFactor proof: Proof.Kind,
    _ request: SignInRequest
  ) throws(AuthenticationFailure) -> SignInAttempt {
    var attempt = try resume(asked, of: subject, named: name, request)
    attempt.answered = .secondFactor(proof)
    attempt.state.deviceKey = request.deviceKey
    return attempt
  }

  /// Refuses a wrong code; returns what makes a right one worthless from now on.
  private func check(
    _ code: String,
    of factor: SecondFactor,
    _ sent: SignInStep.SentCode,
    _ attempt: SignInAttempt
  ) throws(AuthenticationFailure) -> SecondFactorProof {
    let (user, pool) = (try attempt.knownUser(), attempt.subject.pool)
    if pool.offersRecoveryCodes, let code = RecoveryCode(code) {
      let hashes = user.secondFactors.recoveryCodeHashes
      guard let hash = try recoveryCodes.match(code, hashes, sub: user.sub, in: pool.id)
      else {
        throw attempt.call.refusal(.wrongCode(of: factor), "the recovery code is wrong")
      }
      return .recoveryCode(hash: hash, wrong: .wrongCode(of: factor))
    }
    if let medium = factor.medium {
      // The present address: a code that went to one which the user no longer has does not count.
      let destination = try Self.destination(of: user, by: medium)
      try checkSentCode(code, sent, to: destination, attempt)
      return .sentCode
    }
    guard let sealed = user.secondFactors.sealedTOTPSecret else {
      throw .softwareTokenMFANotFound("User does not have a software token.")
    }
    let totp = try softwareTokens.open(sealed, of: user.sub, in: pool.id)
    guard let step = totp.step(of: code, atUnixSeconds: clock.now().unixSeconds) else {
      throw attempt.call.refusal(.wrongTOTPCode, "the code is wrong")
    }
    return .softwareToken(step: step)
  }

  private func checkSentCode(
    _ code: String,
    _ sent: SignInStep.SentCode,
    to destination: String,
    _ attempt: SignInAttempt
  ) throws(AuthenticationFailure) {
    let isRight = try confirmationCodes.matches(
      code,
      sent.hash ?? [],
      .authentication,
      sub: attempt.state.sub,
      destination: destination,
      in: attempt.subject.pool.id
    )
    guard isRight else { throw attempt.call.refusal(.wrongSentCode, "the code is wrong") }
  }

  private static func destination(
    of user: UserRecord,
    by medium: DeliveryMedium
  ) throws(AuthenticationFailure) -> String {
    guard let destination = try user.attributes()[medium.attributeName] else {
      throw .mfaMethodNotFound("The user has no \(medium.attributeName).")
    }
    return destination
  }

  private func message(
    _ code: String,
    by medium: DeliveryMedium,
    to destination: String,
    _ attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> NewOutboxMessage {
    let (user, subject) = (try attempt.knownUser(), attempt.subject)
    return try await composer.message(
      UnwrittenMessage(
        .authentication,
        code: code,
        shownUsername: user.username,
        clientMetadata: attempt.clientMetadata,
        of: attempt.call
      ),
      .authentication,
      to: MessageRecipient(
        username: user.username,
        attributes: try user.eventAttributes(),
        address: CodeAddress(medium: medium, destination: destination),
        in: subject.pool,
        client: subject.client.id,
        cause: .signIn
      ),
      refusing: .tooManyCodes,
      attempt.call
    )
  }
}
