internal import AuthenticationCore
internal import Domain
internal import Postgres

/// Sign-ins that end in a code, or go on to one.
extension BrowserSessionStore {
  /// What a fresh sign-in leaves.
  struct NewSession: Sendable {
    /// The id of a session that is new.
    let id: String
    let hash: [UInt8]
    let sealedSignIn: [UInt8]
    let user: UserRecord
    let pool: UserPoolID
    let client: ClientID
    let authenticatedAt: Instant
    /// What the browser's former cookie may be stored under.
    let formerHashes: [[UInt8]]
    let origin: Origin
  }

  /// Where a request comes from; absent while the pool does not track sessions.
  struct Origin: Sendable {
    var address: String?
    var userAgent: String?
  }

  /// Writes the session of a fresh sign-in, and returns its id; nil where the user was disabled, stopped or
  /// given another password meanwhile.
  ///
  /// The session of the same user in the same browser goes on under its id, and that of another user ends: its
  /// cookie is gone. The user's row is held, so that a disabling either is seen here or finds the session.
  func begin(
    _ session: NewSession,
    with code: AuthorizationCodeStore.NewCode?,
    at now: Instant
  ) async throws(AuthenticationFailure) -> String? {
    try await changing(database) { (db: inout PostgresConnection) throws(PostgresError) in
      let isPresent = try db.first(
        """
        SELECT true AS is_present FROM authentication.users
        WHERE user_pool_id = \(session.pool.text) AND username = \(session.user.username)
          AND sub = \(session.user.sub) AND is_enabled AND sign_in_stop IS NULL
          AND srp_salt IS NOT DISTINCT FROM \(session.user.salt)
        FOR SHARE
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("is_present", as: Bool.self)
      }
      guard isPresent ?? false else { return nil }
      let former = try db.first(
        """
        DELETE FROM authentication.browser_sessions
        WHERE user_pool_id = \(session.pool.text)
          AND secret_hash = ANY(\(session.formerHashes)::bytea[])
        RETURNING session_id, sub, client_id, created_at_unix_millis
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (
          id: try row.value("session_id", as: String.self),
          sub: try row.value("sub", as: String.self),
          client: try row.value("client_id", as: String.self),
          createdAt: try row.value("created_at_unix_millis", as: Int64.self)
        )
      }
      let own = former.flatMap { $0.sub == session.user.sub ? $0 : nil }
      let id = own?.id ?? session.id
      try db.execute(
        """
        INSERT INTO authentication.browser_sessions
          (user_pool_id, session_id, secret_hash, username, sub, srp_salt, sealed_sign_in, client_id,
           created_at_unix_millis, authenticated_at_unix_millis, last_active_at_unix_millis,
           expires_at_unix_millis, ip_address, user_agent)
        VALUES (\(session.pool.text), \(id)::uuid, \(session.hash), \(session.user.username),
          \(session.user.sub), \(session.user.salt), \(session.sealedSignIn),
          \(own?.client ?? session.client.text), \(own?.createdAt ?? now.unixMillis),
          \(session.authenticatedAt.unixMillis), \(now.unixMillis),
          \(session.authenticatedAt.adding(seconds: Self.longestSeconds).unixMillis),
          \(session.origin.address), \(session.origin.userAgent))
        """
      )
      try db.execute(Self.makingRoom(of: session.user.sub, in: session.pool))
      if let code { try db.execute(code.insertion(from: id)) }
      return id
    }
  }

  /// Notes that a session is used, and writes the code that it leads to; false where the session ended meanwhile.
  ///
  /// The session's row is held: who ends it either is seen here, or finds the code.
  func goOn(
    with session: String,
    to code: AuthorizationCodeStore.NewCode?,
    in pool: UserPoolID,
    from origin: Origin,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    try await changing(database) { (db: inout PostgresConnection) throws(PostgresError) in
      let count = try db.execute(
        """
        UPDATE authentication.browser_sessions
        SET last_active_at_unix_millis = \(now.unixMillis),
          ip_address = \(origin.address), user_agent = \(origin.userAgent)
        WHERE user_pool_id = \(pool.text) AND session_id = \(session)::uuid
        """
      )
      guard count == 1 else { return false }
      guard let code else { return true }
      try db.execute(code.insertion(from: session))
      // Requests of browsers are not counted: without a bound a signed-in one would fill the table.
      try db.execute(AuthorizationCodeStore.makingRoom(ofSession: session, in: pool))
      return true
    }
  }

  private static func makingRoom(of sub: String, in pool: UserPoolID) -> SQL {
    """
    DELETE FROM authentication.browser_sessions AS s USING (
      SELECT session_id FROM authentication.browser_sessions
      WHERE user_pool_id = \(pool.text) AND sub = \(sub)
      ORDER BY last_active_at_unix_millis DESC OFFSET \(maxOfUser)::bigint
    ) AS old
    WHERE s.user_pool_id = \(pool.text) AND s.session_id = old.session_id
    """
  }
}
