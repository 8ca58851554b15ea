internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import Cryptography
internal import Domain

/// SMS_MFA, SOFTWARE_TOKEN_MFA and EMAIL_OTP: a code that the user has at hand.
extension SignIn {
  /// Asks for the second factor where one applies; every flow comes here, whatever it proved first.
  func askForSecondFactor(
    _ need: SecondFactorNeed,
    _ signIn: ProvedSignIn,
    then next: AfterSecondFactor
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let user = signIn.user
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
        var signIn = signIn
        signIn.isFactorGiven = true
        return try await continueAfterSecondFactor(signIn, next)
      }
      return try await ask(for: factor, signIn)
    case .choice(let factors):
      return try askForChoice(among: factors, signIn)
    case .setUp(let factors):
      return try askForSetUp(of: factors, signIn)
    }
  }

  /// Asks for the factor's code, which is sent where the user does not have it already: to the
  /// user's address, or to one that is to become it.
  func ask(
    for factor: SecondFactor,
    at newAddress: String? = nil,
    _ signIn: ProvedSignIn
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    var session = secondFactorSession(signIn)
    var parameters = ["USER_ID_FOR_SRP": signIn.user.username]
    session.newAddress = newAddress ?? ""
    if let medium = factor.medium {
      let destination =
        if let newAddress { newAddress } else { try destination(of: signIn.user, by: medium) }
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
    try checkRecoveryCodeUse(code, request, kept.pool)
    let attempt = try await secondFactors.takeTry(session, at: clock.now())
    let subject = try await directory.subject(attempt?.lookup, kept: kept, request.call)
    guard attempt?.isSpent == false else {
      throw request.call.refusal(.usedSession, "the session was used before")
    }
    guard attempt?.hasSessionTry == true else {
      throw request.call.refusal(.invalidSession, "the session's tries are spent")
    }
    var signIn = try resume(session, of: subject, named: name, request)
    guard attempt?.hasUserTry == true else {
      throw request.call.refusal(.tooManyFactorTries, "the user's tries are spent")
    }
    guard session.newAddress.isEmpty else {
      try checkSentCode(code, to: session.newAddress, session, signIn)
      try await checkDevice(of: signIn)
      return try await finishEmailSetUp(session, signIn, kept, request)
    }
    guard try SecondFactorNeed.accepts(factor, of: signIn.user, in: subject.pool) else {
      throw .mfaMethodNotFound("\(factor.rawValue) is not configured for the user.")
    }
    let proof = try check(code, of: factor, session, signIn)
    // Clients that are told of an unknown device forget it, and repeat the Session and the code.
    try await checkDevice(of: signIn)
    let fresh = try freshRecoveryCodes(for: signIn, request)
    if fresh != nil || proof.isRecoveryCode { try await signIn.call.beginChange() }
    try await secondFactors.finish(session, proof, recoveryCodes: fresh?.hashes)
    signIn.customFlow?.add(factor.rawValue)
    if case .sentCode = proof {
      signIn = try await verifyAddress(ofCodeBy: factor, signIn, kept)
    }
    return try await continueAfterGivenFactor(signIn).showing(fresh)
  }

  /// Refuses a wrong code; returns what makes a right one worthless from now on.
  private func check(
    _ code: String,
    of factor: SecondFactor,
    _ session: SecondFactorSession,
    _ signIn: ProvedSignIn
  ) throws(AuthenticationFailure) -> SecondFactorProof {
    let (user, pool) = (signIn.user, signIn.subject.pool)
    if pool.offersRecoveryCodes, let code = RecoveryCode(code) {
      let hashes = user.secondFactors.recoveryCodeHashes
      guard let hash = try recoveryCodes.match(code, hashes, sub: user.sub, in: pool.id)
      else {
        throw signIn.call.refusal(.wrongCode(of: factor), "the recovery code is wrong")
      }
      return .recoveryCode(hash: hash, wrong: .wrongCode(of: factor))
    }
    if let medium = factor.medium {
      // Of now: a code that went to an address which the user no longer has counts no more.
      let destination = try destination(of: user, by: medium)
      try checkSentCode(code, to: destination, session, signIn)
      return .sentCode
    }
    guard let sealed = user.secondFactors.sealedTOTPSecret else {
      throw .softwareTokenMFANotFound("User does not have a software token.")
    }
    let totp = try softwareTokens.open(sealed, of: user.sub, in: pool.id)
    guard let step = totp.step(of: code, atUnixSeconds: clock.now().unixSeconds) else {
      throw signIn.call.refusal(.wrongTOTPCode, "the code is wrong")
    }
    return .softwareToken(step: step)
  }

  private func checkSentCode(
    _ code: String,
    to destination: String,
    _ session: SecondFactorSession,
    _ signIn: ProvedSignIn
  ) throws(AuthenticationFailure) {
    let isRight = try confirmationCodes.matches(
      code,
      session.codeHash,
      .authentication,
      sub: signIn.user.sub,
      destination: destination,
      in: signIn.subject.pool.id
    )
    guard isRight else { throw signIn.call.refusal(.wrongSentCode, "the code is wrong") }
  }

  /// The session of a request, for a client that the request names.
  func openSession(
    of request: SignInRequest,
    at step: SecondFactorSession.Step
  ) async throws(AuthenticationFailure) -> (SecondFactorSession, ClientOfPool) {
    let kept = try await directory.keptSettings(of: request)
    let session = try SecondFactorSession(
      request.session,
      for: step,
      sealer: sealer,
      now: clock.now()
    )
    guard session.pool == kept.pool.id, session.client == kept.client.id else {
      throw request.call.refusal(.invalidSession, "the session is another client's")
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
    try directory.checkSecretHash(request.parameters["SECRET_HASH"], over: name, of: subject.client)
    guard let user = subject.user, session.isMeant(by: name, user, in: subject.pool) else {
      throw request.call.refusal(.invalidSession, "USERNAME is not the challenged user")
    }
    guard user.status == .confirmed, user.salt ?? [] == session.salt else {
      throw request.call.refusal(.invalidSession, "the password was replaced")
    }
    try user.standing.check(for: .anyUse)
    return ProvedSignIn(
      user: user,
      subject: subject,
      typedName: session.typedName,
      deviceKey: request.deviceKey,
      clientPublic: session.clientPublic,
      // Nobody goes on from here without having given or set up a factor.
      isFactorGiven: true,
      customFlow: session.customFlow,
      isAdministrators: session.isAdministrators,
      clientMetadata: request.clientMetadata,
      call: request.call
    )
  }

  func secondFactorSession(
    _ signIn: ProvedSignIn
  ) -> SecondFactorSession {
    SecondFactorSession(
      id: random.bytes(16),
      signIn: signIn,
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
    return try outboxMessages.message(
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
