internal import Domain
internal import Postgres

extension DeviceStore {
  /// What the answer to a proof needs, from one statement.
  struct Spending: Sendable {
    /// Whether nobody answered before: of several answers at once, by however many processes, the
    /// primary key lets exactly one be first.
    let isFirst: Bool
    let device: DeviceRecord?
  }

  /// Marks a proof as answered and loads its device.
  func spend(
    _ block: DeviceProofBlock
  ) async throws(DeviceRegistryFailure) -> Spending {
    let owner = block.device.owner
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH spent AS (
          INSERT INTO device_registry.spent_proofs (user_pool_id, id, expires_at_unix_millis)
          VALUES (\(owner.pool.text), \(block.id), \(block.expiresAt.unixMillis))
          ON CONFLICT DO NOTHING
          RETURNING true
        )
        SELECT EXISTS (SELECT FROM spent) AS is_first, d.device_key IS NOT NULL AS is_there, d.*
        FROM (SELECT 1) AS one
        LEFT JOIN (
          SELECT \(DeviceRecord.columns) FROM device_registry.devices
          WHERE user_pool_id = \(owner.pool.text) AND sub = \(owner.sub)
            AND device_key = \(block.device.key)
        ) AS d ON true
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Spending(
          isFirst: try row.value("is_first"),
          device: try row.value("is_there") ? try DeviceRecord(row) : nil
        )
      }
    }
    guard let found else { throw .internalFault("a statement without a row") }
    return found
  }

  /// A proof that may follow, for clients that bring no session.
  struct Expectation: Sendable {
    /// Each of which stands for the same session.
    let ids: [[UInt8]]
    let session: [UInt8]
    let expiresAt: Instant
  }

  /// Remembers that a proof may follow.
  func expect(
    _ expectation: Expectation,
    in pool: UserPoolID
  ) async throws(DeviceRegistryFailure) {
    try await querying { () async throws(PostgresError) in
      _ = try await database.execute(
        """
        INSERT INTO device_registry.expected_proofs
          (user_pool_id, id, session, expires_at_unix_millis)
        SELECT \(pool.text), id, \(expectation.session)::bytea,
          \(expectation.expiresAt.unixMillis)::bigint
        FROM unnest(\(expectation.ids)::bytea[]) AS id
        ON CONFLICT ON CONSTRAINT expected_proofs_pkey DO UPDATE
        SET session = excluded.session, expires_at_unix_millis = excluded.expires_at_unix_millis
        """
      )
    }
  }

  /// Finds a device and remembers in the same statement that its proof may follow: only where it
  /// has been remembered since a moment, and a second factor was given from it where that counts.
  ///
  /// Does not wait for the disk: an expectation that a crash loses lets nobody in, the client begins
  /// anew. That it was claimed does wait.
  func find(
    _ device: DeviceID,
    expecting expectation: Expectation,
    ifRememberedSince since: Instant,
    needsFactor: Bool
  ) async throws(DeviceRegistryFailure) -> (device: DeviceRecord, isExpected: Bool)? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH device AS (
          SELECT \(DeviceRecord.columns) FROM device_registry.devices
          WHERE user_pool_id = \(device.owner.pool.text) AND sub = \(device.owner.sub)
            AND device_key = \(device.key)
        ), expected AS (
          INSERT INTO device_registry.expected_proofs
            (user_pool_id, id, session, expires_at_unix_millis)
          SELECT \(device.owner.pool.text)::text, id, \(expectation.session)::bytea,
            \(expectation.expiresAt.unixMillis)::bigint
          FROM device, unnest(\(expectation.ids)::bytea[]) AS id
          WHERE remembered_at_unix_millis > \(since.unixMillis)
            AND (is_factor_given OR NOT \(needsFactor)::boolean)
          ON CONFLICT ON CONSTRAINT expected_proofs_pkey DO UPDATE
          SET session = excluded.session,
            expires_at_unix_millis = excluded.expires_at_unix_millis
          RETURNING true
        )
        SELECT EXISTS (SELECT FROM expected) AS is_expected, device.*,
          set_config('synchronous_commit', 'off', true)
        FROM device
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (device: try DeviceRecord(row), isExpected: try row.value("is_expected", as: Bool.self))
      }
    }
  }

  /// Takes what was remembered under any of these ids.
  ///
  /// Of several callers at once one gets a row; what two rows of one sign-in hold is one session,
  /// which is spent once.
  func claim(
    _ ids: [[UInt8]],
    in pool: UserPoolID,
    at now: Instant
  ) async throws(DeviceRegistryFailure) -> [UInt8]? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        DELETE FROM device_registry.expected_proofs
        WHERE user_pool_id = \(pool.text) AND id = ANY (\(ids)::bytea[])
          AND expires_at_unix_millis > \(now.unixMillis)
        RETURNING session
        """
      ) { (row) throws(PostgresError) in try row.value("session", as: [UInt8].self) }
    }
  }

  /// Removes up to `limit` proofs of each kind, of all pools, that expired before a moment.
  func removeProofs(
    before moment: Instant,
    limit: Int64
  ) async throws(DeviceRegistryFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      let spent = try await database.execute(
        """
        DELETE FROM device_registry.spent_proofs
        WHERE (user_pool_id, id) IN (
          SELECT user_pool_id, id FROM device_registry.spent_proofs
          WHERE expires_at_unix_millis < \(moment.unixMillis)
          LIMIT \(limit) FOR UPDATE SKIP LOCKED
        )
        """
      )
      let expected = try await database.execute(
        """
        DELETE FROM device_registry.expected_proofs
        WHERE (user_pool_id, id) IN (
          SELECT user_pool_id, id FROM device_registry.expected_proofs
          WHERE expires_at_unix_millis < \(moment.unixMillis)
          LIMIT \(limit) FOR UPDATE SKIP LOCKED
        )
        """
      )
      return spent + expected
    }
  }
}
