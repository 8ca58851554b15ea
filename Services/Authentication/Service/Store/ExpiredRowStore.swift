internal import Domain
internal import Postgres

/// Deletes rows that time has made worthless.
struct ExpiredRowStore: Sendable {
  let database: PostgresPool

  /// Removes at most so many rows of each kind; rows that another instance removes are skipped.
  func remove(
    challengesBefore spent: Instant,
    failuresBefore failed: Instant,
    limit: Int
  ) async throws(AuthenticationFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      let challenges = try await database.execute(
        """
        DELETE FROM authentication.spent_challenges
        WHERE (user_pool_id, id) IN (
          SELECT user_pool_id, id FROM authentication.spent_challenges
          WHERE expires_at_unix_millis < \(spent.unixMillis)
          LIMIT \(limit) FOR UPDATE SKIP LOCKED
        )
        """
      )
      let failures = try await database.execute(
        """
        DELETE FROM authentication.password_failures
        WHERE (user_pool_id, name) IN (
          SELECT user_pool_id, name FROM authentication.password_failures
          WHERE failed_at_unix_millis < \(failed.unixMillis)
          LIMIT \(limit) FOR UPDATE SKIP LOCKED
        )
        """
      )
      return challenges + failures
    }
  }
}
