internal import Domain
internal import Postgres
internal import Sessions

/// Chains as their user and administrators see them: sessions.
struct SessionStore: Sendable {
  let database: PostgresPool

  /// An active chain.
  struct Session: Sendable {
    let chainID: String
    let client: String
    let signedInAt: Int64
    let lastActiveAt: Int64
    let expiresAt: Int64
    let address: String?
    let userAgent: String?
    let installation: String?
    let ssoSessionID: String?
    let deviceKey: String?

    static let columns: SQL = """
      chain_id, client_id, authenticated_at_unix_millis, expires_at_unix_millis, ip_address, user_agent,
      installation, sso_session_id, device_key
      """

    /// Reads `columns`, and `last_active`.
    init(_ row: borrowing PostgresRow) throws(PostgresError) {
      chainID = try row.value("chain_id")
      client = try row.value("client_id")
      signedInAt = try row.value("authenticated_at_unix_millis")
      lastActiveAt = try row.value("last_active")
      expiresAt = try row.value("expires_at_unix_millis")
      address = try row.optional("ip_address")
      userAgent = try row.optional("user_agent")
      installation = try row.optional("installation")
      ssoSessionID = try row.optional("sso_session_id")
      deviceKey = try row.optional("device_key")
    }
  }

  /// A place in a list: after the chain of this id that was used then.
  struct Position: Sendable {
    let lastActiveAt: Int64
    let chainID: String
  }

  /// A user's sessions.
  struct Owner: Sendable {
    let pool: UserPoolID
    let sub: String
  }

  /// Active chains of a user: not revoked, not expired, and refreshing where their device is known.
  ///
  /// A chain whose device is not confirmed is never refreshed, so it is over with its access token.
  private static func isActive(_ owner: Owner, at now: Instant) -> SQL {
    """
    user_pool_id = \(owner.pool.text) AND sub = \(owner.sub) AND revoked_at_unix_millis IS NULL
      AND device_forgotten_at_unix_millis IS NULL AND expires_at_unix_millis > \(now.unixMillis)
      AND coalesce(unconfirmed_until_unix_millis > \(now.unixMillis), true)
    """
  }

  /// A page of active chains, the last used first.
  func list(
    of owner: Owner,
    after position: Position?,
    limit: Int64,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> [Session] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(Session.columns), last_active
        FROM (
          SELECT *, token_issuance.last_active(chains) FROM token_issuance.chains
          WHERE \(Self.isActive(owner, at: now))) AS active
        WHERE \(position?.lastActiveAt)::bigint IS NULL
          OR last_active < \(position?.lastActiveAt)::bigint
          OR last_active = \(position?.lastActiveAt)::bigint AND chain_id > \(position?.chainID)::uuid
        ORDER BY last_active DESC, chain_id LIMIT \(limit)::bigint
        """
      ) { (row) throws(PostgresError) in try Session(row) }
    }
  }

  /// What an ending ended.
  struct Ended: Sendable {
    let chains: Int
    /// The SSO session, where one ended.
    let ssoSessionID: String?
  }

  /// Ends an active chain, and with it the SSO session that it came from if that is asked for.
  ///
  /// Nil, with nothing changed, where the user has no such active chain.
  func end(
    chain chainID: String,
    of owner: Owner,
    withOrigin isLinked: Bool,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> Ended? {
    try await writing { (connection) throws(PostgresError) in
      let ended = try connection.first(
        """
        UPDATE token_issuance.chains
        SET revoked_at_unix_millis = \(now.unixMillis), revocation = \(SessionEnd.sessionRevoked.rawValue)
        WHERE chain_id = \(chainID)::uuid AND \(Self.isActive(owner, at: now))
        RETURNING sso_session_id
        """
      ) { (row) throws(PostgresError) in try row.optional("sso_session_id", as: String.self) }
      guard let origin = ended else { return nil }
      guard isLinked, let origin else { return Ended(chains: 1, ssoSessionID: nil) }
      try connection.execute(Self.noting(origin, in: owner.pool, at: now))
      return Ended(chains: 1, ssoSessionID: origin)
    }
  }

  /// Ends an SSO session of which the user has an active chain, with its chains if that is asked for.
  ///
  /// No further chain begins from it. Nil, with nothing changed, where there is none.
  func end(
    sso ssoSessionID: String,
    of owner: Owner,
    withChains isLinked: Bool,
    at now: Instant
  ) async throws(TokenIssuanceFailure) -> Ended? {
    try await writing { (connection) throws(PostgresError) in
      // Chains that are just beginning are committed before this goes on.
      try connection.execute(
        """
        SELECT pg_advisory_xact_lock(
          hashtextextended(\(owner.pool.text + "|" + ssoSessionID), 4))
        """
      )
      let found = try connection.first(
        """
        SELECT true AS is_there FROM token_issuance.chains
        WHERE sso_session_id = \(ssoSessionID)::uuid AND \(Self.isActive(owner, at: now))
          AND NOT EXISTS (SELECT FROM token_issuance.ended_sso_sessions AS e
            WHERE e.user_pool_id = \(owner.pool.text)
              AND e.sso_session_id = \(ssoSessionID)::uuid)
        LIMIT 1
        """
      ) { (row) throws(PostgresError) in try row.value("is_there", as: Bool.self) }
      guard found ?? false else { return nil }
      try connection.execute(Self.noting(ssoSessionID, in: owner.pool, at: now))
      guard isLinked else { return Ended(chains: 0, ssoSessionID: ssoSessionID) }
      let chains = try connection.execute(
        """
        UPDATE token_issuance.chains
        SET revoked_at_unix_millis = \(now.unixMillis), revocation = \(SessionEnd.sessionRevoked.rawValue)
        WHERE sso_session_id = \(ssoSessionID)::uuid AND user_pool_id = \(owner.pool.text)
          AND sub = \(owner.sub) AND revoked_at_unix_millis IS NULL
        """
      )
      return Ended(chains: chains, ssoSessionID: ssoSessionID)
    }
  }

  /// Ends an SSO session of which a chain was proved: no further chain begins from it.
  func end(
    sso ssoSessionID: String,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(TokenIssuanceFailure) {
    try await querying { () async throws(PostgresError) in
      _ = try await database.execute(Self.noting(ssoSessionID, in: pool, at: now))
    }
  }

  private static func noting(_ ssoSessionID: String, in pool: UserPoolID, at now: Instant) -> SQL {
    """
    INSERT INTO token_issuance.ended_sso_sessions
      (user_pool_id, sso_session_id, ended_at_unix_millis)
    VALUES (\(pool.text), \(ssoSessionID)::uuid, \(now.unixMillis)) ON CONFLICT DO NOTHING
    """
  }

  private func writing<Value: Sendable>(
    _ body: @Sendable (inout PostgresConnection) throws(PostgresError) -> Value
  ) async throws(TokenIssuanceFailure) -> Value {
    do throws(TransactionError<PostgresError>) {
      return try await database.transaction(body)
    } catch {
      throw TokenIssuanceFailure(error.postgresError)
    }
  }
}
