internal import Domain
internal import Postgres

/// Deletes rows that time has made worthless.
struct ExpiredRowStore: Sendable {
  let database: PostgresPool

  /// The tables whose rows go by their age.
  enum Table: String, Sendable, CaseIterable {
    case spentChallenges
    case passwordFailures
    case operationAttempts
    case confirmationCodes
    case challengeTries
    case secondFactorTries
    case auditEvents
    case userRefusals
    case strangerRefusals
    case requestRates
  }

  /// Removes at most so many rows of the table that are older than that; rows which another instance
  /// removes are skipped.
  func remove(
    from table: Table,
    before moment: Instant,
    limit: Int
  ) async throws(AuthenticationFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      try await database.execute(Self.removal(from: table, before: moment, limit: limit))
    }
  }

  private static func removal(from table: Table, before moment: Instant, limit: Int) -> SQL {
    switch table {
    case .spentChallenges:
      """
      DELETE FROM authentication.spent_challenges
      WHERE (user_pool_id, id) IN (
        SELECT user_pool_id, id FROM authentication.spent_challenges
        WHERE expires_at_unix_millis < \(moment.unixMillis)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """
    case .passwordFailures:
      """
      DELETE FROM authentication.password_failures
      WHERE (user_pool_id, name) IN (
        SELECT user_pool_id, name FROM authentication.password_failures
        WHERE failed_at_unix_millis < \(moment.unixMillis)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """
    case .operationAttempts:
      """
      DELETE FROM authentication.operation_attempts
      WHERE (user_pool_id, name, operation) IN (
        SELECT user_pool_id, name, operation FROM authentication.operation_attempts
        WHERE began_at_unix_millis < \(moment.unixMillis)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """
    // A code that is gone is answered like one that has expired.
    case .confirmationCodes:
      """
      DELETE FROM authentication.confirmation_codes
      WHERE (user_pool_id, username, purpose) IN (
        SELECT user_pool_id, username, purpose FROM authentication.confirmation_codes
        WHERE expires_at_unix_millis < \(moment.unixMillis)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """
    case .challengeTries:
      """
      DELETE FROM authentication.challenge_tries
      WHERE (user_pool_id, id) IN (
        SELECT user_pool_id, id FROM authentication.challenge_tries
        WHERE expires_at_unix_millis < \(moment.unixMillis)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """
    case .secondFactorTries:
      """
      DELETE FROM authentication.second_factor_tries
      WHERE (user_pool_id, sub) IN (
        SELECT user_pool_id, sub FROM authentication.second_factor_tries
        WHERE began_at_unix_millis < \(moment.unixMillis)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """
    case .auditEvents:
      removal(ofEventsFrom: .events, before: moment, limit: limit)
    case .userRefusals:
      removal(ofEventsFrom: .userRefusals, before: moment, limit: limit)
    case .strangerRefusals:
      removal(ofEventsFrom: .strangerRefusals, before: moment, limit: limit)
    // A bucket that nobody asked for so long is full, like one without a row.
    case .requestRates:
      """
      DELETE FROM authentication.request_rates
      WHERE (user_pool_id, category) IN (
        SELECT user_pool_id, category FROM authentication.request_rates
        WHERE filled_at_unix_millis < \(moment.unixMillis)
        LIMIT \(limit) FOR UPDATE SKIP LOCKED
      )
      """
    }
  }

  private static func removal(
    ofEventsFrom table: AuditTable,
    before moment: Instant,
    limit: Int
  ) -> SQL {
    """
    DELETE FROM \(table.name)
    WHERE (transaction_id, number) IN (
      SELECT transaction_id, number FROM \(table.name)
      WHERE at_unix_millis < \(moment.unixMillis)
      LIMIT \(limit) FOR UPDATE SKIP LOCKED
    )
    """
  }
}
