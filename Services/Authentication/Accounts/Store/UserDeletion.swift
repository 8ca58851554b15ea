internal import AuthenticationCore
internal import Domain
internal import Postgres

extension UserStore {
  /// Deletes the user with names, codes and messages; false when another call did.
  func delete(
    _ username: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool {
    let deleted = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        WITH codes AS (
          DELETE FROM authentication.confirmation_codes
          WHERE user_pool_id = \(pool.text) AND username = \(username)
        ), messages AS (
          -- They hold the address, and no user is left to read an unsent one.
          DELETE FROM authentication.outbox_messages
          WHERE user_pool_id = \(pool.text) AND username = \(username)
        )
        DELETE FROM authentication.users
        WHERE user_pool_id = \(pool.text) AND username = \(username)
        """
      )
    }
    return deleted == 1
  }
}
