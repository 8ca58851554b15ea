internal import Domain
internal import Postgres
internal import Sessions

/// What a pool's policy changes at a refresh.
extension ChainStore {
  /// Moves the chain's expiry and notes its use, as the terms have it, and returns the chain.
  ///
  /// Where the token is not the current one of a chain in use, or nothing is to be written, the chain is
  /// returned as it stands. An expiry is a promise, so moving it waits for the disk; what is noted
  /// besides does not (SES-28).
  func extend(
    _ token: RefreshToken,
    hash: [UInt8],
    of client: ClientID,
    in pool: UserPoolID,
    heldBy holder: ExpectedHolder?,
    grantedScope: String?,
    terms: SessionTerms,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> ChainRecord? {
    let chainID = UUIDText.text(of: token.chainID)
    return try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH chain AS (
          SELECT \(ChainRecord.columns) FROM token_issuance.chains
          WHERE user_pool_id = \(pool.text) AND chain_id = \(chainID)::uuid
        ), moved AS (
          UPDATE token_issuance.chains
          SET expires_at_unix_millis = CASE WHEN \(Self.isMoveDue(terms, at: now))
              THEN \(Self.expiry(terms, at: now)) ELSE expires_at_unix_millis END,
            \(Self.use(terms, at: now))
          WHERE user_pool_id = \(pool.text) AND chain_id = \(chainID)::uuid
            AND client_id = \(client.text) AND generation = \(token.generation)
            AND sub = coalesce(\(holder?.sub), sub)
            AND device_key IS NOT DISTINCT FROM coalesce(\(holder?.deviceKey), device_key)
            AND granted_scope IS NOT DISTINCT FROM \(grantedScope)
            AND secret_hash = \(hash) AND revoked_at_unix_millis IS NULL
            AND device_forgotten_at_unix_millis IS NULL
            AND expires_at_unix_millis > \(now.unixMillis) \(Self.isWithinLimit(terms, at: now))
            AND (\(terms.tracking != nil)::boolean OR \(Self.isMoveDue(terms, at: now)))
          RETURNING \(ChainRecord.columns)
        )
        SELECT moved.*, \(Self.activeKeyColumns(pool, at: now)),
          CASE WHEN moved.expires_at_unix_millis = (SELECT expires_at_unix_millis FROM chain)
            THEN set_config('synchronous_commit', 'off', true) END AS durability
        FROM moved
        UNION ALL
        SELECT chain.*, \(Self.activeKeyColumns(pool, at: now)), NULL
        FROM chain WHERE NOT EXISTS (SELECT FROM moved)
        """
      ) { (row) throws(PostgresError) in try ChainRecord(row) }
    }
  }

  /// The same for a statement that replaces the token: assignments that follow its own.
  ///
  /// A client that refreshes has confirmed its device.
  static func alsoNoting(_ terms: SessionTerms, at now: Instant) -> SQL {
    guard terms.isNotedAtRefresh else { return ", unconfirmed_until_unix_millis = NULL" }
    return ", expires_at_unix_millis = \(expiry(terms, at: now)), \(use(terms, at: now))"
  }

  /// Whether the absolute limit is not reached, as a condition that follows others.
  static func isWithinLimit(_ terms: SessionTerms, at now: Instant) -> SQL {
    guard let absolute = terms.absoluteMillis else { return "" }
    return "AND authenticated_at_unix_millis > \(now.unixMillis) - \(absolute)::bigint"
  }

  private static func use(_ terms: SessionTerms, at now: Instant) -> SQL {
    """
    last_active_at_unix_millis = \(now.unixMillis), unconfirmed_until_unix_millis = NULL,
    ip_address = \(terms.tracking?.address), user_agent = \(terms.tracking?.userAgent)
    """
  }

  /// The expiry after a refresh, as `SessionTerms.expiry` computes it: an absent part is no bound.
  private static func expiry(_ terms: SessionTerms, at now: Instant) -> SQL {
    let slid = terms.idleSeconds.map { now.adding(seconds: $0).unixMillis }
    return """
      least(coalesce(\(slid)::bigint, expires_at_unix_millis),
        authenticated_at_unix_millis + \(terms.absoluteMillis)::bigint)
      """
  }

  private static func isMoveDue(_ terms: SessionTerms, at now: Instant) -> SQL {
    """
    abs(\(expiry(terms, at: now)) - expires_at_unix_millis) >= \(terms.leastMoveMillis)::bigint
    """
  }
}

extension SessionTerms {
  /// Whether a refresh under these terms may write.
  var isNotedAtRefresh: Bool {
    idleSeconds != nil || absoluteSeconds != nil || tracking != nil
  }

  fileprivate var absoluteMillis: Int64? {
    absoluteSeconds.map { Instant(unixSeconds: $0).unixMillis }
  }
}
