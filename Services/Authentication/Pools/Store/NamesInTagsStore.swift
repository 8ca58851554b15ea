internal import AuthenticationCore
internal import Domain
internal import Postgres

extension UserPoolStore {
  /// Clients and groups of a pool.
  struct Names: Sendable {
    let clients: Set<String>
    let groups: Set<String>
  }

  /// Which of the clients and groups the pool has.
  func names(
    clients: [String],
    groups: [String],
    of pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Names {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT ARRAY(
          SELECT id FROM authentication.user_pool_clients
          WHERE user_pool_id = \(pool.text) AND id = ANY (\(clients)::text[])
        ) AS clients, ARRAY(
          SELECT name FROM authentication.groups
          WHERE user_pool_id = \(pool.text) AND name = ANY (\(groups)::text[])
        ) AS groups
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Names(
          clients: Set(try row.value("clients", as: [String].self)),
          groups: Set(try row.value("groups", as: [String].self))
        )
      }
    }
    return found ?? Names(clients: [], groups: [])
  }
}
