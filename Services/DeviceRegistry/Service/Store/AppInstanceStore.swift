internal import DeviceRegistryMessages
internal import Domain
internal import Postgres

/// The rows of installations of apps.
struct AppInstanceStore: Sendable {
  let database: PostgresPool

  /// A proof that was checked, and is consumed with the look-up of its instance.
  struct Proof: Sendable {
    /// RFC 7638, of the key that signed.
    let thumbprint: [UInt8]
    /// A digest of key and `jti`.
    let id: [UInt8]
    /// Afterwards the proof is refused for its age.
    let expiresAt: Instant
    /// Whether the call is a use by the user, also of an account where one is named.
    let isUse: Bool
    let accountID: String?
  }

  /// An instance whose proof was looked at.
  struct Proved: Sendable {
    let instance: AppInstanceRecord
    /// In the order of their ids.
    let accounts: [AppAccountRecord]
    /// Whether the proof came for the first time.
    let isFirst: Bool
  }

  /// The instance of a key with its accounts; nil where no instance has the key.
  ///
  /// Does not wait for the disk. A proof that a crash lets come again repeats a call that may be
  /// repeated within its time anyway: what a call changes is decided by its own contents.
  func prove(
    _ proof: Proof,
    in pool: UserPoolID?,
    at now: Instant
  ) async throws(DeviceRegistryFailure) -> Proved? {
    let rows = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        WITH found AS (
          SELECT \(AppInstanceRecord.columns) FROM device_registry.app_instances
          WHERE thumbprint = \(proof.thumbprint)
            AND (\(pool == nil)::boolean OR user_pool_id = \(pool?.text ?? ""))
        ), consumed AS (
          INSERT INTO device_registry.spent_proofs (user_pool_id, id, expires_at_unix_millis)
          SELECT user_pool_id, \(proof.id)::bytea, \(proof.expiresAt.unixMillis)::bigint FROM found
          ON CONFLICT DO NOTHING
          RETURNING true
        ), used AS (
          UPDATE device_registry.app_instances AS i SET used_at_unix_millis = \(now.unixMillis)
          FROM found
          WHERE i.user_pool_id = found.user_pool_id AND i.instance_id = found.instance_id
            AND \(proof.isUse)::boolean AND EXISTS (SELECT FROM consumed)
        ), account_used AS (
          UPDATE device_registry.app_accounts AS a SET used_at_unix_millis = \(now.unixMillis)
          FROM found
          WHERE a.user_pool_id = found.user_pool_id AND a.instance_id = found.instance_id
            AND a.account_id = \(proof.accountID) AND \(proof.isUse)::boolean
            AND EXISTS (SELECT FROM consumed)
        )
        SELECT EXISTS (SELECT FROM consumed) AS is_first, found.*, \(AppAccountRecord.joinedColumns),
          set_config('synchronous_commit', 'off', true)
        FROM found LEFT JOIN device_registry.app_accounts AS a
          ON a.user_pool_id = found.user_pool_id AND a.instance_id = found.instance_id
        ORDER BY a.account_id
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (
          instance: try AppInstanceRecord(row), account: try AppAccountRecord(joined: row),
          isFirst: try row.value("is_first", as: Bool.self)
        )
      }
    }
    guard let first = rows.first else { return nil }
    let isUsed = proof.isUse && first.isFirst
    return Proved(
      instance: first.instance,
      accounts: rows.compactMap { row in
        guard var account = row.account else { return nil }
        // The statement reads what was there before it.
        if isUsed, account.id == proof.accountID { account.usedAt = now }
        return account
      },
      isFirst: first.isFirst
    )
  }

  func find(_ id: AppInstanceID) async throws(DeviceRegistryFailure) -> AppInstanceRecord? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(AppInstanceRecord.columns) FROM device_registry.app_instances
        WHERE user_pool_id = \(id.pool.text) AND instance_id = \(id.text)
        """
      ) { (row) throws(PostgresError) in try AppInstanceRecord(row) }
    }
  }

  /// An instance that is registered.
  struct Registration: Sendable {
    /// Its id unless the key is registered already.
    let id: AppInstanceID
    let publicKey: [UInt8]
    let description: AppDescription
    let push: PushAddress?
  }

  /// Whether the key is no account's and no finger's, for an instance has a pair of its own; one that was
  /// registered before stays.
  private static func isOfNothingElse(_ registration: Registration, _ proof: Proof) -> SQL {
    """
    NOT EXISTS (
        SELECT FROM device_registry.app_accounts
        WHERE user_pool_id = \(registration.id.pool.text)
          AND public_key = \(registration.publicKey) AND NOT is_key_shared)
        AND NOT \(isBiometric(proof.thumbprint, in: registration.id.pool))
      OR EXISTS (
        SELECT FROM device_registry.app_instances WHERE thumbprint = \(proof.thumbprint))
    """
  }

  /// Registers a key, or updates what the app of a registered one says of itself.
  ///
  /// `instance` is nil where another pool has the key, or it is an account's or a biometric key.
  func register(
    _ registration: Registration,
    _ proof: Proof,
    at now: Instant
  ) async throws(DeviceRegistryFailure) -> (instance: AppInstanceRecord?, isFirst: Bool) {
    let (id, description, push) = (registration.id, registration.description, registration.push)
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH consumed AS (
          INSERT INTO device_registry.spent_proofs (user_pool_id, id, expires_at_unix_millis)
          VALUES (\(id.pool.text), \(proof.id), \(proof.expiresAt.unixMillis))
          ON CONFLICT DO NOTHING
          RETURNING true
        ), registered AS (
          INSERT INTO device_registry.app_instances AS i (user_pool_id, instance_id, thumbprint,
            public_key, platform, model, app_version, protocol_versions, push_type, push_token,
            created_at_unix_millis, used_at_unix_millis, accountless_since_unix_millis)
          SELECT \(id.pool.text)::text, \(id.text)::text, \(proof.thumbprint)::bytea,
            \(registration.publicKey)::bytea, \(description.platform ?? "")::text,
            \(description.model ?? "")::text, \(description.appVersion ?? "")::text,
            \(description.protocolVersions)::text[], \(push?.type)::text, \(push?.token)::text,
            \(now.unixMillis)::bigint, \(now.unixMillis)::bigint, \(now.unixMillis)::bigint
          FROM consumed
          WHERE \(Self.isOfNothingElse(registration, proof))
          ON CONFLICT (thumbprint) DO UPDATE
          SET platform = excluded.platform, model = excluded.model,
            app_version = excluded.app_version, protocol_versions = excluded.protocol_versions,
            push_type = coalesce(excluded.push_type, i.push_type),
            push_token = coalesce(excluded.push_token, i.push_token)
          WHERE i.user_pool_id = excluded.user_pool_id
          RETURNING \(AppInstanceRecord.columns)
        )
        SELECT EXISTS (SELECT FROM consumed) AS is_first,
          registered.instance_id IS NOT NULL AS is_registered, registered.*
        FROM (SELECT) AS one LEFT JOIN registered ON true
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (
          instance: try row.value("is_registered") ? try AppInstanceRecord(row) : nil,
          isFirst: try row.value("is_first", as: Bool.self)
        )
      }
    }
    guard let found else { throw .internalFault("a statement without a row") }
    return found
  }

  /// Changes what an app says of itself; what is nil stays.
  func update(
    _ id: AppInstanceID,
    _ description: AppDescription?,
    _ push: PushAddress?,
    without gonePushToken: String?
  ) async throws(DeviceRegistryFailure) -> AppInstanceRecord? {
    let versions = description?.protocolVersions ?? []
    return try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        UPDATE device_registry.app_instances
        SET platform = coalesce(\(description?.platform), platform),
          model = coalesce(\(description?.model), model),
          app_version = coalesce(\(description?.appVersion), app_version),
          name = nullif(coalesce(\(description?.name), name), ''),
          protocol_versions = CASE WHEN \(versions.isEmpty)::boolean THEN protocol_versions
            ELSE \(versions)::text[] END,
          push_type = CASE WHEN push_token = \(gonePushToken) THEN NULL
            ELSE coalesce(\(push?.type), push_type) END,
          push_token = CASE WHEN push_token = \(gonePushToken) THEN NULL
            ELSE coalesce(\(push?.token), push_token) END
        WHERE user_pool_id = \(id.pool.text) AND instance_id = \(id.text)
        RETURNING \(AppInstanceRecord.columns)
        """
      ) { (row) throws(PostgresError) in try AppInstanceRecord(row) }
    }
  }

  /// Removes an instance with its accounts, which are returned; nil when there was none.
  func remove(
    _ id: AppInstanceID
  ) async throws(DeviceRegistryFailure) -> [AppAccountRecord]? {
    try await transaction { (connection) throws(DeviceRegistryFailure) in
      try inStatement { () throws(PostgresError) in
        guard try Self.lock(id, in: &connection) else { return nil }
        let accounts = try connection.query(
          """
          DELETE FROM device_registry.app_accounts AS a USING device_registry.app_instances AS i
          WHERE a.user_pool_id = \(id.pool.text) AND a.instance_id = \(id.text)
            AND i.user_pool_id = a.user_pool_id AND i.instance_id = a.instance_id
          RETURNING \(AppAccountRecord.columns)
          """
        ) { (row) throws(PostgresError) in try AppAccountRecord(row) }
        connection.enqueue(
          """
          DELETE FROM device_registry.app_instances
          WHERE user_pool_id = \(id.pool.text) AND instance_id = \(id.text)
          """
        )
        return accounts
      }
    }
  }

  /// Removes up to `limit` instances, of all pools, that have had no account since a moment.
  func removeAccountless(
    since moment: Instant,
    limit: Int
  ) async throws(DeviceRegistryFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        .removal(
          of: limit,
          from: "device_registry.app_instances",
          where: "accountless_since_unix_millis < \(moment.unixMillis)",
          inOrderOf: "accountless_since_unix_millis"
        )
      )
    }
  }

  /// Removes up to `limit` instances of a pool with their accounts; returns how many.
  func remove(of pool: UserPoolID, limit: Int64) async throws(DeviceRegistryFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        WITH gone AS (
          DELETE FROM device_registry.app_instances
          WHERE user_pool_id = \(pool.text) AND instance_id IN (
            SELECT instance_id FROM device_registry.app_instances
            WHERE user_pool_id = \(pool.text) LIMIT \(limit))
          RETURNING user_pool_id, instance_id
        ), accounts AS (
          DELETE FROM device_registry.app_accounts AS a USING gone
          WHERE a.user_pool_id = gone.user_pool_id AND a.instance_id = gone.instance_id
        )
        SELECT instance_id FROM gone
        """
      )
    }
  }
}
