internal import AuthenticationAccounts
internal import AuthenticationCore
internal import Domain
internal import GatehouseMessages
internal import Postgres
internal import RPC

/// NEW_PASSWORD_REQUIRED: a user with a temporary password chooses another.
extension SignIn {
  func askForNewPassword(
    _ signIn: ProvedSignIn
  ) throws(AuthenticationFailure) -> SignInAnswer {
    let (user, subject) = (signIn.user, signIn.subject)
    guard let salt = user.salt else { throw .internalFault("a proved password has no salt") }
    let attributes = try user.attributes()
    let rules = UserAttributeRules(pool: subject.pool, client: subject.client)
    let required = rules.missing(in: attributes).map { Self.attributePrefix + $0 }
    let readable = UserAttributes.readable(attributes, by: subject.client, in: subject.pool)
    let session = ChallengeSession(
      signIn,
      salt: salt,
      expiresAt: clock.now().adding(seconds: subject.client.sessionValiditySeconds)
    )
    return SignInAnswer(
      challengeName: "NEW_PASSWORD_REQUIRED",
      session: try session.text(
        for: .newPasswordRequired,
        sealer: sealer,
        client: subject.client
      ),
      challengeParameters: [
        "USER_ID_FOR_SRP": user.username,
        "requiredAttributes": try SettingsJSON.text(of: required),
        "userAttributes": try SettingsJSON.text(of: readable),
      ]
    )
  }

  func answerNewPasswordRequired(
    _ request: SignInRequest
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    let name = try request.requiredUsername()
    let password = try request.required("NEW_PASSWORD")
    let kept = try await directory.keptSettings(of: request)
    let session = try ChallengeSession(
      request.session,
      for: .newPasswordRequired,
      sealer: sealer,
      client: kept.client,
      now: clock.now()
    )
    let subject = try await directory.subject(sub: session.sub, kept: kept, request.call)
    try directory.checkSecretHash(request.parameters["SECRET_HASH"], over: name, of: subject.client)
    guard session.isMeant(by: name, in: subject.pool), let user = subject.user else {
      throw request.call.refusal(.invalidSession, "USERNAME is not the challenged user")
    }
    guard user.status == .forceChangePassword, user.salt == session.salt else {
      throw try await refusal(
        ofClosed: session.id,
        "the temporary password was replaced",
        in: subject.pool.id,
        request.call
      )
    }
    try user.standing.check(for: .anyUse)
    try subject.pool.passwordPolicy.check(password)
    try await accounts.checkHistory(password, of: user, in: subject.pool)
    let attributes = try chosenAttributes(request.parameters, of: user, subject: subject)
    var signIn = ProvedSignIn(
      user: user,
      subject: subject,
      typedName: session.typedName,
      deviceKey: request.deviceKey ?? session.deviceKey,
      deviceKeyOrigin: request.deviceKey == nil ? .earlierStep : .answer,
      clientPublic: nil,
      customFlow: session.customFlow,
      isAdministrators: request.isAdministrators,
      clientMetadata: request.clientMetadata,
      tokenSource: .newPasswordChallenge,
      call: request.call
    )
    try await checkDevice(of: signIn)

    try await signIn.call.beginChange()
    // Noted as used, so that a further answer is told so.
    let pool = subject.pool.id
    let changed = try await users.chooseFirstPassword(
      try passwords.seal(
        password,
        username: user.username,
        sub: user.sub,
        in: subject.pool.id
      ),
      of: user.username,
      in: subject.pool,
      replacing: session.salt,
      finishing: { (db) throws(AuthenticationFailure) in
        db.enqueue(
          SpentChallengeStore.spending(session.id, until: session.expiresAt, in: pool)
        )
      },
      attributesJSON: try SettingsJSON.text(of: attributes),
      moving: subject.pool.aliasKinds.filter { attributes[$0.rawValue] != nil },
      historySize: subject.pool.passwordPolicy.historySize,
      at: clock.now()
    )
    guard let changed else {
      throw try await refusal(
        ofClosed: session.id,
        "another password came first",
        in: subject.pool.id,
        request.call
      )
    }
    signIn.user = changed
    return try await continueAfterPassword(signIn)
  }

  /// The refusal of a session that leads nowhere any more: in other words where that is because it was
  /// used.
  func refusal(
    ofClosed id: [UInt8],
    _ rule: StaticString,
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) -> AuthenticationFailure {
    guard try await spentChallenges.isSpent(id, in: pool) else {
      return call.refusal(.invalidSession, rule)
    }
    return call.refusal(.usedSession, "the session was used before")
  }

  /// What the user adds by `userAttributes.*`: also what the pool requires and nobody gave before.
  private func chosenAttributes(
    _ parameters: [String: String],
    of user: UserRecord,
    subject: SignInSubject
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
