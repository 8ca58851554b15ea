internal import Cryptography
internal import Domain

/// SMS_MFA, SOFTWARE_TOKEN_MFA and EMAIL_OTP: a code that the user has at hand.
extension Authentication {
  /// Asks for the second factor where one applies; every flow comes here, whatever it proved first.
  func askForSecondFactor(
    _ signIn: ProvedSignIn,
    then next: AfterSecondFactor
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let user = signIn.user
    let need = try SecondFactorNeed(of: user, in: signIn.subject.pool)
    var proved: String?
    // Only a user's very first sign-in may count on what the sign-up proved, used or not.
    if let attribute = user.secondFactors.provedAtSignUp,
      try await users.endSignUpProof(of: user.sub, in: signIn.subject.pool.id)
    {
      proved = attribute
    }
    switch need {
    case .none:
      return try await continueAfterSecondFactor(signIn, next)
    case .code(let factor):
      // The code that confirmed the sign-up went to the same address a moment ago.
      if let medium = factor.medium, medium.attributeName == proved {
        return try await continueAfterSecondFactor(signIn, next)
      }
      return try await ask(for: factor, signIn, then: next)
    case .choice(let factors):
      return try await askForChoice(among: factors, signIn, then: next)
    case .setUp(let factors):
      return try askForSetUp(of: factors, signIn, then: next)
    }
  }

  /// Asks for the factor's code, which is sent where the user does not have it already.
  func ask(
    for factor: SecondFactor,
    _ signIn: ProvedSignIn,
    then next: AfterSecondFactor
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    var session = secondFactorSession(signIn, then: next)
    var parameters = ["USER_ID_FOR_SRP": signIn.user.username]
    if let medium = factor.medium {
      let destination = try destination(of: signIn.user, by: medium)
      let code = confirmationCodes.make()
      session.codeHash = confirmationCodes.hash(
        code,
        .authentication,
        sub: signIn.user.sub,
        destination: destination,
        in: signIn.subject.pool.id
      )
      try await secondFactors.send(try message(code, by: medium, to: destination, signIn))
      parameters["CODE_DELIVERY_DELIVERY_MEDIUM"] = medium.rawValue
      parameters["CODE_DELIVERY_DESTINATION"] = medium.masked(destination)
    } else {
      parameters["FRIENDLY_DEVICE_NAME"] = signIn.user.secondFactors.totpName
    }
    return SignInAnswer(
      challengeName: factor.rawValue,
      session: try session.text(for: .code(factor), sealer: sealer),
      challengeParameters: parameters
    )
  }

  func answerSecondFactor(
    _ request: SignInRequest,
    _ factor: SecondFactor
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let name = try request.requiredUsername()
    let code = try request.required(factor.answerParameter)
    let (session, kept) = try await openSession(of: request, at: .code(factor))
    let attempt = try await secondFactors.takeTry(session, at: clock.now())
    let subject = try await subject(attempt?.lookup, kept: kept)
    guard attempt?.isSpent == false, attempt?.hasSessionTry == true else {
      throw refusal(.invalidSession, "the session is spent", request.context)
    }
    let signIn = try resume(session, of: subject, named: name, request)
    guard attempt?.hasUserTry == true else {
      throw refusal(.tooManyFactorTries, "the user's tries are spent", request.context)
    }
    guard try SecondFactorNeed.accepts(factor, of: signIn.user, in: subject.pool) else {
      throw .mfaMethodNotFound("\(factor.rawValue) is not configured for the user.")
    }
    let step = try check(code, of: factor, session, signIn)
    try await secondFactors.finish(session, totpStep: step)
    return try await continueAfterSecondFactor(signIn, session.next)
  }

  /// Refuses a wrong code; returns the step of an authenticator's.
  private func check(
    _ code: String,
    of factor: SecondFactor,
    _ session: SecondFactorSession,
    _ signIn: ProvedSignIn
  ) throws(AuthenticationFailure) -> Int64? {
    let (user, pool) = (signIn.user, signIn.subject.pool.id)
    if let medium = factor.medium {
      let isRight = confirmationCodes.matches(
        code,
        session.codeHash,
        .authentication,
        sub: user.sub,
        // Of now: a code that went to an address which the user no longer has counts no more.
        destination: try destination(of: user, by: medium),
        in: pool
      )
      guard isRight else { throw refusal(.wrongSentCode, "the code is wrong", signIn.context) }
      return nil
    }
    guard let sealed = user.secondFactors.sealedTOTPSecret else {
      throw .softwareTokenMFANotFound("User does not have a software token.")
    }
    let totp = try softwareTokens.open(sealed, of: user.sub, in: pool)
    guard let step = totp.step(of: code, atUnixSeconds: clock.now().unixSeconds) else {
      throw refusal(.wrongTOTPCode, "the code is wrong", signIn.context)
    }
    return step
  }

  /// The session of a request, for a client that the request names.
  func openSession(
    of request: SignInRequest,
    at step: SecondFactorSession.Step
  ) async throws(AuthenticationFailure) -> (SecondFactorSession, ClientOfPool) {
    let kept = try await keptSettings(of: request)
    let session = try SecondFactorSession(
      request.session,
      for: step,
      sealer: sealer,
      now: clock.now()
    )
    guard session.pool == kept.pool.id, session.client == kept.client.id else {
      throw refusal(.invalidSession, "the session is another client's", request.context)
    }
    return (session, kept)
  }

  /// The sign-in as its session left it, with the user of now.
  func resume(
    _ session: SecondFactorSession,
    of subject: SignInSubject,
    named name: String,
    _ request: SignInRequest
  ) throws(AuthenticationFailure) -> ProvedSignIn {
    try checkSecretHash(request.parameters["SECRET_HASH"], over: name, of: subject.client)
    guard let user = subject.user, session.isMeant(by: name, user, in: subject.pool) else {
      throw refusal(.invalidSession, "USERNAME is not the challenged user", request.context)
    }
    guard user.status == .confirmed, user.salt ?? [] == session.salt else {
      throw refusal(.invalidSession, "the password was replaced", request.context)
    }
    guard user.isEnabled else { throw .userDisabled }
    return ProvedSignIn(
      user: user,
      subject: subject,
      typedName: session.typedName,
      // What was decided about the device stands: another key now changes nothing.
      deviceKey: session.deviceKey,
      clientPublic: session.clientPublic,
      isAdministrators: session.isAdministrators,
      context: request.context
    )
  }

  func secondFactorSession(
    _ signIn: ProvedSignIn,
    then next: AfterSecondFactor
  ) -> SecondFactorSession {
    SecondFactorSession(
      id: random.bytes(16),
      signIn: signIn,
      next: next,
      expiresAt: clock.now().adding(seconds: signIn.subject.client.sessionValiditySeconds)
    )
  }

  private func destination(
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
    _ signIn: ProvedSignIn
  ) throws(AuthenticationFailure) -> NewOutboxMessage {
    let texts = MessageTexts.authentication(
      code,
      username: signIn.user.username,
      by: medium,
      in: signIn.subject.pool
    )
    return try outboxMessage(
      OutboxContents(code: code, texts: texts),
      for: signIn.user.username,
      .authentication,
      by: medium,
      to: destination,
      in: signIn.subject.pool,
      client: signIn.subject.client.id
    )
  }
}
