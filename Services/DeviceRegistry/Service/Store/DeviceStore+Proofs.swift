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

  /// Remembers that a proof may follow.
  func expect(
    _ id: [UInt8],
    in pool: UserPoolID,
    session: [UInt8],
    until expiry: Instant
  ) async throws(DeviceRegistryFailure) {
    try await querying { () async throws(PostgresError) in
      _ = try await database.execute(
        """
        INSERT INTO device_registry.expected_proofs
          (user_pool_id, id, session, expires_at_unix_millis)
        VALUES (\(pool.text), \(id), \(session), \(expiry.unixMillis))
        ON CONFLICT ON CONSTRAINT expected_proofs_pkey DO UPDATE
        SET session = excluded.session, expires_at_unix_millis = excluded.expires_at_unix_millis
        """
      )
    }
  }

  /// Takes what was remembered: of several callers at once one gets it.
  func claim(
    _ id: [UInt8],
    in pool: UserPoolID,
    at now: Instant
  ) async throws(DeviceRegistryFailure) -> [UInt8]? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        DELETE FROM device_registry.expected_proofs
        WHERE user_pool_id = \(pool.text) AND id = \(id)
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
