internal import AuthenticationCore
internal import Cryptography
internal import Domain
internal import RPC

extension ChallengeName {
  static let passwordVerifier = ChallengeName("PASSWORD_VERIFIER")
}

extension SignInChallenge {
  /// The second step of SRP.
  static let passwordVerifier = SignInChallenge(
    name: .passwordVerifier,
    steps: [.passwordVerifier],
    ask: { (signIn, attempt) throws(AuthenticationFailure) in try signIn.askForPassword(attempt) },
    answer: { (signIn, request) async throws(AuthenticationFailure) in
      try await signIn.answerPasswordVerifier(request)
    }
  )
}

extension SignIn {
  /// Asks for a proof of the password, for any claimed name.
  ///
  /// The answer has no Session: clients answer without one, and the secret block holds the whole state.
  /// The block's length reveals nothing: its names are those of the request and the answer, and
  /// everything else has one length for all users. Otherwise one request would show that a user does
  /// not exist.
  ///
  /// The verifier in the block saves the second step a look-up before the proof. A client that could
  /// open the block would know it anyway, from b and B. The salt, which is new for each password, shows
  /// whether the verifier is still the user's when the proof arrives.
  fileprivate func askForPassword(
    _ attempt: SignInAttempt
  ) throws(AuthenticationFailure) -> SignInAnswer {
    let (subject, state) = (attempt.subject, attempt.state)
    guard let clientPublic = state.clientPublic ?? state.customFlow?.clientPublic else {
      throw .internalFault("a proof of a password without A")
    }
    let credential = try credential(of: subject.user, named: state.enteredName, in: subject.pool)
    let exponent = SRP.makeServerExponent()
    let serverPublic: [UInt8]
    do throws(CryptographyError) {
      serverPublic = try SRP.serverPublic(verifier: credential.verifier, exponent: exponent)
    } catch {
      throw .internalFault("SRP_B cannot be computed: \(error)")
    }
    var block = challenge(
      .passwordVerifier(
        SignInStep.PasswordProof(
          verifier: Self.padded(credential.verifier),
          exponent: exponent,
          serverPublic: serverPublic
        )
      ),
      of: attempt
    )
    block.state.salt = credential.salt
    block.state.clientPublic = clientPublic
    // Stands in the block itself; and may be asked for once.
    block.state.customFlow?.clientPublic = nil
    return SignInAnswer(
      challengeName: ChallengeName.passwordVerifier.text,
      challengeParameters: [
        "SALT": Hex.encode(credential.salt),
        "SRP_B": Hex.encode(serverPublic),
        "SECRET_BLOCK": Base64.encode(try seal.seal(block, for: subject.client)),
        "USERNAME": credential.username,
        "USER_ID_FOR_SRP": credential.username,
      ]
    )
  }

  /// A number below N with zeros before it, as many as the longest form of one needs.
  private static func padded(_ verifier: [UInt8]) -> [UInt8] {
    [UInt8](repeating: 0, count: max(385 - verifier.count, 0)) + verifier
  }

  fileprivate func answerPasswordVerifier(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let name = try request.requiredUsername()
    let blockText = try request.required("PASSWORD_CLAIM_SECRET_BLOCK")
    let claimed = Base64.decode(try request.required("PASSWORD_CLAIM_SIGNATURE"))
    let timestampText = try request.required("TIMESTAMP")
    let timestamp = try ChallengeTimestamp(timestampText)
    let cached = try await directory.cachedSettings(of: request)
    let now = clock.now()
    guard let sealed = Base64.decode(blockText),
      let block = seal.open(sealed, at: .passwordVerifier, for: cached.client)
    else {
      throw request.call.refusal(.incorrectPassword, "the secret block is not this client's")
    }
    try block.checkAge(at: now)
    let settings = try await settings(accepting: request, block, cached: cached)
    let isMeant = block.state.isMeant(by: name, in: settings.pool)
    let isTimely = timestamp.isAcceptable(at: now)

    // Before anything is consumed or counted: what follows is one statement for each guess, which says
    // in what order they came.
    var isProved: Bool?
    if isMeant, isTimely {
      let expected = try await signature(
        of: block,
        sealed: sealed,
        timestamp: timestampText,
        pool: settings.pool.id
      )
      isProved = constantTimeEquals(claimed ?? [], expected)
    }
    let deviceKey = request.deviceKey ?? block.state.deviceKey
    // Also a wrong answer consumes the challenge: each guess costs the guesser a new first step.
    let origins = origins(
      ofGuessAt: block.state.username,
      deviceKey: deviceKey,
      in: settings.pool.id,
      request
    )
    let consuming = try await consumedChallenges.consume(
      block.key(in: settings.pool.id),
      ConsumedChallengeStore.Guess(
        unknownName: unknownUsers.counted(block.state.username, in: settings.pool.id),
        origins: origins,
        salt: block.state.salt,
        proof: Self.proof(isProved, of: block, deviceKey: deviceKey, in: settings.pool)
      ),
      at: clock.now(),
      cached: settings
    )
    let subject = try await directory.subject(consuming?.lookup, cached: settings, request.call)
    try checkFlow(of: block, request, subject.client)
    guard consuming?.isFirst == true else {
      throw request.call.refusal(.incorrectPassword, "the secret block was answered before")
    }
    guard isMeant else {
      throw request.call.refusal(.incorrectPassword, "USERNAME is not the challenged user")
    }
    guard isTimely else {
      throw request.call.refusal(.incorrectPassword, "TIMESTAMP is not now, or not canonical")
    }
    try await accept(consuming?.verdict, of: subject, from: origins, request)
    return Self.proved(block, of: subject, deviceKey: deviceKey, request)
  }

  private static func proved(
    _ block: AskedChallenge,
    of subject: SignInContext,
    deviceKey: String?,
    _ request: SignInRequest
  ) -> SignInAttempt {
    var attempt = SignInAttempt(block.state, of: subject, request, answered: .password)
    attempt.state.deviceKey = deviceKey
    attempt.deviceKeyOrigin = request.deviceKey == nil ? .earlierStep : .answer
    attempt.state.answeredChallenge = block.id
    attempt.state.customFlow?.add(ChallengeName.passwordVerifier.text)
    return attempt
  }

  /// Settings by which the client may answer.
  ///
  /// Cached ones that refuse it are read again, because they may be older than what the client goes by; where
  /// they accept it, the statement that follows compares their versions.
  private func settings(
    accepting request: SignInRequest,
    _ block: AskedChallenge,
    cached: ClientAndPool
  ) async throws(AuthenticationFailure) -> ClientAndPool {
    do throws(AuthenticationFailure) {
      try checkFlow(of: block, request, cached.client)
      return cached
    } catch {
      let present = try await directory.subject(sub: block.state.sub, cached: cached, request.call)
      try checkFlow(of: block, request, present.client)
      return ClientAndPool(client: present.client, pool: present.pool)
    }
  }

  private func checkFlow(
    of block: AskedChallenge,
    _ request: SignInRequest,
    _ client: ClientSettings
  ) throws(AuthenticationFailure) {
    let flow: AuthenticationFlow =
      if block.state.isByChoice { .user } else if block.state.customFlow == nil { .userSRP } else {
        .custom
      }
    try checkFlow(flow, of: client, request.door)
  }

  /// What the statement needs to know of a proof.
  private static func proof(
    _ isProved: Bool?,
    of block: AskedChallenge,
    deviceKey: String?,
    in pool: UserPoolSettings
  ) -> ConsumedChallengeStore.Proof {
    switch isProved {
    case nil: return .none
    case false?: return .wrong
    case true?:
      var state = block.state
      state.deviceKey = deviceKey
      // A page's browser gets a code, whose row has a commit of its own to wait for.
      return .right(
        tokensFollow: state.door.isOfAPI
          && NextStep.endsAtOnce(
            state,
            pool.secondFactors,
            pool.deviceTracking,
            pool.protection.mode
          )
      )
    }
  }

  private func signature(
    of block: AskedChallenge,
    sealed: [UInt8],
    timestamp: String,
    pool: UserPoolID
  ) async throws(AuthenticationFailure) -> [UInt8] {
    guard case .passwordVerifier(let proof) = block.step,
      let clientPublic = block.state.clientPublic
    else { throw .internalFault("a secret block without a proof") }
    do throws(CryptographyError) {
      let key = try await computing { () throws(CryptographyError) in
        try SRP.serverSessionKey(
          verifier: proof.verifier,
          exponent: proof.exponent,
          clientPublic: clientPublic,
          serverPublic: proof.serverPublic
        )
      }
      return SRP.signature(
        key: key,
        identity: SRPIdentity(group: pool.name, user: block.state.username),
        secretBlock: sealed,
        timestamp: timestamp
      )
    } catch {
      // All values were checked when the block was sealed.
      throw .internalFault("an SRP proof cannot be checked: \(error)")
    }
  }
}
