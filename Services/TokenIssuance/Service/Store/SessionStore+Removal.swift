internal import Domain
internal import Postgres

/// What is not kept of sessions.
extension SessionStore {
  /// Has the addresses and user agents of a pool's chains forgotten, as they are by this moment.
  func noteUntracked(
    _ pool: UserPoolID,
    since now: Instant
  ) async throws(TokenIssuanceFailure) {
    try await querying { () async throws(PostgresError) in
      _ = try await database.execute(
        """
        INSERT INTO token_issuance.untracked_pools (user_pool_id, since_unix_millis)
        VALUES (\(pool.text), \(now.unixMillis))
        ON CONFLICT (user_pool_id) DO UPDATE SET since_unix_millis = excluded.since_unix_millis
        """
      )
    }
  }

  /// The pools that have stopped tracking before a moment, with when they did.
  func untrackedPools(
    before moment: Instant
  ) async throws(TokenIssuanceFailure) -> [(pool: String, since: Int64)] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT user_pool_id, since_unix_millis FROM token_issuance.untracked_pools
        WHERE since_unix_millis < \(moment.unixMillis)
        """
      ) { (row) throws(PostgresError) in
        (pool: try row.value("user_pool_id"), since: try row.value("since_unix_millis"))
      }
    }
  }

  /// Forgets the details of a piece of a pool's chains, as far as they were last used until a moment.
  ///
  /// Returns the last chain of the piece; nil when there is no chain after `former`.
  func forgetDetails(
    of pool: String,
    after former: String?,
    until moment: Instant,
    limit: Int
  ) async throws(TokenIssuanceFailure) -> String? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        WITH piece AS MATERIALIZED (
          SELECT chain_id FROM token_issuance.chains
          WHERE user_pool_id = \(pool)
            AND chain_id > coalesce(\(former)::uuid, '00000000-0000-0000-0000-000000000000')
          ORDER BY chain_id LIMIT \(limit)::bigint
        ), forgotten AS (
          UPDATE token_issuance.chains AS c SET ip_address = NULL, user_agent = NULL
          FROM piece
          WHERE c.user_pool_id = \(pool) AND c.chain_id = piece.chain_id
            AND (c.ip_address IS NOT NULL OR c.user_agent IS NOT NULL)
            AND token_issuance.last_active(c) <= \(moment.unixMillis)
        )
        SELECT chain_id FROM piece ORDER BY chain_id DESC LIMIT 1
        """
      ) { (row) throws(PostgresError) in try row.value("chain_id", as: String.self) }
    }
  }

  /// Ends the note of a pool, unless it stopped tracking again since.
  func noteForgotten(
    _ pool: String,
    since: Int64
  ) async throws(TokenIssuanceFailure) {
    try await querying { () async throws(PostgresError) in
      _ = try await database.execute(
        """
        DELETE FROM token_issuance.untracked_pools
        WHERE user_pool_id = \(pool) AND since_unix_millis = \(since)
        """
      )
    }
  }

  /// Removes up to `limit` notes of SSO sessions that ended before a moment; returns how many.
  func deleteEndedSSOSessions(
    before moment: Instant,
    limit: Int
  ) async throws(TokenIssuanceFailure) -> Int {
    try await database.remove(
      .removal(
        of: limit,
        from: "token_issuance.ended_sso_sessions",
        where: "ended_at_unix_millis < \(moment.unixMillis)",
        inOrderOf: "ended_at_unix_millis"
      )
    )
  }

  /// Removes up to `limit` notes of a deleted pool's SSO sessions; returns how many.
  func deleteEndedSSOSessions(
    of pool: UserPoolID,
    limit: Int
  ) async throws(TokenIssuanceFailure) -> Int {
    try await database.remove(
      .removal(
        of: limit,
        from: "token_issuance.ended_sso_sessions",
        where: "user_pool_id = \(pool.text)",
        inOrderOf: "sso_session_id"
      )
    )
  }
}
