internal import DeviceRegistryMessages
internal import Domain
internal import Postgres
internal import Protobuf

extension AppInstanceStore {
  /// An answer, by what makes it count once.
  struct Attempt: Sendable {
    /// A digest of what it is for and of its id.
    let id: [UInt8]
    /// The id and the end of the challenge that it consumes, if it names a good one.
    let block: (id: [UInt8], expiresAt: Instant)?
  }

  /// What the judgement of a locked row led to.
  struct Decision: Sendable {
    let factor: StoredFactor
    let flow: FactorFlow?
    let task: FactorTask
    /// Without a challenge, as it is stored.
    let answer: JudgedAnswer
  }

  /// The result of `judge`.
  enum Judging: Sendable {
    case repeated(AppInstanceRecord, [UInt8])
    case judged(Decision, AppAccountRecord?, removed: RemovedDevices)
  }

  /// Judges an answer with the row of its instance locked (USR-34).
  ///
  /// Parallel answers, from any number of processes, are judged one after the other, each by what
  /// the one before it left. The count, the consumed challenge, the account and the stored answer
  /// are committed together, and the commit waits for the disk: no crash gives an attempt back.
  func judge(
    _ attempt: Attempt,
    of id: AppInstanceID,
    _ effect: FactorEffect,
    at now: Instant,
    _ decide:
      @escaping @Sendable (AppInstanceRecord, Bool) throws(DeviceRegistryFailure) -> Decision
  ) async throws(DeviceRegistryFailure) -> Judging {
    try await transaction { (connection) throws(DeviceRegistryFailure) in
      try inStatement { () throws(PostgresError) in
        try Self.lock(id, for: effect, in: &connection)
      }
      let found = try Self.spend(attempt.block, of: id, in: &connection)
      guard let (instance, isFirst) = found else { throw .appInstanceNotFound }
      try Self.checkAccount(of: effect, on: id, in: &connection)
      if let stored = instance.answer(to: attempt.id) { return .repeated(instance, stored) }
      let decision = try decide(instance, isFirst)
      Self.write(
        decision.factor,
        decision.flow,
        answering: (attempt.id, try Self.encoded(decision.answer)),
        of: id,
        noting: decision.answer.isDone == true ? Self.use(of: id, effect, at: now) : "",
        in: &connection
      )
      guard decision.answer.isDone == true else {
        return .judged(decision, nil, removed: RemovedDevices())
      }
      let (account, removed) = try Self.carryOut(effect, on: id, at: now, in: &connection)
      return .judged(decision, account, removed: removed)
    }
  }

  /// Locks the row, and what an account that is added may push out.
  ///
  /// A statement of its own: what follows it sees what the one before it committed.
  private static func lock(
    _ id: AppInstanceID,
    for effect: FactorEffect,
    in connection: inout PostgresConnection
  ) throws(PostgresError) {
    if case .adds(let account) = effect {
      DeviceStore.lockDevices(of: account.id.owner, in: &connection)
      _ = try lock(id, adding: account, in: &connection)
    } else {
      connection.enqueue(lockStatement(id))
    }
  }

  /// Refuses the answer for an account that is gone: nothing is counted, and nothing is returned of it.
  ///
  /// With the row locked, for who forgets an account locks it as well.
  private static func checkAccount(
    of effect: FactorEffect,
    on id: AppInstanceID,
    in connection: inout PostgresConnection
  ) throws(DeviceRegistryFailure) {
    guard case .uses(let accountID) = effect else { return }
    let isThere = try inStatement { () throws(PostgresError) in
      try connection.first(
        """
        SELECT true AS found FROM device_registry.app_accounts
        WHERE user_pool_id = \(id.pool.text) AND account_id = \(accountID)
          AND instance_id = \(id.text)
        """
      ) { (row) throws(PostgresError) in try row.value("found", as: Bool.self) }
    }
    guard isThere == true else { throw .appAccountNotFound }
  }

  /// Consumes the challenge, and reads the locked row; nil when there is none.
  private static func spend(
    _ block: (id: [UInt8], expiresAt: Instant)?,
    of id: AppInstanceID,
    in connection: inout PostgresConnection
  ) throws(DeviceRegistryFailure) -> (AppInstanceRecord, Bool)? {
    try inStatement { () throws(PostgresError) in
      try connection.first(
        """
        WITH consumed AS (
          INSERT INTO device_registry.spent_proofs (user_pool_id, id, expires_at_unix_millis)
          SELECT \(id.pool.text)::text, \(block?.id ?? [])::bytea,
            \(block?.expiresAt.unixMillis ?? 0)::bigint
          WHERE \(block != nil)::boolean
          ON CONFLICT DO NOTHING
          RETURNING true
        )
        SELECT EXISTS (SELECT FROM consumed) AS is_first, \(AppInstanceRecord.columns)
        FROM device_registry.app_instances
        WHERE user_pool_id = \(id.pool.text) AND instance_id = \(id.text)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (try AppInstanceRecord(row), try row.value("is_first", as: Bool.self))
      }
    }
  }

  /// That an account was used, for the statement that writes the judgement.
  private static func use(
    of id: AppInstanceID,
    _ effect: FactorEffect,
    at now: Instant
  ) -> SQL {
    guard case .uses(let accountID) = effect else { return "" }
    return """
      WITH used AS (
        UPDATE device_registry.app_accounts SET used_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(id.pool.text) AND instance_id = \(id.text)
          AND account_id = \(accountID)
      )
      """
  }

  /// Does what a right answer is for.
  private static func carryOut(
    _ effect: FactorEffect,
    on id: AppInstanceID,
    at now: Instant,
    in connection: inout PostgresConnection
  ) throws(DeviceRegistryFailure) -> (AppAccountRecord?, RemovedDevices) {
    switch effect {
    case .none, .uses:
      return (nil, RemovedDevices())
    case .adds(let account):
      let added = try AppAccountStore.add(account, on: id, at: now, in: &connection)
      return (added.account, added.removed)
    case .removes(let account):
      let gone = try inStatement { () throws(PostgresError) in
        try AppAccountStore.remove([account.key], of: account.owner, at: now, in: &connection)
      }
      guard let removed = gone.first else { throw .appAccountNotFound }
      return (removed.account, RemovedDevices())
    case .upgrades(let account):
      try AppAccountStore.upgrade(account, on: id, in: &connection)
      return (nil, RemovedDevices())
    }
  }

  private static func encoded(
    _ answer: JudgedAnswer
  ) throws(DeviceRegistryFailure) -> [UInt8] {
    do throws(ProtobufError) {
      return try answer.encoded()
    } catch {
      throw .internalFault("an answer cannot be stored: \(error)")
    }
  }
}
