internal import Domain
internal import Postgres

/// The rows of wrong passwords.
struct PasswordFailureStore: Sendable {
  let database: PostgresPool

  /// Counts one more; a count that was quiet for long starts again.
  func record(
    _ name: String,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) {
    let forgotten = now.adding(seconds: -PasswordFailures.memorySeconds)
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO authentication.password_failures AS failure
          (user_pool_id, name, failures, failed_at_unix_millis)
        VALUES (\(pool.text), \(name), 1, \(now.unixMillis))
        ON CONFLICT (user_pool_id, name) DO UPDATE
        SET failures = CASE
            WHEN failure.failed_at_unix_millis < \(forgotten.unixMillis) THEN 1
            ELSE least(failure.failures + 1, 1000)
          END,
          failed_at_unix_millis = \(now.unixMillis)
        """
      )
    }
  }

  /// Forgets them after a right password.
  func clear(_ name: String, in pool: UserPoolID) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM authentication.password_failures
        WHERE user_pool_id = \(pool.text) AND name = \(name)
        """
      )
    }
  }
}
