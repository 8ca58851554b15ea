package import AuthenticationCore
internal import AuthenticationNotifications
package import Domain
package import Postgres

/// The rows of passkeys and of the handles that passkeys call their users by.
package struct PasskeyStore: Sendable {
  let database: PostgresPool

  package init(database: PostgresPool) {
    self.database = database
  }

  /// A user's passkeys, in the order in which they were made.
  package func list(
    of username: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> [Passkey] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(Passkey.columns) FROM authentication.passkeys AS p
        WHERE p.user_pool_id = \(pool.text) AND p.username = \(username)
        ORDER BY p.created_at_unix_millis, p.credential_id
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in try Passkey(row) }
    }
  }

  /// Whether the user has a passkey for the relying party.
  package func hasPasskey(
    _ username: String,
    in pool: UserPoolID,
    for relyingPartyID: String
  ) async throws(AuthenticationFailure) -> Bool {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT true AS found FROM authentication.passkeys
        WHERE user_pool_id = \(pool.text) AND username = \(username)
          AND relying_party_id = \(relyingPartyID)
        LIMIT 1
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("found", as: Bool.self)
      }
    }
    return found ?? false
  }

  /// The handle that all of the user's passkeys have: the one that is given, where there is none yet.
  ///
  /// Nil for a user who is gone.
  func handle(
    of username: String,
    in pool: UserPoolID,
    else fresh: [UInt8]
  ) async throws(AuthenticationFailure) -> [UInt8]? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        INSERT INTO authentication.passkey_handles AS h (user_pool_id, username, handle)
        SELECT user_pool_id, username, \(fresh)::bytea FROM authentication.users
        WHERE user_pool_id = \(pool.text) AND username = \(username)
        -- Changes nothing, and so returns the handle that there is.
        ON CONFLICT (user_pool_id, username) DO UPDATE SET handle = h.handle
        RETURNING handle
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("handle", as: [UInt8].self)
      }
    }
  }

  /// Removes a user's passkey; false where the user has none of this id.
  func delete(
    _ id: [UInt8],
    of username: String,
    in pool: UserPoolID,
    telling notice: NewOutboxMessage?
  ) async throws(AuthenticationFailure) -> Bool {
    try await UserStore(database: database).change(
      by: """
        DELETE FROM authentication.passkeys
        WHERE user_pool_id = \(pool.text) AND credential_id = \(id)::bytea
          AND username = \(username)
        """,
      telling: notice
    )
  }

  /// Deletes all of a user's, with the challenge for one more.
  func deleteAll(
    of username: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        WITH asked AS (
          DELETE FROM authentication.passkey_challenges
          WHERE user_pool_id = \(pool.text) AND username = \(username)
        )
        DELETE FROM authentication.passkeys
        WHERE user_pool_id = \(pool.text) AND username = \(username)
        """
      )
    }
  }
}

extension Passkey {
  static let columns: SQL = """
    p.credential_id, p.relying_party_id, p.sign_count, p.aaguid, p.is_backup_eligible,
    p.is_backed_up, p.is_user_verified, p.transports, p.attachment, p.name,
    p.created_at_unix_millis, p.last_used_at_unix_millis
    """

  init(_ row: borrowing PostgresRow) throws(PostgresError) {
    id = try row.value("credential_id")
    relyingPartyID = try row.value("relying_party_id")
    signCount = try row.value("sign_count")
    aaguid = try row.value("aaguid")
    isBackupEligible = try row.value("is_backup_eligible")
    isBackedUp = try row.value("is_backed_up")
    isUserVerified = try row.value("is_user_verified")
    transports = try row.value("transports")
    attachment = try row.optional("attachment")
    name = try row.value("name")
    createdAt = Instant(unixMillis: try row.value("created_at_unix_millis"))
    lastUsedAt = try row.optional("last_used_at_unix_millis", as: Int64.self)
      .map { Instant(unixMillis: $0) }
  }
}
