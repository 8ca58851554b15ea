internal import Domain
internal import Postgres

/// Deletes rows that time has made worthless.
struct ExpiredRowStore: Sendable {
  let database: PostgresPool

  /// Removes at most so many rows of each kind; rows that another instance removes are skipped.
  func remove(
    challengesBefore spent: Instant,
    failuresBefore failed: Instant,
    attemptsBefore attempted: Instant,
    eventsBefore recorded: Instant,
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
      let attempts = try await database.execute(
        """
        DELETE FROM authentication.operation_attempts
        WHERE (user_pool_id, name, operation) IN (
          SELECT user_pool_id, name, operation FROM authentication.operation_attempts
          WHERE began_at_unix_millis < \(attempted.unixMillis)
          LIMIT \(limit) FOR UPDATE SKIP LOCKED
        )
        """
      )
      // A code that is gone is answered like one that has expired.
      let codes = try await database.execute(
        """
        DELETE FROM authentication.confirmation_codes
        WHERE (user_pool_id, username, purpose) IN (
          SELECT user_pool_id, username, purpose FROM authentication.confirmation_codes
          WHERE expires_at_unix_millis < \(spent.unixMillis)
          LIMIT \(limit) FOR UPDATE SKIP LOCKED
        )
        """
      )
      let tries = try await database.execute(
        """
        DELETE FROM authentication.challenge_tries
        WHERE (user_pool_id, id) IN (
          SELECT user_pool_id, id FROM authentication.challenge_tries
          WHERE expires_at_unix_millis < \(spent.unixMillis)
          LIMIT \(limit) FOR UPDATE SKIP LOCKED
        )
        """
      )
      let factors = try await database.execute(
        """
        DELETE FROM authentication.second_factor_tries
        WHERE (user_pool_id, sub) IN (
          SELECT user_pool_id, sub FROM authentication.second_factor_tries
          WHERE began_at_unix_millis < \(attempted.unixMillis)
          LIMIT \(limit) FOR UPDATE SKIP LOCKED
        )
        """
      )
      let events = try await database.execute(
        """
        DELETE FROM authentication.audit_events
        WHERE (transaction_id, number) IN (
          SELECT transaction_id, number FROM authentication.audit_events
          WHERE at_unix_millis < \(recorded.unixMillis)
          LIMIT \(limit) FOR UPDATE SKIP LOCKED
        )
        """
      )
      // A bucket that nobody asked for so long is full, like one without a row.
      let rates = try await database.execute(
        """
        DELETE FROM authentication.request_rates
        WHERE (user_pool_id, category) IN (
          SELECT user_pool_id, category FROM authentication.request_rates
          WHERE filled_at_unix_millis < \(attempted.unixMillis)
          LIMIT \(limit) FOR UPDATE SKIP LOCKED
        )
        """
      )
      return challenges + failures + attempts + codes + tries + factors + events + rates
    }
  }
}
