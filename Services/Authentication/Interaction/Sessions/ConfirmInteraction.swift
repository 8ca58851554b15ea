internal import AuthenticationCore
internal import AuthenticationMessages
internal import Cryptography
internal import DeviceRegistryMessages
internal import Domain
internal import JOSE
internal import PublicOperations
internal import RPC

extension Interaction {
  /// `POST sessions/{id}/confirm`: the user agrees, with an account or with the key of a new one.
  ///
  /// The same confirmation again is answered with the state that it led to; another one is refused.
  func confirm(
    _ session: InteractionSession,
    by instance: ProvedInstance,
    in pool: EnabledPool,
    body: CallBody,
    call: Call
  ) async throws(AuthenticationFailure) -> InteractionProgress {
    try checkBinding(of: session, to: instance)
    let confirmation = try Confirmation(body, of: session)
    if let answered = try repeated(confirmation, of: session) {
      return try await progress(of: answered, on: instance, in: pool, call)
    }
    let compared = try await judgeComparison(of: session, body)
    guard compared.state == .opened else { return InteractionProgress(compared) }
    guard compared.comparison != .enter || compared.isCompared else {
      throw body.fault("comparison", "is missing")
    }
    let confirmed =
      switch compared.kind {
      case .login, .transaction:
        try await confirmAccount(compared, confirmation, on: instance, in: pool, body, call)
      case .enrol:
        try await confirmEnrolment(compared, confirmation, on: instance, in: pool, body, call)
      }
    return try await progress(of: confirmed, on: instance, in: pool, call)
  }

  /// The session if it was confirmed by these contents before; nil if it waits for a confirmation.
  private func repeated(
    _ confirmation: Confirmation,
    of session: InteractionSession
  ) throws(AuthenticationFailure) -> InteractionSession? {
    switch session.state {
    case .opened: return nil
    case .expired: throw .interaction(.expired)
    case .cancelled: throw .interaction(.cancelled)
    case .failed where session.reason == .refused && session.confirmationHash == nil:
      throw .interaction(.notAllowed, Self.refusedUser)
    case .created, .secondFactor, .approved, .redeemed, .declined, .failed:
      guard session.confirmationHash == confirmation.hash else {
        throw .interaction(.conflict, "The session was decided otherwise.")
      }
      return session
    }
  }

  private func confirmAccount(
    _ session: InteractionSession,
    _ confirmation: Confirmation,
    on instance: ProvedInstance,
    in pool: EnabledPool,
    _ body: CallBody,
    _ call: Call
  ) async throws(AuthenticationFailure) -> InteractionSession {
    let choices = choices(of: session, on: instance)
    guard !choices.isEmpty else { return try await unconfirmable(session, call) }
    guard let id = confirmation.account, confirmation.key == nil,
      let account = choices.first(where: { $0.accountId == id }),
      let key = account.publicKey.flatMap({ P256PublicKey(point: $0) })
    else { throw .interaction(.accountNotAllowed) }
    let decision = try confirmation.decision(body, of: session, account: id, by: key)
    let user = try await presentUser(account.sub, of: session, call)
    let isNeeded = isFactorNeeded(for: session, account: account, on: instance, in: pool)
    guard !isNeeded || instance.hasFactor else {
      throw .interaction(.notAllowed, "The app has no second factor.")
    }
    var change = InteractionChange(to: isNeeded ? .secondFactor : .approved)
    change.account = id
    change.sub = user.sub
    change.username = user.username
    change.keep(decision)
    change.confirmationHash = confirmation.hash
    change.userInput = confirmation.userInput
    if !isNeeded { change.expiresAt = tokensUntil(for: session) }
    return try await moved(session, by: change, confirmation)
  }

  /// The end of a session that no account can confirm or approve now: its account was forgotten since,
  /// or another enrolment came first.
  func unconfirmable(
    _ session: InteractionSession,
    _ call: Call
  ) async throws(AuthenticationFailure) -> InteractionSession {
    var change = InteractionChange(to: .failed)
    change.reason = .refused
    if let failed = try await end(session, by: change, call.context) { return failed }
    return try await self.session(session.id)
  }

  private func confirmEnrolment(
    _ session: InteractionSession,
    _ confirmation: Confirmation,
    on instance: ProvedInstance,
    in pool: EnabledPool,
    _ body: CallBody,
    _ call: Call
  ) async throws(AuthenticationFailure) -> InteractionSession {
    // An account that there is must never be bound to an enrolment (USR-4).
    guard confirmation.account == nil else { throw .interaction(.accountNotAllowed) }
    guard let key = confirmation.key else { throw body.fault("accountKey", "is missing") }
    let user = try await presentUser(session.sub, of: session, call)
    guard !instance.accounts.contains(where: { $0.sub == user.sub }) else {
      throw .interaction(.accountExists)
    }
    guard !pool.policy.app.isSingleAccount || instance.accounts.isEmpty else {
      throw .interaction(.singleAccount)
    }
    try checkKey(key, on: instance)
    try await checkStarter(of: session, call)
    let decision = try confirmation.decision(
      body,
      of: session,
      account: Base64URL.encode(key.thumbprint),
      by: key
    )
    let isHeadless = isHeadlessEnrolment(session, in: pool)
    var change = InteractionChange(to: isHeadless ? .approved : .secondFactor)
    change.account = "\(session.pool.region)_\(random.uuid())"
    change.keep(decision)
    change.confirmationHash = confirmation.hash
    change.userInput = confirmation.userInput
    guard isHeadless, let id = change.account else {
      return try await moved(session, by: change, confirmation)
    }
    let account = newAccount(of: session, id: id, key: key, isHeadless: true, in: pool)
    do throws(AuthenticationFailure) {
      try await add(account, to: instance, call)
      return try await moved(session, by: change, confirmation)
    } catch {
      // The account may be there although the call that made it failed: its answer was lost, or the sign-ins of the
      // accounts that it replaced could not be ended.
      try await removeUnapproved(id, of: session, call.context)
      throw error
    }
  }

  /// How long an approved session waits for its tokens to be fetched; nil where it has none.
  func tokensUntil(for session: InteractionSession) -> Instant? {
    session.kind.hasTokens ? clock.now().adding(seconds: 60) : nil
  }

  private func moved(
    _ session: InteractionSession,
    by change: InteractionChange,
    _ confirmation: Confirmation
  ) async throws(AuthenticationFailure) -> InteractionSession {
    // The call's event is committed later. Others rely on an approval, and on nothing before it.
    let moved = try await sessions.move(
      session,
      by: change,
      at: clock.now(),
      waitsForDisk: change.state != .secondFactor
    )
    if let moved { return moved }
    let present = try await self.session(session.id)
    guard let answered = try repeated(confirmation, of: present) else {
      throw .interaction(.conflict, "The session has changed meanwhile.")
    }
    return answered
  }

  /// The user of the account, whom neither an administrator nor the switch of sign-ins keeps out.
  func presentUser(
    _ sub: String?,
    of session: InteractionSession,
    _ call: Call
  ) async throws(AuthenticationFailure) -> UserStanding {
    guard let sub else { throw .interaction(.noAccount) }
    let (pool, client) = (session.pool, session.client)
    guard let found = try await directory.users.standing(ofSub: sub, in: pool, for: client) else {
      throw .interaction(.notFound)
    }
    guard case .found(let user) = found else {
      throw call.refusal(.interaction(.notAllowed, Self.refusedUser), "the user is gone")
    }
    call.trail.note(user: AuditTrail.Subject(username: user.username, sub: user.sub))
    guard user.standing.refusal(of: .signInWithoutPassword) == nil else {
      throw call.refusal(
        .interaction(.notAllowed, Self.refusedUser),
        "the account's state refuses sign-ins"
      )
    }
    return user
  }

  static let refusedUser = "The user may not sign in."
}
