package import Domain
internal import Postgres

/// The part of a user's row that says whether the user may sign in; the rest is not read.
package struct UserStanding: Sendable {
  package let username: String
  package let sub: String
  package let standing: AccountStanding

  /// A user that may be missing, at a client that is there.
  package enum Lookup: Sendable {
    case noUser
    case found(UserStanding)
  }
}

extension UserStore {
  /// Where the user of the sub stands, for a client of the pool; nil when the client is gone.
  package func standing(
    ofSub sub: String,
    in pool: UserPoolID,
    for client: ClientID
  ) async throws(AuthenticationFailure) -> UserStanding.Lookup? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT u.username, u.sub, u.status, u.is_enabled, u.sign_in_stop,
          u.temporary_password_expires_at_unix_millis
        FROM authentication.user_pool_clients AS client
        LEFT JOIN authentication.users AS u ON u.user_pool_id = \(pool.text) AND u.sub = \(sub)
        WHERE client.id = \(client.text) AND client.user_pool_id = \(pool.text)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try UserStanding.Lookup(row) }
    }
  }
}

extension UserStanding.Lookup {
  fileprivate init(_ row: borrowing PostgresRow) throws(PostgresError) {
    guard let username = try row.optional("username", as: String.self) else {
      self = .noUser
      return
    }
    let end = try row.optional("temporary_password_expires_at_unix_millis", as: Int64.self)
    self = .found(
      UserStanding(
        username: username,
        sub: try row.value("sub"),
        standing: AccountStanding(
          isEnabled: try row.value("is_enabled"),
          status: try row.value("status"),
          temporaryPasswordExpiresAt: end.map { Instant(unixMillis: $0) },
          signInStop: try row.optional("sign_in_stop")
        )
      )
    )
  }
}
