internal import AuthenticationCore
internal import AuthenticationPasskeys
internal import Domain
internal import PublicOperations

extension ChallengeName {
  static let passkey = ChallengeName("WEB_AUTHN")
}

extension SignInChallenge {
  /// The user's passkey signs in place of a password.
  static let passkey = SignInChallenge(
    name: .passkey,
    steps: [.passkey],
    ask: { (signIn, attempt) throws(AuthenticationFailure) in try signIn.askForPasskey(attempt) },
    answer: { (signIn, request) async throws(AuthenticationFailure) in
      try await signIn.answerPasskey(request)
    }
  )
}

/// What a passkey was asked to sign, and where.
struct AskedPasskey: Sendable {
  let challenge: [UInt8]
  let asked: AskedChallenge
}

extension SignIn {
  static let passkeyChallengeCount = 32
  static let passkeyOptions = "CREDENTIAL_REQUEST_OPTIONS"

  fileprivate func askForPasskey(
    _ attempt: SignInAttempt
  ) throws(AuthenticationFailure) -> SignInAnswer {
    let challenge = random.bytes(Self.passkeyChallengeCount)
    var parameters = [Self.passkeyOptions: try passkeyOptions(by: challenge, attempt)]
    if !attempt.state.username.isEmpty { parameters["USERNAME"] = attempt.state.username }
    return SignInAnswer(
      challengeName: ChallengeName.passkey.text,
      session: try seal.text(
        self.challenge(.passkey(challenge: challenge), of: attempt),
        for: attempt.subject.client
      ),
      challengeParameters: parameters
    )
  }

  /// What a browser is to look for a passkey by.
  func passkeyOptions(
    by challenge: [UInt8],
    _ attempt: SignInAttempt
  ) throws(AuthenticationFailure) -> String {
    let options = PasskeyRequestOptions(
      challenge: challenge,
      of: attempt.offer?.passkeys ?? [],
      in: attempt.subject.pool,
      seconds: attempt.subject.client.sessionValiditySeconds
    )
    guard let options else {
      throw .internalFault("a passkey is asked for without a relying party")
    }
    return options.text
  }

  fileprivate func answerPasskey(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let credential = try request.required("CREDENTIAL")
    let cached = try await directory.cachedSettings(of: request)
    let asked = try askedChallenge(of: request, at: .passkey, for: cached)
    guard case .passkey(let challenge) = asked.step else { throw .invalidSession }
    return try await attempt(
      byPasskey: credential,
      AskedPasskey(challenge: challenge, asked: asked),
      cached,
      request
    )
  }

  /// The sign-in once a passkey has proved its user.
  ///
  /// Also a wrong answer consumes the challenge, so that of several one counts. Its row does not wait for the
  /// disk: that of the passkey's use does, right after it.
  func attempt(
    byPasskey credential: String,
    _ passkey: AskedPasskey,
    _ cached: ClientAndPool,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let asked = passkey.asked
    let isNamed = !asked.state.enteredName.isEmpty
    let name = isNamed ? try request.requiredUsername() : ""
    let consuming = try await consumedChallenges.consume(
      asked.key(in: cached.pool.id),
      for: cached.client.id,
      waitsForDisk: false
    )
    let subject = try await directory.subject(consuming?.lookup, cached: cached, request.call)
    try checkChoice(of: subject, request.door)
    guard consuming?.isFirst == true else {
      throw request.call.refusal(.usedSession, "the session was used before")
    }
    if isNamed { try checkStillAsked(asked, of: subject, named: name, request.call) }
    guard subject.pool.passkeys.isOffered, subject.pool.passkeys.relyingPartyID != nil else {
      throw request.call.refusal(.invalidSession, "the pool has passkeys no longer")
    }
    let proved = try await passkeys.prove(
      credential,
      challenge: passkey.challenge,
      in: subject.pool,
      for: isNamed ? asked.state.username : nil,
      call: request.call
    )
    var attempt = try await resume(asked, of: proved, subject, request)
    attempt.answered = .firstFactor(proved.proof(in: subject.pool))
    return attempt
  }

  /// The sign-in as its challenge left it, of the user whom the challenge or the passkey names.
  private func resume(
    _ asked: AskedChallenge,
    of proved: ProvedPasskey,
    _ subject: SignInContext,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    guard asked.state.enteredName.isEmpty else {
      return SignInAttempt(asked.state, of: subject, request)
    }
    let cached = ClientAndPool(client: subject.client, pool: subject.pool)
    let named = try await directory.subject(sub: proved.sub, cached: cached, request.call)
    guard named.user != nil else {
      throw request.call.refusal(.incorrectPassword, "the passkey's user was deleted meanwhile")
    }
    // The name is known only here.
    try await askBeforeAuthentication(of: proved.username, named, request)
    var state = SignInState(
      username: proved.username,
      sub: proved.sub,
      enteredName: proved.username,
      deviceKey: request.deviceKey,
      door: request.door
    )
    state.targetLevels = asked.state.targetLevels
    state.isByChoice = true
    return SignInAttempt(state, of: named, request)
  }
}

extension ProvedPasskey {
  /// As the pool counts it (PKY-10).
  fileprivate func proof(in pool: UserPoolSettings) -> Proof.Kind {
    .passkey(isTwoFactors: isUserVerified && pool.passkeys.countsAsTwoFactors, isCarried: isCarried)
  }
}
