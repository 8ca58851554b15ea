package import Domain
package import Postgres

/// The rows of users and of the names that find them.
package struct UserStore: Sendable {
  package let database: PostgresPool

  package init(database: PostgresPool) {
    self.database = database
  }

  /// A user that may be missing, and the versions of the settings that applied in that moment.
  package struct Lookup: Sendable {
    let poolVersion: Int64
    package let user: UserRecord?
  }

  /// The same for a request that names a client.
  package struct ClientLookup: Sendable {
    let clientVersion: Int64
    let poolVersion: Int64
    package let user: UserRecord?
    /// Whether wrong passwords lock the name.
    let isLocked: Bool
  }

  /// The user of the name, for a client of the pool; nil when the client is gone.
  ///
  /// An existing and an unknown user cost the same statement and work. The wrong passwords of an unknown
  /// user are counted under `unknownName`.
  func find(
    named name: String,
    unknownName: String,
    in pool: UserPoolID,
    for client: ClientID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> ClientLookup? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT client.version AS client_version, pool.version AS pool_version,
          \(UserRecord.paddedColumns),
          coalesce(\(PasswordGuess.isLocked(at: now)), false) AS is_locked
        FROM authentication.user_pool_clients AS client
        JOIN authentication.user_pools AS pool ON pool.id = client.user_pool_id
        LEFT JOIN authentication.users AS u
          -- An unknown name is searched for too, as a username that no user can have.
          ON u.user_pool_id = \(pool.text) AND u.username = coalesce((
            SELECT n.username FROM authentication.sign_in_names AS n
            WHERE n.user_pool_id = \(pool.text) AND n.name = \(name)
          ), ' ')
        LEFT JOIN authentication.password_failures AS failure
          ON failure.user_pool_id = \(pool.text)
            AND failure.name = \(FailureName.password(of: "coalesce(u.username, \(unknownName)::text)"))
        WHERE client.id = \(client.text) AND client.user_pool_id = \(pool.text)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        ClientLookup(
          clientVersion: try row.value("client_version"),
          poolVersion: try row.value("pool_version"),
          user: try UserRecord.readPadded(row),
          isLocked: try row.value("is_locked")
        )
      }
    }
  }

  /// The user that a token names, for a client of the pool; nil when the client is gone.
  ///
  /// Without groups it costs less, and asking the record for them is a fault.
  package func find(
    sub: String,
    in pool: UserPoolID,
    for client: ClientID,
    withGroups: Bool = true
  ) async throws(AuthenticationFailure) -> ClientLookup? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(withGroups ? ClientLookup.columns : ClientLookup.columnsWithoutGroups)
        \(ClientLookup.source(of: client, in: pool, sub: sub))
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try ClientLookup(row, isLocked: false)
      }
    }
  }

  /// The user of the name, for an administrator; nil when the pool is gone.
  package func find(
    named name: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Lookup? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT pool.version AS pool_version, \(UserRecord.columns)
        FROM authentication.user_pools AS pool
        LEFT JOIN authentication.users AS u
          ON u.user_pool_id = \(pool.text) AND u.username = (
            SELECT n.username FROM authentication.sign_in_names AS n
            WHERE n.user_pool_id = \(pool.text) AND n.name = \(name)
          )
        WHERE pool.id = \(pool.text)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Lookup(poolVersion: try row.value("pool_version"), user: try UserRecord.read(row))
      }
    }
  }

  /// Whether the user is there, enabled, and allows sign-ins.
  package func maySignIn(
    sub: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT is_enabled AND sign_in_stop IS NULL AS may_sign_in FROM authentication.users
        WHERE user_pool_id = \(pool.text) AND sub = \(sub)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("may_sign_in", as: Bool.self)
      }
    }
    return found ?? false
  }

  /// Whether the user is there as a sign-in found it: enabled, allowing sign-ins, with this status and the
  /// password that the salt belongs to.
  package func isUnchanged(
    sub: String,
    status: UserStatus,
    salt: [UInt8]?,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT is_enabled AND sign_in_stop IS NULL AND status = \(status)
          AND srp_salt IS NOT DISTINCT FROM \(salt)::bytea AS is_unchanged
        FROM authentication.users
        WHERE user_pool_id = \(pool.text) AND sub = \(sub)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("is_unchanged", as: Bool.self)
      }
    }
    return found ?? false
  }

  /// Whether the pool has a user of this sub.
  func exists(sub: String, in pool: UserPoolID) async throws(AuthenticationFailure) -> Bool {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT true AS found FROM authentication.users
        WHERE user_pool_id = \(pool.text) AND sub = \(sub)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("found", as: Bool.self)
      }
    }
    return found ?? false
  }
}

extension UserStore.ClientLookup {
  /// What a statement selects from `source` for `init(_:isLocked:)`.
  package static let columns: SQL = """
    client.version AS client_version, pool.version AS pool_version, \(UserRecord.columns)
    """

  /// The same without the user's groups.
  static let columnsWithoutGroups: SQL = """
    client.version AS client_version, pool.version AS pool_version,
    \(UserRecord.columnsWithoutGroups)
    """

  /// The client with its pool, and the user of the sub where there is one; no row without the client.
  package static func source(of client: ClientID, in pool: UserPoolID, sub: String) -> SQL {
    """
    FROM authentication.user_pool_clients AS client
    JOIN authentication.user_pools AS pool ON pool.id = client.user_pool_id
    LEFT JOIN authentication.users AS u ON u.user_pool_id = \(pool.text) AND u.sub = \(sub)
    WHERE client.id = \(client.text) AND client.user_pool_id = \(pool.text)
    """
  }

  /// From a row with the versions and the user's columns.
  package init(_ row: borrowing PostgresRow, isLocked: Bool) throws(PostgresError) {
    clientVersion = try row.value("client_version")
    poolVersion = try row.value("pool_version")
    user = try UserRecord.read(row)
    self.isLocked = isLocked
  }
}
