internal import Domain
internal import Postgres
internal import Sessions

/// The rows of refresh-token chains.
struct ChainStore: Sendable {
  let database: PostgresPool

  /// What a new chain begins with.
  struct NewChain: Sendable {
    let pool: UserPoolID
    let chainID: String
    let client: ClientID
    let sub: String
    let originJTI: String
    let deviceKey: String?
    /// Devices that existed before the sign-in and may have been forgotten meanwhile: that of the chain,
    /// and the account of the app that confirmed it.
    let neededDevices: [String]
    /// Until when the chain's access token is good, where the device is not confirmed yet; nil otherwise.
    let unconfirmedUntil: Instant?
    let isFactorGiven: Bool
    let authenticatedAt: Instant
    let expiresAt: Instant
    let sealKeyID: UInt32
    let secretHash: [UInt8]
    let terms: SessionTerms
    let ssoSessionID: String?
    let beganAtTokenEndpoint: Bool
    /// When it begins; its user may have been proved before that.
    let beganAt: Instant
    let grant: Grant?
    let context: AuthenticationContext
  }

  /// What decides whether an access token still counts.
  struct AccessState: Sendable {
    let authenticatedAt: Instant
    let isFactorGiven: Bool
    let isRevoked: Bool
    let isDeviceForgotten: Bool
    let isKeyValid: Bool
    let ssoSessionID: String?
  }

  static func activeKeyColumns(_ pool: UserPoolID, at now: Instant) -> SQL {
    """
    (\(SigningKeyStore.signingKeyID("'id'", of: pool.text, at: now))) AS active_id_key,
    (\(SigningKeyStore.signingKeyID("'access'", of: pool.text, at: now))) AS active_access_key
    """
  }

  /// The chain and the keys that sign for its pool at `now`.
  func find(
    _ chainID: [UInt8],
    in pool: UserPoolID,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> ChainRecord? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(ChainRecord.columns), \(Self.activeKeyColumns(pool, at: now))
        FROM token_issuance.chains
        WHERE user_pool_id = \(pool.text) AND chain_id = \(UUIDText.text(of: chainID))::uuid
        """
      ) { (row) throws(PostgresError) in try ChainRecord(row) }
    }
  }

  /// Replaces the chain's current refresh token, if it is this one and may be used.
  ///
  /// If any number of callers have the same token, one succeeds. The others wait for its row and
  /// then find another token current. None succeeds while the chain has no room for another token
  /// whose grace, begun after `graceBeganAt`, still runs.
  func rotate(
    _ token: RefreshToken,
    hash: [UInt8],
    to successor: RefreshToken,
    successorHash: [UInt8],
    of client: ClientID,
    in pool: UserPoolID,
    heldBy holder: ExpectedHolder?,
    grantedScope: String?,
    terms: SessionTerms,
    graceBeganAt: Instant,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> ChainRecord? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        UPDATE token_issuance.chains
        SET generation = \(successor.generation), secret_hash = \(successorHash),
          seal_key_id = \(Int64(successor.sealKeyID)), rotated_at_unix_millis = \(now.unixMillis),
          \(ReplacedToken.remembering(graceBeganAt: graceBeganAt, now: now))
          \(Self.alsoNoting(terms, at: now))
        WHERE user_pool_id = \(pool.text) AND chain_id = \(UUIDText.text(of: token.chainID))::uuid
          AND client_id = \(client.text) AND generation = \(token.generation)
          AND sub = coalesce(\(holder?.sub), sub)
          AND device_key IS NOT DISTINCT FROM coalesce(\(holder?.deviceKey), device_key)
          AND granted_scope IS NOT DISTINCT FROM \(grantedScope)
          AND secret_hash = \(hash) AND revoked_at_unix_millis IS NULL
          AND device_forgotten_at_unix_millis IS NULL
          AND expires_at_unix_millis > \(now.unixMillis) \(Self.isWithinLimit(terms, at: now))
          AND \(ReplacedToken.hasRoom(graceBeganAt: graceBeganAt))
        RETURNING \(ChainRecord.columns), \(Self.activeKeyColumns(pool, at: now))
        """
      ) { (row) throws(PostgresError) in try ChainRecord(row) }
    }
  }

  /// Ends one chain of a client, and returns how many that were; repeating it keeps the first reason.
  func revoke(
    _ chainID: [UInt8],
    of client: ClientID,
    in pool: UserPoolID,
    because end: SessionEnd,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE token_issuance.chains
        SET revoked_at_unix_millis = \(now.unixMillis), revocation = \(end.rawValue)
        WHERE user_pool_id = \(pool.text) AND chain_id = \(UUIDText.text(of: chainID))::uuid
          AND client_id = \(client.text) AND revoked_at_unix_millis IS NULL
        """
      )
    }
  }

  /// Ends every chain of a user, but one that is kept; returns how many.
  func revokeAll(
    of sub: String,
    but kept: String?,
    in pool: UserPoolID,
    because end: SessionEnd,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE token_issuance.chains
        SET revoked_at_unix_millis = \(now.unixMillis),
          revocation = \(end.rawValue)
        WHERE user_pool_id = \(pool.text) AND sub = \(sub) AND revoked_at_unix_millis IS NULL
          AND chain_id IS DISTINCT FROM \(kept)::uuid
        """
      )
    }
  }

  /// The state of an access token's chain and of its key; nil for an unknown chain.
  func accessState(
    of chainID: String,
    keyID: String,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> AccessState? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT authenticated_at_unix_millis, is_factor_given, sso_session_id,
          revoked_at_unix_millis IS NOT NULL AS is_revoked,
          device_forgotten_at_unix_millis IS NOT NULL AS is_device_forgotten,
          EXISTS (SELECT FROM token_issuance.signing_keys
            WHERE user_pool_id = \(pool.text) AND key_id = \(keyID)
              AND coalesce(verifies_until_unix_millis > \(now.unixMillis), true)) AS is_key_valid
        FROM token_issuance.chains
        WHERE user_pool_id = \(pool.text) AND chain_id = \(chainID)::uuid
        """
      ) { (row) throws(PostgresError) in
        AccessState(
          authenticatedAt: Instant(unixMillis: try row.value("authenticated_at_unix_millis")),
          isFactorGiven: try row.value("is_factor_given"),
          isRevoked: try row.value("is_revoked"),
          isDeviceForgotten: try row.value("is_device_forgotten"),
          isKeyValid: try row.value("is_key_valid"),
          ssoSessionID: try row.optional("sso_session_id")
        )
      }
    }
  }

  /// Removes up to `limit` chains of a deleted pool; returns how many.
  func delete(
    of pool: UserPoolID,
    limit: Int
  ) async throws(TokenIssuanceFailure) -> Int {
    try await database.remove(
      .removal(
        of: limit,
        from: "token_issuance.chains",
        where: "user_pool_id = \(pool.text)",
        inOrderOf: "user_pool_id, chain_id"
      )
    )
  }

  /// Removes up to `limit` chains, of all pools, that expired before a moment; returns how many.
  func deleteExpired(
    before moment: Instant,
    limit: Int
  ) async throws(TokenIssuanceFailure) -> Int {
    try await database.remove(
      .removal(
        of: limit,
        from: "token_issuance.chains",
        where: "expires_at_unix_millis < \(moment.unixMillis)",
        inOrderOf: "expires_at_unix_millis"
      )
    )
  }
}
