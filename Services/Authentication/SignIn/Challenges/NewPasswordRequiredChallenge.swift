internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationProtection
internal import AuthenticationTokens
internal import Domain
internal import Postgres

extension ChallengeName {
  static let newPasswordRequired = ChallengeName("NEW_PASSWORD_REQUIRED")
}

extension SignInChallenge {
  /// A user with a temporary password chooses another.
  static let newPasswordRequired = SignInChallenge(
    name: .newPasswordRequired,
    steps: [.newPasswordRequired],
    ask: { (signIn, attempt) async throws(AuthenticationFailure) in
      try await signIn.askForNewPassword(attempt)
    },
    answer: { (signIn, request) async throws(AuthenticationFailure) in
      try await signIn.answerNewPasswordRequired(request)
    }
  )
}

extension SignIn {
  fileprivate func askForNewPassword(
    _ attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    try await checkDevice(of: attempt)
    let (user, subject) = (try attempt.knownUser(), attempt.subject)
    guard user.salt != nil else { throw .internalFault("a proved password has no salt") }
    let attributes = try user.attributes()
    let rules = UserAttributeRules(pool: subject.pool, client: subject.client)
    let required = rules.missing(in: attributes).map { Self.attributePrefix + $0 }
    let readable = UserAttributes.readable(attributes, by: subject.client, in: subject.pool)
    var asked = challenge(.newPasswordRequired, of: attempt)
    // Is not the new password's.
    asked.state.clientPublic = nil
    return SignInAnswer(
      challengeName: ChallengeName.newPasswordRequired.text,
      session: try seal.text(asked, for: subject.client),
      challengeParameters: [
        "USER_ID_FOR_SRP": user.username,
        "requiredAttributes": try SettingsJSON.text(of: required),
        "userAttributes": try SettingsJSON.text(of: readable),
      ]
    )
  }

  fileprivate func answerNewPasswordRequired(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAttempt {
    let name = try request.requiredUsername()
    let password = try request.required("NEW_PASSWORD")
    let cached = try await directory.cachedSettings(of: request)
    let asked = try askedChallenge(of: request, at: .newPasswordRequired, for: cached)
    let subject = try await directory.subject(sub: asked.state.sub, cached: cached, request.call)
    guard asked.state.isMeant(by: name, in: subject.pool), let user = subject.user else {
      throw request.call.refusal(.invalidSession, "USERNAME is not the challenged user")
    }
    guard isCurrent(asked, for: user, in: subject.pool) else {
      throw try await refusal(
        ofClosed: asked.id,
        "the temporary password was replaced",
        in: subject.pool.id,
        request.call
      )
    }
    try user.standing.check(for: .signInStep)
    try subject.pool.passwordPolicy.check(password)
    try protection.checkNew(
      password,
      at: .passwordChange,
      subject.client,
      in: subject.pool,
      request.call
    )
    try await accounts.checkHistory(password, of: user, in: subject.pool)
    let attributes = try chosenAttributes(request.parameters, of: user, subject: subject)
    var attempt = SignInAttempt(asked.state, of: subject, request, answered: .newPassword)
    attempt.state.deviceKey = request.deviceKey ?? asked.state.deviceKey
    attempt.deviceKeyOrigin = request.deviceKey == nil ? .earlierStep : .answer
    attempt.tokenSource = .newPasswordChallenge
    try await checkDevice(of: attempt)

    try await request.call.beginChange()
    // Noted as used, so that a further answer is told so.
    let key = asked.key(in: subject.pool.id)
    let changed = try await users.chooseFirstPassword(
      try passwords.seal(
        password,
        username: user.username,
        sub: user.sub,
        in: subject.pool.id
      ),
      of: user.username,
      in: subject.pool,
      replacing: asked.state.salt,
      finishing: { (db) throws(AuthenticationFailure) in
        db.enqueue(ConsumedChallengeStore.consuming(key))
      },
      attributesJSON: try SettingsJSON.text(of: attributes),
      moving: subject.pool.aliasKinds.filter { attributes[$0.rawValue] != nil },
      historySize: subject.pool.passwordPolicy.historySize,
      at: clock.now()
    )
    guard let changed else {
      throw try await refusal(
        ofClosed: asked.id,
        "another password came first",
        in: subject.pool.id,
        request.call
      )
    }
    attempt.setUser(changed)
    attempt.state.customFlow?.add(ChallengeName.newPasswordRequired.text)
    try await endSessions(of: attempt, by: .passwordChange)
    return attempt
  }

  /// The attributes of `userAttributes.*`, which must include those that the pool requires and the user
  /// lacks.
  private func chosenAttributes(
    _ parameters: [String: String],
    of user: UserRecord,
    subject: SignInContext
  ) throws(AuthenticationFailure) -> [String: String] {
    let rules = UserAttributeRules(pool: subject.pool, client: subject.client)
    let known = try user.attributes()
    let given = parameters.filter { $0.key.hasPrefix(Self.attributePrefix) }
      .map {
        AttributeType(name: String($0.key.dropFirst(Self.attributePrefix.count)), value: $0.value)
      }
      .sorted { ($0.name ?? "") < ($1.name ?? "") }
    // Whatever is said of a required attribute that has a value, also the same once more.
    for name in given.compactMap(\.name) where known[name] != nil {
      guard subject.pool.attribute(named: name)?.isRequired != true else {
        throw .alreadyProvided(name)
      }
    }
    var chosen = try rules.accept(given)
    for name in chosen.keys.sorted() {
      guard let schema = subject.pool.attribute(named: name), let old = known[name],
        old.exact != chosen[name]?.exact
      else { continue }
      // A changed address would have to be verified anew; that is another operation's work.
      guard schema.isMutable, UserAttributes.verifiedFlags[name] == nil else {
        throw .alreadyProvided(name)
      }
    }
    // One at a time, as Cognito names them.
    if let name = rules.missing(in: known.merging(chosen) { $1 }).first {
      throw .invalidParameter("Invalid attributes given, \(name) is missing")
    }
    for (address, flag) in UserAttributes.verifiedFlags
    where chosen[address] != nil && known[address] == nil {
      chosen[flag] = "false"
    }
    return chosen
  }

  private static let attributePrefix = "userAttributes."
}

extension AuthenticationFailure {
  fileprivate static func alreadyProvided(_ name: String) -> AuthenticationFailure {
    .notAuthorized("Cannot modify an already provided \(name)")
  }
}
