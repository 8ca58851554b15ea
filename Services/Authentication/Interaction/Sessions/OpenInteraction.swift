internal import AuthenticationCore
internal import AuthenticationMessages
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
internal import GatehouseMessages
internal import PublicOperations
internal import RPC

extension Interaction {
  /// `POST sessions/{id}/open`: binds the session to the instance that asks, and tells it what it
  /// shows the user (USR-29, USR-31).
  ///
  /// If two phones scan one code, the first one gets the session. Opening again answers the same.
  func open(
    _ session: InteractionSession,
    by instance: ProvedInstance,
    in pool: EnabledPool,
    body: CallBody,
    call: Call
  ) async throws(AuthenticationFailure) -> OpenInteractionResponse {
    guard instance.pool == session.pool else { throw .interaction(.notFound) }
    let opened = try await bound(session, to: instance, in: pool, call)
    try await pushes.noteAppUse(of: instance.accounts.compactMap(\.sub), in: instance.pool)
    let compared = try await judgeComparison(of: opened, body)
    return response(about: compared, to: instance, in: pool)
  }

  /// The session once the instance has it.
  private func bound(
    _ session: InteractionSession,
    to instance: ProvedInstance,
    in pool: EnabledPool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> InteractionSession {
    if session.state != .created {
      try checkBinding(of: session, to: instance)
      switch session.state {
      case .expired: throw .interaction(.expired)
      case .cancelled: throw .interaction(.cancelled)
      case .created, .opened, .secondFactor, .approved, .redeemed, .declined, .failed:
        return session
      }
    }
    // One that an instance started for itself is its own.
    if session.instance != nil { try checkBinding(of: session, to: instance) }
    try await checkAccounts(of: instance, for: session)
    var change = InteractionChange(to: .opened)
    change.instance = instance.id
    change.shown = try await shown(of: session, to: instance, call)
    change.expiresAt = clock.now().adding(seconds: Int64(pool.policy.app.timeoutSeconds))
    // The call's event is committed later. Only the page could see the session open before a crash.
    let opened = try await sessions.move(session, by: change, at: clock.now(), waitsForDisk: false)
    if let opened { return opened }
    let present = try await self.session(session.id)
    if present.state == .expired { throw .interaction(.expired) }
    if present.state == .cancelled { throw .interaction(.cancelled) }
    // An instance without an account has left its reason in the session, and nothing besides.
    if present.state == .created { return try await bound(present, to: instance, in: pool, call) }
    try checkBinding(of: present, to: instance)
    return present
  }

  /// Refuses an instance that has not opened the session.
  func checkBinding(
    of session: InteractionSession,
    to instance: ProvedInstance
  ) throws(AuthenticationFailure) {
    try checkBinding(of: session, to: instance.id, in: instance.pool)
  }

  func checkBinding(
    of session: InteractionSession,
    to instance: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) {
    guard session.pool == pool else { throw .interaction(.notFound) }
    guard let bound = session.instance else {
      switch session.state {
      case .expired: throw .interaction(.expired)
      case .cancelled: throw .interaction(.cancelled)
      case .created, .opened, .secondFactor, .approved, .redeemed, .declined, .failed:
        throw .interaction(.conflict, "The session is not opened.")
      }
    }
    guard bound == instance else { throw .interaction(.sessionTaken) }
  }

  /// Refuses an instance on which no user could confirm; the page learns why (USR-29).
  private func checkAccounts(
    of instance: ProvedInstance,
    for session: InteractionSession
  ) async throws(AuthenticationFailure) {
    let isPossible =
      switch session.kind {
      case .login, .transaction: !choices(of: session, on: instance).isEmpty
      // An unknown user is enrolled by no one.
      case .enrol: session.sub != nil
      }
    guard !isPossible else { return }
    if session.reason != .noAccount {
      var change = InteractionChange(to: session.state)
      change.reason = .noAccount
      _ = try await sessions.move(session, by: change, at: clock.now())
    }
    throw .interaction(.noAccount)
  }

  /// The accounts that the user may confirm with.
  func choices(of session: InteractionSession, on instance: ProvedInstance) -> [AppAccount] {
    instance.accounts.filter { account in
      if let preselected = session.preselectedAccount, account.accountId != preselected {
        return false
      }
      // A user who is named and unknown has none.
      return session.userKey == nil || session.sub.map { $0 == account.sub } ?? false
    }
  }

  /// What the app shows, in canonical form: the decision is about its digest.
  private func shown(
    of session: InteractionSession,
    to instance: ProvedInstance,
    _ call: Call
  ) async throws(AuthenticationFailure) -> String {
    var members: [String: JSONValue] = [
      "sessionId": .string(session.id),
      "kind": .string(session.kind.rawValue),
      "announceInfo": .object(session.content.announceInfo.mapValues { .string($0) }),
    ]
    var origin: [String: JSONValue] = ["time": .number(Double(session.createdAt.unixSeconds))]
    origin["browser"] = session.content.browser.map { .string($0) }
    origin["country"] = session.content.country.map { .string($0) }
    if session.content.isOriginTold ?? false { origin["toldBy"] = .string("server") }
    members["origin"] = .object(origin)
    members["announceLogo"] = session.content.announceLogo.map { $0.json }
    members["account"] = session.preselectedAccount.map { .string($0) }
    if session.kind == .enrol {
      members["enrolInfo"] = try await enrolInfo(of: session, on: instance, call)
    }
    return CanonicalJSON.text(of: .object(members))
  }

  private func enrolInfo(
    of session: InteractionSession,
    on instance: ProvedInstance,
    _ call: Call
  ) async throws(AuthenticationFailure) -> JSONValue {
    var accounts: [AppAccount] = []
    if let sub = session.sub {
      let request = FindAccountsRequest(userPoolId: session.pool.text, sub: sub)
      accounts = try await askingRegistry { () async throws(RPCError) in
        try await instances.findAccounts(request, context: call.context.repeatable)
      }.accounts
    }
    let listed = accounts.map { account in
      var members: [String: JSONValue] = [
        "isThisInstance": .bool(account.instanceId == instance.id)
      ]
      members["account"] = account.accountId.map { .string($0) }
      members["displayName"] = account.displayName.map { .string($0) }
      members["model"] = account.model.map { .string($0) }
      members["createdAt"] = account.createdAtUnixMillis.map { .number(Double($0 / 1000)) }
      members["lastUsedAt"] = account.usedAtUnixMillis.map { .number(Double($0 / 1000)) }
      return JSONValue.object(members)
    }
    return .object([
      "displayName": .string(session.content.displayName ?? ""), "nsAccounts": .array(listed),
    ])
  }

  private func response(
    about session: InteractionSession,
    to instance: ProvedInstance,
    in pool: EnabledPool
  ) -> OpenInteractionResponse {
    let choices = session.kind == .enrol ? instance.accounts : choices(of: session, on: instance)
    let needs = choices.map { isFactorNeeded(for: session, account: $0, on: instance, in: pool) }
    let asksForFactor =
      session.kind == .enrol
      ? !isHeadlessEnrolment(session, in: pool) : needs.contains(true)
    return OpenInteractionResponse(
      shown: session.shown.map { JSONDocument(text: $0) },
      digest: session.digest,
      accounts: choices.map { InteractionAccount($0) },
      isConfirmationNeeded: isConfirmationNeeded(
        of: session,
        choices: choices.count,
        isFactorNeeded: asksForFactor,
        in: pool
      ),
      isSecondFactorNeeded: asksForFactor,
      state: session.state.rawValue,
      expiresAtUnixMillis: session.expiresAt.unixMillis,
      version: session.version,
      comparison: session.comparison.rawValue,
      comparisonDigits: session.comparison == .show ? session.comparisonDigits : nil
    )
  }
}

extension InteractionLogo {
  var json: JSONValue {
    var members: [String: JSONValue] = [:]
    members["type"] = type.map { .string($0) }
    members["data"] = data.map { .string($0) }
    members["url"] = url.map { .string($0) }
    return .object(members)
  }
}

extension InteractionAccount {
  /// An account as its own app may know it.
  init(_ account: AppAccount) {
    self.init(
      account: account.accountId,
      displayName: account.displayName,
      model: account.model,
      createdAtUnixMillis: account.createdAtUnixMillis,
      lastUsedAtUnixMillis: account.usedAtUnixMillis,
      isHeadless: account.isHeadless
    )
  }
}
