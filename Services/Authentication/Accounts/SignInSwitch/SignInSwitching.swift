package import AuthenticationCore
internal import AuthenticationNotifications
internal import Domain
internal import Postgres
internal import PublicOperations
internal import RPC
package import Sessions

/// A change of a user's switch, to be made in the transaction of the change that it comes with.
struct SwitchChange: Sendable {
  let position: SignInSwitch
  let user: UserRecord
  let pool: UserPoolSettings
  /// Tells the user at a verified address; nil where there is none, where nothing is changed, and
  /// where no more messages may be sent.
  let notice: NewOutboxMessage?

  /// Whether the user's row says something else.
  var isNew: Bool { user.signInStop != position.stop }

  /// What the transaction writes.
  var writing: @Sendable (inout PostgresConnection) throws(AuthenticationFailure) -> Void {
    { (db) throws(AuthenticationFailure) in
      db.setSignInStop(position.stop, of: user, in: pool.id)
      if let notice { db.enqueue(notice.insertion) }
    }
  }
}

extension Accounts {
  /// A change of the switch with its message, of which nothing is written yet; `client` is the one by
  /// which the user makes it.
  func switchChange(
    to position: SignInSwitch,
    of user: UserRecord,
    in pool: UserPoolSettings,
    client: ClientID?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> SwitchChange {
    var notice: NewOutboxMessage?
    if user.signInStop != position.stop, let address = try user.verifiedAddress() {
      notice = try await composer.notice(
        position == .allowed ? .signInAllowed : .signInStopped,
        to: MessageRecipient(
          username: user.username,
          attributes: try user.attributes(),
          address: address,
          in: pool,
          client: client,
          cause: client == nil ? .administrator : .holder
        ),
        call
      )
    }
    return SwitchChange(position: position, user: user, pool: pool, notice: notice)
  }

  /// What has to be done before the switch is moved.
  ///
  /// A sign-in that was under way while sign-ins were stopped may have left a chain that no request
  /// could use. Sessions that were ended at once stay ended when sign-ins are allowed again.
  func prepare(_ change: SwitchChange?, _ call: Call) async throws(AuthenticationFailure) {
    guard let change, change.isNew, change.user.signInStop == .atOnce else { return }
    try await endSessions(of: change, call)
  }

  /// What follows the switch once it is moved: from now on nothing begins, and what there was ends.
  func finish(_ change: SwitchChange?, _ call: Call) async throws(AuthenticationFailure) {
    guard let change else { return }
    if change.isNew {
      call.trail.note(rule: "the switch of sign-ins is set to \(change.position.rawValue)")
    }
    switch change.position {
    case .allowed: break
    case .stopped: try await endSessions(of: change, call)
    // Chains last until they expire, but nothing new begins.
    case .stoppedAtExpiry:
      try await tokenCalls.endBeginnings(of: change.user.sub, in: change.pool.id)
    }
  }

  /// Moves a user's switch for the operator.
  package func setSwitch(
    _ position: SignInSwitch,
    of user: UserRecord,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    guard user.isSwitchManaged(in: pool) else {
      throw .invalidParameter("The pool's tag \(SessionTag.signInSwitch.rawValue) is off.")
    }
    let change = try await switchChange(to: position, of: user, in: pool, client: nil, call)
    try await prepare(change, call)
    try await users.writing { (db) throws(AuthenticationFailure) in try change.writing(&db) }
    try await finish(change, call)
  }

  private func endSessions(
    of change: SwitchChange,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    try await tokenCalls.revokeTokens(
      of: change.user.sub,
      in: change.pool.id,
      byPolicy: true,
      context: call.context
    )
  }
}

extension UserRecord {
  /// Whether the user may move the switch, as a user of this client.
  func isSwitchOffered(
    by client: ClientSettings,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> Bool {
    guard pool.sessionPolicy.offersSwitch else { return false }
    return try sessionRules(at: client, in: pool).signInSwitch.value != .off
  }

  /// The attributes with the switch, where the user may move it.
  func withSwitch(
    _ attributes: [String: String],
    by client: ClientSettings,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> [String: String] {
    guard try isSwitchOffered(by: client, in: pool) else { return attributes }
    var attributes = attributes
    attributes[SignInStop.attribute] = signInStop?.rawValue ?? SignInSwitch.allowed.rawValue
    return attributes
  }

  /// Whether an administrator may move the switch: in a pool that offers it, and always back.
  func isSwitchManaged(in pool: UserPoolSettings) -> Bool {
    pool.sessionPolicy.offersSwitch || signInStop != nil
  }
}
