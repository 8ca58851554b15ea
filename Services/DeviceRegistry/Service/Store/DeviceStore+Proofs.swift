internal import Domain
internal import Postgres

extension DeviceStore {
  /// What an answer to a challenge shows, and what to record if it is right.
  struct Proof: Sendable {
    let isRight: Bool
    /// The moment since which the device must have been remembered.
    let rememberedSince: Instant
    let lastSeen: LastSeen
    let isFactorGiven: Bool
    /// Whether tokens follow at once, unless the answer is wrong or the user needs a factor by now.
    let tokensFollow: Bool
  }

  /// The result of an answer.
  struct Spending: Sendable {
    /// True for the first answer.
    ///
    /// If several answers come at once, from any number of processes, the primary key lets exactly
    /// one be first.
    let isFirst: Bool
    /// The device, if the proof is right and the device is still there, remembered, and has the
    /// verifier of the challenge.
    ///
    /// Its sign-in is then recorded.
    let noted: DeviceRecord?
  }

  /// Marks a challenge as answered, and records the sign-in of a proved device.
  ///
  /// Where tokens follow, this does not wait for the disk: their commit comes after it, and waits
  /// for it too. It waits if the answer is wrong or if something else follows, because a crash must
  /// not permit a second answer.
  func consume(
    _ challenge: DeviceProofChallenge,
    _ proof: Proof,
    at now: Instant
  ) async throws(DeviceRegistryFailure) -> Spending {
    let (owner, key) = (challenge.device.owner, challenge.device.key)
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH consumed AS (
          INSERT INTO device_registry.spent_proofs (user_pool_id, id, expires_at_unix_millis)
          VALUES (\(owner.pool.text), \(challenge.id), \(challenge.expiresAt.unixMillis))
          ON CONFLICT DO NOTHING
          RETURNING true
        ), noted AS (
          UPDATE device_registry.devices
          SET authenticated_at_unix_millis = \(now.unixMillis),
            last_ip_address = \(proof.lastSeen.ipAddress), sdk = \(proof.lastSeen.sdk),
            is_factor_given = is_factor_given OR \(proof.isFactorGiven)
          WHERE user_pool_id = \(owner.pool.text) AND sub = \(owner.sub) AND device_key = \(key)
            AND remembered_at_unix_millis > \(proof.rememberedSince.unixMillis)
            AND sealed_srp_verifier = \(challenge.sealedVerifier)
            AND \(proof.isRight)::boolean AND EXISTS (SELECT FROM consumed)
          RETURNING \(DeviceRecord.columns)
        )
        SELECT EXISTS (SELECT FROM consumed) AS is_first, noted.device_key IS NOT NULL AS is_noted,
          noted.*, CASE WHEN noted.device_key IS NOT NULL AND \(proof.tokensFollow)::boolean
            THEN set_config('synchronous_commit', 'off', true)
          END
        FROM (SELECT) AS one LEFT JOIN noted ON true
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Spending(
          isFirst: try row.value("is_first"),
          noted: try row.value("is_noted") ? try DeviceRecord(row) : nil
        )
      }
    }
    guard let found else { throw .internalFault("a statement without a row") }
    return found
  }

  /// A proof that may follow, for clients that send no session.
  struct Expectation: Sendable {
    /// The ids; each stands for the same session.
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

  /// Finds a device and expects its proof in the same statement.
  ///
  /// The proof is expected only if the device has been remembered since a moment, and if a second
  /// factor was given from it where that counts.
  ///
  /// This does not wait for the disk. An expectation that a crash loses admits no client: the
  /// client begins anew. Claiming it does wait.
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

  /// Takes the session that is stored under the first of these ids that has one, and its other rows.
  ///
  /// If several callers ask at once, one of them gets a row. A sign-in's own row comes before the row of the address,
  /// since two sign-ins may come from one address.
  func claim(
    _ ids: [[UInt8]],
    in pool: UserPoolID,
    at now: Instant
  ) async throws(DeviceRegistryFailure) -> [UInt8]? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH found AS MATERIALIZED (
          SELECT session FROM device_registry.expected_proofs
          WHERE user_pool_id = \(pool.text) AND id = ANY (\(ids)::bytea[])
            AND expires_at_unix_millis > \(now.unixMillis)
          ORDER BY array_position(\(ids)::bytea[], id) LIMIT 1
        )
        DELETE FROM device_registry.expected_proofs AS e USING found
        WHERE e.user_pool_id = \(pool.text) AND e.id = ANY (\(ids)::bytea[])
          AND e.session = found.session
        RETURNING e.session
        """
      ) { (row) throws(PostgresError) in try row.value("session", as: [UInt8].self) }
    }
  }

  /// Removes up to `limit` proofs of each kind, of all pools, that expired before a moment.
  func removeProofs(
    before moment: Instant,
    limit: Int
  ) async throws(DeviceRegistryFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      var removed = 0
      for table in ["device_registry.spent_proofs", "device_registry.expected_proofs"] as [SQL] {
        removed += try await database.execute(
          .removal(
            of: limit,
            from: table,
            where: "expires_at_unix_millis < \(moment.unixMillis)",
            inOrderOf: "expires_at_unix_millis"
          )
        )
      }
      return removed
    }
  }
}
