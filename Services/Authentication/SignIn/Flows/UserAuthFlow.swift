internal import AuthenticationCore
internal import Domain
internal import PublicOperations

extension SignInFlow {
  static let userAuth = SignInFlow(
    names: ["USER_AUTH"],
    doors: [.client, .administrator, .hostedPage]
  ) { (signIn, request) async throws(AuthenticationFailure) in
    try await signIn.beginUserAuth(request)
  }
}

/// USER_AUTH: the user chooses how to begin, or the client prefers a way (CHO-2).
extension SignIn {
  func beginUserAuth(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let preferred = try Self.preferredWay(of: request)
    let clientPublic = try Self.offeredClientPublic(of: request, for: preferred)
    let stepUp = try StepUp(request)
    let cached = try await directory.cachedSettings(of: request)
    guard !request.isUnnamed(in: cached.pool) else {
      return try await beginUnnamed(preferred, stepUp, cached, request)
    }
    let name = try request.requiredUsername()
    var subject = try await directory.subject(named: name, for: request)
    try checkChoice(of: subject, request.door)
    let levels = try stepUp.levels(in: subject.pool)
    if preferred == .password, let password = request.parameters["PASSWORD"] {
      subject = try await migrated(name, password, subject, request)
      try checkExistence(of: subject)
      let attempt = try await attempt(byPassword: password, name, subject, request)
      return attempt.byChoice(levels)
    }
    try checkExistence(of: subject)
    if let session = request.session {
      return try await attempt(bySignUp: session, name, subject, request).byChoice(levels)
    }
    var attempt = newAttempt(named: name, subject, request).byChoice(levels)
    attempt.answered = .mayChoose(preferring: preferred)
    attempt.state.clientPublic = clientPublic
    try await credit(stepUp, to: &attempt)
    try await askBeforeAuthentication(of: name, subject, request)
    return attempt
  }

  /// A sign-in that a passkey is to say the name of (PKY-8).
  private func beginUnnamed(
    _ preferred: FirstChallenge?,
    _ stepUp: StepUp,
    _ cached: ClientAndPool,
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    guard preferred ?? .passkey == .passkey, stepUp.accessToken == nil else {
      throw .invalidParameter("Missing required parameter USERNAME")
    }
    // No user's: the settings alone are looked up.
    let sub = random.uuid()
    let subject = try await directory.subject(sub: sub, cached: cached, request.call)
    try checkChoice(of: subject, request.door)
    let state = SignInState(username: "", sub: sub, enteredName: "", door: request.door)
    var attempt = SignInAttempt(state, of: subject, request, answered: .chose(.passkey))
      .byChoice(try stepUp.levels(in: subject.pool))
    attempt.offer = FirstFactorOffer(
      ways: subject.pool.passkeys.relyingPartyID == nil || !subject.pool.passkeys.isOffered
        ? [] : [.passkey],
      passkeys: [],
      isMadeUp: false
    )
    return attempt
  }

  /// Refuses USER_AUTH where client or pool have none.
  func checkChoice(
    of subject: SignInContext,
    _ door: Door
  ) throws(AuthenticationFailure) {
    try checkFlow(.user, of: subject.client, door)
    guard !subject.pool.isLite else {
      throw .featureUnavailableInTier(
        "Choice-based sign-in is not available in the LITE pricing tier."
      )
    }
  }

  private static func preferredWay(
    of request: SignInRequest
  ) throws(AuthenticationFailure) -> FirstChallenge? {
    guard let name = request.parameters["PREFERRED_CHALLENGE"], !name.isEmpty else { return nil }
    return try FirstChallenge(named: name, by: "PREFERRED_CHALLENGE")
  }

  /// A, where the client begins to prove the password with the very request.
  static func offeredClientPublic(
    of request: SignInRequest,
    for way: FirstChallenge?
  ) throws(AuthenticationFailure) -> [UInt8]? {
    guard way == .passwordSRP, let text = request.parameters["SRP_A"] else { return nil }
    return try clientPublic(text)
  }
}

extension SignInAttempt {
  /// The same as one that USER_AUTH began, for a level that the client asks for.
  fileprivate func byChoice(_ levels: [AuthenticationLevel]) -> SignInAttempt {
    var attempt = self
    attempt.state.isByChoice = true
    if !levels.isEmpty { attempt.state.targetLevels = levels }
    return attempt
  }
}
