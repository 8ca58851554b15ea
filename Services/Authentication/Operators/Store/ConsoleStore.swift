internal import AuthenticationCore
internal import Domain
internal import Postgres

/// What lists of the console read of pools and users.
struct ConsoleStore: Sendable {
  let database: PostgresPool

  /// The names of pools whose ids follow the given one; only those of the list where there is one.
  func pools(
    after id: String,
    of ids: [String]?,
    limit: Int
  ) async throws(AuthenticationFailure) -> [(id: String, name: String)] {
    let none: [String] = []
    return try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT id, name FROM authentication.user_pools
        WHERE id > \(id) AND (\(ids == nil) OR id = ANY (\(ids ?? none)))
        ORDER BY id LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (id: try row.value("id"), name: try row.value("name")) as (id: String, name: String)
      }
    }
  }

  /// The names of these pools, by their ids.
  func names(of ids: [String]) async throws(AuthenticationFailure) -> [String: String] {
    let found = try await querying { () async throws(PostgresError) in
      try await database.query(
        "SELECT id, name FROM authentication.user_pools WHERE id = ANY (\(ids))"
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (try row.value("id"), try row.value("name")) as (String, String)
      }
    }
    return Dictionary(found) { first, _ in first }
  }

  /// The usernames of these users, by their subs.
  func usernames(
    of subs: [String],
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> [String: String] {
    let found = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT sub, username FROM authentication.users
        WHERE user_pool_id = \(pool.text) AND sub = ANY (\(subs))
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (try row.value("sub"), try row.value("username")) as (String, String)
      }
    }
    return Dictionary(found) { first, _ in first }
  }
}
