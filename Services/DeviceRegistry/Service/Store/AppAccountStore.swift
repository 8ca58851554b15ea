internal import Domain
internal import Postgres

/// The rows of accounts.
struct AppAccountStore: Sendable {
  let instances: AppInstanceStore

  private var database: PostgresPool { instances.database }

  /// An instance's accounts in the order of their ids.
  func list(on instance: AppInstanceID) async throws(DeviceRegistryFailure) -> [AppAccountRecord] {
    try await list(
      "a.user_pool_id = \(instance.pool.text) AND a.instance_id = \(instance.text)"
    )
  }

  /// A user's accounts in the order of their ids.
  func list(of owner: DeviceOwner) async throws(DeviceRegistryFailure) -> [AppAccountRecord] {
    try await list("a.user_pool_id = \(owner.pool.text) AND a.sub = \(owner.sub)")
  }

  private func list(_ condition: SQL) async throws(DeviceRegistryFailure) -> [AppAccountRecord] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(AppAccountRecord.columns) FROM device_registry.app_accounts AS a
        JOIN device_registry.app_instances AS i USING (user_pool_id, instance_id)
        WHERE \(condition) ORDER BY a.account_id
        """
      ) { (row) throws(PostgresError) in try AppAccountRecord(row) }
    }
  }

  /// Adds an account without a factor; returns it, and the keys that were removed for it.
  func add(
    _ account: NewAppAccount,
    on instance: AppInstanceID,
    at now: Instant
  ) async throws(DeviceRegistryFailure) -> (account: AppAccountRecord, removed: RemovedDevices) {
    try await instances.transaction { (connection) throws(DeviceRegistryFailure) in
      DeviceStore.lockDevices(of: account.id.owner, in: &connection)
      guard
        try inStatement({ () throws(PostgresError) in
          try AppInstanceStore.lock(instance, adding: account, in: &connection)
        })
      else { throw .appInstanceNotFound }
      return try Self.add(account, on: instance, at: now, in: &connection)
    }
  }

  /// Adds an account in a transaction that has locked the user's devices and then the instances
  /// by `AppInstanceStore.lock(_:adding:in:)`.
  ///
  /// An account that is there already under the same id is the one of an earlier call, and is
  /// answered again.
  static func add(
    _ account: NewAppAccount,
    on instance: AppInstanceID,
    at now: Instant,
    in connection: inout PostgresConnection
  ) throws(DeviceRegistryFailure) -> (account: AppAccountRecord, removed: RemovedDevices) {
    let owner = account.id.owner
    let others = try inStatement { () throws(PostgresError) in
      try connection.query(
        """
        SELECT \(AppAccountRecord.columns) FROM device_registry.app_accounts AS a
        JOIN device_registry.app_instances AS i USING (user_pool_id, instance_id)
        WHERE a.user_pool_id = \(instance.pool.text) AND a.instance_id = \(instance.text)
        """
      ) { (row) throws(PostgresError) in try AppAccountRecord(row) }
    }
    if let own = others.first(where: { $0.owner == owner }) {
      guard own.id == account.id.key, own.publicKey == account.publicKey else {
        throw .appAccountExists
      }
      return (own, RemovedDevices())
    }
    guard others.isEmpty || !account.isSingle else { throw .appSingleAccount }
    try checkFactor(of: account, in: &connection)
    try checkKey(of: account, in: &connection)
    let removed = try makeRoom(for: account, at: now, in: &connection)
    try insert(account, on: instance, at: now, in: &connection)
    return (AppAccountRecord(account, on: instance, at: now), removed)
  }

  private static func makeRoom(
    for account: NewAppAccount,
    at now: Instant,
    in connection: inout PostgresConnection
  ) throws(DeviceRegistryFailure) -> RemovedDevices {
    let room = try inStatement { () throws(PostgresError) in
      try DeviceStore.makeRoom(
        for: account.id,
        limit: account.limit,
        at: now,
        in: &connection
      )
    }
    switch room {
    case .tracked(let removed): return removed
    case .exists: throw .appAccountExists
    case .limitReached: throw .deviceLimitReached
    }
  }

  private static func insert(
    _ account: NewAppAccount,
    on instance: AppInstanceID,
    at now: Instant,
    in connection: inout PostgresConnection
  ) throws(DeviceRegistryFailure) {
    let isAdded = try inStatement { () throws(PostgresError) in
      try connection.execute(
        """
        INSERT INTO device_registry.app_accounts (user_pool_id, sub, account_id, instance_id,
          public_key, display_name, is_headless, created_at_unix_millis, used_at_unix_millis)
        VALUES (\(instance.pool.text), \(account.id.owner.sub), \(account.id.key),
          \(instance.text), \(account.publicKey), \(account.displayName), \(account.isHeadless),
          \(now.unixMillis), \(now.unixMillis))
        ON CONFLICT DO NOTHING
        """
      ) == 1
    }
    guard isAdded else { throw try conflict(of: account, in: &connection) }
    connection.enqueue(
      """
      UPDATE device_registry.app_instances SET accountless_since_unix_millis = NULL
      WHERE user_pool_id = \(instance.pool.text) AND instance_id = \(instance.text)
      """
    )
  }

  /// Makes an account need a factor, in a transaction that has locked its instance.
  ///
  /// One that was removed since is refused, so that what the transaction sets for it is not kept.
  static func upgrade(
    _ account: DeviceID,
    on instance: AppInstanceID,
    in connection: inout PostgresConnection
  ) throws(DeviceRegistryFailure) {
    let isThere = try inStatement { () throws(PostgresError) in
      try connection.execute(
        """
        UPDATE device_registry.app_accounts SET is_headless = false
        WHERE user_pool_id = \(instance.pool.text) AND instance_id = \(instance.text)
          AND sub = \(account.owner.sub) AND account_id = \(account.key)
        """
      ) == 1
    }
    guard isThere else { throw .appAccountNotFound }
  }

  /// Removes an account of a user; nil when there was none.
  func remove(
    _ account: DeviceID,
    at now: Instant
  ) async throws(DeviceRegistryFailure) -> RemovedAccount? {
    try await instances.transaction { (connection) throws(DeviceRegistryFailure) in
      try inStatement { () throws(PostgresError) in
        try Self.remove([account.key], of: account.owner, at: now, in: &connection).first
      }
    }
  }

  /// Removes all accounts of a user.
  func removeAll(of owner: DeviceOwner, at now: Instant) async throws(DeviceRegistryFailure) {
    try await instances.transaction { (connection) throws(DeviceRegistryFailure) in
      try inStatement { () throws(PostgresError) in
        _ = try Self.remove(nil, of: owner, at: now, in: &connection)
      }
    }
  }

  /// Removes accounts of a user, all where no ids are given, and what their instances had for them
  /// alone.
  static func remove(
    _ ids: [String]?,
    of owner: DeviceOwner,
    at now: Instant,
    in connection: inout PostgresConnection
  ) throws(PostgresError) -> [RemovedAccount] {
    // Locked first: of two accounts of an instance that go at once, the later one is the last.
    connection.enqueue(
      """
      SELECT instance_id FROM device_registry.app_instances
      WHERE user_pool_id = \(owner.pool.text) AND instance_id IN (
        SELECT instance_id FROM device_registry.app_accounts
        WHERE user_pool_id = \(owner.pool.text) AND sub = \(owner.sub)
          AND (\(ids == nil)::boolean OR account_id = ANY (\(ids ?? []))))
      ORDER BY instance_id FOR UPDATE
      """
    )
    let gone = try connection.query(
      """
      DELETE FROM device_registry.app_accounts AS a USING device_registry.app_instances AS i
      WHERE a.user_pool_id = \(owner.pool.text) AND a.sub = \(owner.sub)
        AND (\(ids == nil)::boolean OR a.account_id = ANY (\(ids ?? [])))
        AND i.user_pool_id = a.user_pool_id AND i.instance_id = a.instance_id
      RETURNING \(AppAccountRecord.columns)
      """
    ) { (row) throws(PostgresError) in try AppAccountRecord(row) }
    guard !gone.isEmpty else { return [] }
    AppInstanceStore.noteRemovedAccounts(
      of: gone.map(\.instanceID),
      in: owner.pool,
      at: now,
      in: &connection
    )
    let inUse = try connection.query(
      """
      SELECT DISTINCT instance_id FROM device_registry.app_accounts
      WHERE user_pool_id = \(owner.pool.text) AND instance_id = ANY (\(gone.map(\.instanceID)))
      """
    ) { (row) throws(PostgresError) in try row.value("instance_id", as: String.self) }
    return gone.map { RemovedAccount(account: $0, hasOthers: inUse.contains($0.instanceID)) }
  }
}
