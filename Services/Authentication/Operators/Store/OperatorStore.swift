internal import AuthenticationCore
internal import Domain
internal import Postgres

/// Where operators are, and the links by which they come in.
struct OperatorStore: Sendable {
  let database: PostgresPool

  /// The operators' pool, and the console's client there.
  struct Home: Sendable, Hashable {
    let pool: UserPoolID
    let client: ClientID
  }

  /// A one-time link.
  struct Link: Sendable {
    let username: String
    let sub: String
    let expiresAt: Instant
    let isUsed: Bool
  }

  /// The operators' pool; nil where none was made.
  func home() async throws(AuthenticationFailure) -> Home? {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        "SELECT user_pool_id, client_id FROM authentication.operator_pool WHERE is_only"
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (pool: try row.value("user_pool_id"), client: try row.value("client_id"))
          as (pool: String, client: String)
      }
    }
    guard let found else { return nil }
    guard let pool = UserPoolID(found.pool), let client = ClientID(found.client) else {
      throw .internalFault("the operators' pool has no id")
    }
    return Home(pool: pool, client: client)
  }

  /// Names the operators' pool; false where another call was first.
  func establish(_ home: Home) async throws(AuthenticationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO authentication.operator_pool (user_pool_id, client_id)
        VALUES (\(home.pool.text), \(home.client.text))
        ON CONFLICT DO NOTHING
        """
      ) == 1
    }
  }

  /// Names another client of the pool as the console's.
  func replaceClient(
    of pool: UserPoolID,
    by client: ClientID
  ) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.operator_pool SET client_id = \(client.text)
        WHERE user_pool_id = \(pool.text)
        """
      )
    }
  }

  /// Keeps a link, and ends the operator's earlier ones and those that are too old.
  func insert(
    _ link: Link,
    hash: [UInt8],
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        WITH gone AS (
          DELETE FROM authentication.operator_links
          WHERE user_pool_id = \(pool.text)
            AND (sub = \(link.sub) OR expires_at_unix_millis < \(now.unixMillis))
        )
        INSERT INTO authentication.operator_links (
          user_pool_id, secret_hash, sub, username, expires_at_unix_millis
        )
        VALUES (
          \(pool.text), \(hash), \(link.sub), \(link.username), \(link.expiresAt.unixMillis)
        )
        """
      )
    }
  }

  /// The link of this hash, whatever became of it.
  func link(_ hash: [UInt8], in pool: UserPoolID) async throws(AuthenticationFailure) -> Link? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT username, sub, expires_at_unix_millis, used_at_unix_millis IS NOT NULL AS is_used
        FROM authentication.operator_links
        WHERE user_pool_id = \(pool.text) AND secret_hash = \(hash)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Link(
          username: try row.value("username"),
          sub: try row.value("sub"),
          expiresAt: Instant(unixMillis: try row.value("expires_at_unix_millis")),
          isUsed: try row.value("is_used")
        )
      }
    }
  }

  /// Uses the link up; of two calls at once one alone is told true.
  func use(
    _ hash: [UInt8],
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.operator_links SET used_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(pool.text) AND secret_hash = \(hash)
          AND used_at_unix_millis IS NULL AND expires_at_unix_millis > \(now.unixMillis)
        """
      ) == 1
    }
  }

  /// Lets the link be used again, after a fault that has left some of the operator's former ways in.
  func release(_ hash: [UInt8], in pool: UserPoolID) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.operator_links SET used_at_unix_millis = NULL
        WHERE user_pool_id = \(pool.text) AND secret_hash = \(hash)
        """
      )
    }
  }

  /// An operator with the names of the groups.
  struct Person: Sendable {
    let username: String
    let sub: String
    let isEnabled: Bool
    let status: String
    let groups: [String]
    let createdAtUnixMillis: Int64
    /// Nil where the operator never was at the console.
    let lastSignInAtUnixMillis: Int64?
  }

  /// The first operators in the order of their names.
  func people(in pool: UserPoolID, limit: Int) async throws(AuthenticationFailure) -> [Person] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT u.username, u.sub, u.is_enabled, u.status, u.created_at_unix_millis,
          ARRAY(
            SELECT m.group_name FROM authentication.group_members AS m
            WHERE m.user_pool_id = u.user_pool_id AND m.username = u.username
            ORDER BY m.group_name
          ) AS groups,
          (
            SELECT s.at_unix_millis FROM authentication.operator_sign_ins AS s
            WHERE s.user_pool_id = u.user_pool_id AND s.sub = u.sub
          ) AS last_sign_in
        FROM authentication.users AS u
        WHERE u.user_pool_id = \(pool.text)
        ORDER BY u.username LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Person(
          username: try row.value("username"),
          sub: try row.value("sub"),
          isEnabled: try row.value("is_enabled"),
          status: try row.value("status"),
          groups: try row.value("groups"),
          createdAtUnixMillis: try row.value("created_at_unix_millis"),
          lastSignInAtUnixMillis: try row.optional("last_sign_in")
        )
      }
    }
  }
}
