internal import Domain
internal import Postgres
internal import Sessions

/// Chains that are bound to devices.
extension ChainStore {
  /// Whether a new chain may begin as far as its devices go; see the migration `devices_gone`.
  static func mayBeginOnDevice(_ chain: NewChain) -> SQL {
    chain.neededDevices.reduce("true") { condition, device in
      """
      \(condition) AND token_issuance.may_begin(\(chain.pool.text), \(chain.sub), \(device))
      """
    }
  }

  /// Lets the chains that a device's first sign-in began count as sessions for as long as others do.
  func noteConfirmed(
    _ deviceKey: String,
    of sub: String,
    in pool: UserPoolID
  ) async throws(TokenIssuanceFailure) {
    try await querying { () async throws(PostgresError) in
      _ = try await database.execute(
        """
        UPDATE token_issuance.chains SET unconfirmed_until_unix_millis = NULL
        WHERE user_pool_id = \(pool.text) AND sub = \(sub) AND device_key = \(deviceKey)
          AND revoked_at_unix_millis IS NULL AND unconfirmed_until_unix_millis IS NOT NULL
        """
      )
    }
  }

  /// Whether one of the devices that a chain needs was forgotten.
  func isForgotten(
    deviceOf chain: NewChain
  ) async throws(TokenIssuanceFailure) -> Bool {
    guard !chain.neededDevices.isEmpty else { return false }
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT true AS is_forgotten FROM token_issuance.forgotten_devices
        WHERE user_pool_id = \(chain.pool.text) AND sub = \(chain.sub)
          AND device_key = ANY(\(chain.neededDevices)) LIMIT 1
        """
      ) { (row) throws(PostgresError) in try row.value("is_forgotten", as: Bool.self) }
    }
    return found ?? false
  }

  /// Ends every chain of a user that is bound to one of the devices; returns how many.
  func revokeAll(
    of sub: String,
    on deviceKeys: [String],
    in pool: UserPoolID,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      try await database.execute(Self.revocation(of: sub, on: deviceKeys, in: pool, at: now))
    }
  }

  /// The same for devices that are gone: a sign-in that is under way begins no chain either.
  ///
  /// If access tokens are left valid, they last until they expire or the chain is revoked.
  func forget(
    _ deviceKeys: [String],
    of sub: String,
    in pool: UserPoolID,
    leavingAccessTokens: Bool,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> Int {
    do throws(TransactionError<PostgresError>) {
      return try await database.transaction { (connection) throws(PostgresError) in
        // Chains that are just beginning are committed before this goes on. All callers take the
        // locks in one order; otherwise two of them would wait for each other.
        for device in deviceKeys.sorted() {
          try connection.execute(
            """
            SELECT pg_advisory_xact_lock(
              hashtextextended(\(pool.text + "|" + sub + "|" + device), 2))
            """
          )
        }
        try connection.execute(
          """
          INSERT INTO token_issuance.forgotten_devices
            (user_pool_id, sub, device_key, forgotten_at_unix_millis)
          SELECT \(pool.text)::text, \(sub)::text, device, \(now.unixMillis)::bigint
          FROM unnest(\(deviceKeys)::text[]) AS device
          ON CONFLICT DO NOTHING
          """
        )
        return try connection.execute(
          leavingAccessTokens
            ? Self.endOfRefreshing(of: sub, on: deviceKeys, in: pool, at: now)
            : Self.revocation(of: sub, on: deviceKeys, in: pool, at: now)
        )
      }
    } catch {
      switch error {
      case .body(let failure), .database(let failure): throw TokenIssuanceFailure(failure)
      }
    }
  }

  /// Removes up to `limit` notes of devices that were forgotten before a moment; returns how many.
  func deleteForgottenDevices(
    before moment: Instant,
    limit: Int
  ) async throws(TokenIssuanceFailure) -> Int {
    try await database.remove(
      .removal(
        of: limit,
        from: "token_issuance.forgotten_devices",
        where: "forgotten_at_unix_millis < \(moment.unixMillis)",
        inOrderOf: "forgotten_at_unix_millis"
      )
    )
  }

  private static func revocation(
    of sub: String,
    on deviceKeys: [String],
    in pool: UserPoolID,
    at now: Instant
  ) -> SQL {
    """
    UPDATE token_issuance.chains
    SET revoked_at_unix_millis = \(now.unixMillis),
      revocation = \(SessionEnd.deviceForgotten.rawValue)
    WHERE user_pool_id = \(pool.text) AND sub = \(sub)
      AND device_key = ANY(\(deviceKeys)) AND revoked_at_unix_millis IS NULL
    """
  }

  private static func endOfRefreshing(
    of sub: String,
    on deviceKeys: [String],
    in pool: UserPoolID,
    at now: Instant
  ) -> SQL {
    """
    UPDATE token_issuance.chains SET device_forgotten_at_unix_millis = \(now.unixMillis)
    WHERE user_pool_id = \(pool.text) AND sub = \(sub)
      AND device_key = ANY(\(deviceKeys)) AND revoked_at_unix_millis IS NULL
      AND device_forgotten_at_unix_millis IS NULL
    """
  }
}
