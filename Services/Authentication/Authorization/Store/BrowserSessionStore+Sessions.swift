package import AuthenticationCore
package import Domain
internal import Postgres

/// Sessions by their user.
extension BrowserSessionStore {
  /// Ends a user's codes and, unless they are kept, sessions.
  ///
  /// Sessions go first, and a code is made of one while its row is held: so no code is left behind.
  func endAll(
    of sub: String,
    in pool: UserPoolID,
    keepsSessions: Bool,
    at now: Instant
  ) async throws(AuthenticationFailure) {
    try await changing(database) { (db: inout PostgresConnection) throws(PostgresError) in
      if !keepsSessions {
        try db.execute(
          """
          DELETE FROM authentication.browser_sessions
          WHERE user_pool_id = \(pool.text) AND sub = \(sub)
          """
        )
      }
      try db.execute(
        """
        UPDATE authentication.authorization_codes SET ended_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(pool.text) AND sub = \(sub) AND ended_at_unix_millis IS NULL
        """
      )
    }
  }

  /// Ends one session of a user, with its codes; false where there is none.
  func end(
    _ session: String,
    of sub: String,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    try await changing(database) { (db: inout PostgresConnection) throws(PostgresError) in
      let count = try db.execute(
        """
        DELETE FROM authentication.browser_sessions
        WHERE user_pool_id = \(pool.text) AND session_id = \(session)::uuid AND sub = \(sub)
        """
      )
      try db.execute(AuthorizationCodeStore.ending(ofSession: session, in: pool, at: now))
      return count == 1
    }
  }

  /// A page of a user's sessions that some client may still go on with, the last used first.
  func list(
    of sub: String,
    in pool: UserPoolID,
    after position: BrowserSession.Position?,
    limit: Int64,
    at now: Instant
  ) async throws(AuthenticationFailure) -> [BrowserSession] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT s.session_id, s.client_id, s.created_at_unix_millis, s.last_active_at_unix_millis,
          s.ip_address, s.user_agent
        FROM authentication.browser_sessions AS s
        JOIN authentication.users AS u
          ON u.user_pool_id = s.user_pool_id AND u.username = s.username AND u.sub = s.sub
        WHERE s.user_pool_id = \(pool.text) AND s.sub = \(sub)
          AND s.srp_salt IS NOT DISTINCT FROM u.srp_salt
          AND s.expires_at_unix_millis > \(now.unixMillis)
          AND s.authenticated_at_unix_millis + 60000 * (
            SELECT max(c.sso_validity_minutes) FROM authentication.user_pool_clients AS c
            WHERE c.user_pool_id = \(pool.text)
          )::bigint > \(now.unixMillis)
          AND (\(position?.lastActiveAt.unixMillis)::bigint IS NULL
            OR s.last_active_at_unix_millis < \(position?.lastActiveAt.unixMillis)::bigint
            OR s.last_active_at_unix_millis = \(position?.lastActiveAt.unixMillis)::bigint
              AND s.session_id > \(position?.id)::uuid)
        ORDER BY s.last_active_at_unix_millis DESC, s.session_id LIMIT \(limit)::bigint
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        BrowserSession(
          id: try row.value("session_id"),
          client: try row.value("client_id"),
          createdAt: Instant(unixMillis: try row.value("created_at_unix_millis")),
          lastActiveAt: Instant(unixMillis: try row.value("last_active_at_unix_millis")),
          address: try row.optional("ip_address"),
          userAgent: try row.optional("user_agent")
        )
      }
    }
  }
}

/// Ends users' sign-ins in browsers, as the areas below ask for it.
package struct BrowserSessionEndings: BrowserSessions {
  private let store: BrowserSessionStore
  private let clock: any WallClock

  /// The endings of a store's sessions.
  package init(of store: BrowserSessionStore, clock: any WallClock) {
    self.store = store
    self.clock = clock
  }

  package func endAll(
    of sub: String,
    in pool: UserPoolID,
    keepsSessions: Bool
  ) async throws(AuthenticationFailure) {
    try await store.endAll(of: sub, in: pool, keepsSessions: keepsSessions, at: clock.now())
  }

  package func end(
    _ session: String,
    of sub: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool {
    try await store.end(session, of: sub, in: pool, at: clock.now())
  }

  package func list(
    of sub: String,
    in pool: UserPoolID,
    after position: BrowserSession.Position?,
    limit: Int64
  ) async throws(AuthenticationFailure) -> [BrowserSession] {
    try await store.list(of: sub, in: pool, after: position, limit: limit, at: clock.now())
  }
}
