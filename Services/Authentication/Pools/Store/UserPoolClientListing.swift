internal import AuthenticationCore
internal import Domain
internal import Postgres
internal import PublicOperations

extension UserPoolClientStore {
  /// One entry of a listing.
  struct Summary: Sendable {
    let id: String
    let name: String
    let createdAtUnixMillis: Int64
  }

  /// The pool's clients after the position, in the order of their creation.
  func list(
    in pool: UserPoolID,
    after position: CreationPosition,
    limit: Int
  ) async throws(AuthenticationFailure) -> [Summary] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT id, name, created_at_unix_millis
        FROM authentication.user_pool_clients
        WHERE user_pool_id = \(pool.text)
          AND (created_at_unix_millis, id)
            > (\(position.createdAtUnixMillis)::bigint, \(position.id))
        ORDER BY created_at_unix_millis, id
        LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Summary(
          id: try row.value("id"),
          name: try row.value("name"),
          createdAtUnixMillis: try row.value("created_at_unix_millis")
        )
      }
    }
  }
}
