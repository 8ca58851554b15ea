internal import AuthenticationCore
internal import Domain
package import Postgres

/// The rows of browsers' sign-ins.
package struct BrowserSessionStore: Sendable {
  package let database: PostgresPool

  package init(database: PostgresPool) {
    self.database = database
  }

  /// How many sessions a user has at most; the one used longest ago gives way.
  static let maxOfUser = 100
  /// The longest that any client may go on with a session (SSOSession.MaxValidityMinutes).
  static let longestSeconds: Int64 = 90 * 86_400

  /// A session that was found, with its user.
  struct Found: Sendable {
    let id: String
    let hash: [UInt8]
    let sealedSignIn: [UInt8]
    let user: UserRecord
  }

  /// The session that one of the hashes names, unless it is over: a new password of its user ends it.
  func find(
    _ hashes: [[UInt8]],
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Found? {
    let found = try await querying { () async throws(PostgresError) -> Found?? in
      try await database.first(
        """
        SELECT s.session_id, s.secret_hash, s.sealed_sign_in, \(UserRecord.columns)
        FROM authentication.browser_sessions AS s
        JOIN authentication.users AS u
          ON u.user_pool_id = s.user_pool_id AND u.username = s.username AND u.sub = s.sub
        WHERE s.user_pool_id = \(pool.text) AND s.secret_hash = ANY(\(hashes)::bytea[])
          AND s.expires_at_unix_millis > \(now.unixMillis)
          AND s.srp_salt IS NOT DISTINCT FROM u.srp_salt
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> Found? in
        guard let user = try UserRecord.read(row) else { return nil }
        return Found(
          id: try row.value("session_id"),
          hash: try row.value("secret_hash"),
          sealedSignIn: try row.value("sealed_sign_in"),
          user: user
        )
      }
    }
    return found ?? nil
  }

  /// Ends the session of a browser; returns whose it was, nil where there is none.
  func end(
    _ hashes: [[UInt8]],
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Ended? {
    try await changing(database) { (db: inout PostgresConnection) throws(PostgresError) in
      let ended = try db.first(
        """
        DELETE FROM authentication.browser_sessions
        WHERE user_pool_id = \(pool.text) AND secret_hash = ANY(\(hashes)::bytea[])
        RETURNING session_id, sub, username, secret_hash, sealed_sign_in
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Ended(
          id: try row.value("session_id"),
          sub: try row.value("sub"),
          username: try row.value("username"),
          hash: try row.value("secret_hash"),
          sealedSignIn: try row.value("sealed_sign_in")
        )
      }
      guard let ended else { return nil }
      try db.execute(AuthorizationCodeStore.ending(ofSession: ended.id, in: pool, at: now))
      return ended
    }
  }

  /// A session that was ended, and whose it was.
  struct Ended: Sendable {
    let id: String
    let sub: String
    let username: String
    let hash: [UInt8]
    let sealedSignIn: [UInt8]
  }
}
