internal import AuthenticationCore
internal import Deliveries
internal import Domain
internal import Postgres

/// The messages that functions of pools put into words or send.
extension MessageDeliveryStore {
  /// Takes the message that waits longest for a function, of no pool among the busy ones; nil when none
  /// is due.
  ///
  /// Looks for each pool separately: one whose function is slow may have a long queue.
  func claimAwaitingFunction(
    exceptOf busyPools: [String],
    lease: String,
    until leaseEnd: Instant,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Claimed? {
    let due: SQL = """
      RECURSIVE pool (id) AS (
        (
          SELECT user_pool_id FROM authentication.outbox_messages
          WHERE state IN ('pending', 'sending') AND awaits_function
          ORDER BY user_pool_id LIMIT 1
        )
        UNION ALL
        SELECT (
          SELECT user_pool_id FROM authentication.outbox_messages
          WHERE state IN ('pending', 'sending') AND awaits_function AND user_pool_id > pool.id
          ORDER BY user_pool_id LIMIT 1
        ) FROM pool WHERE pool.id IS NOT NULL
      ), due AS MATERIALIZED (
        SELECT first.user_pool_id, first.id FROM pool
        CROSS JOIN LATERAL (
          SELECT user_pool_id, id, next_attempt_at_unix_millis
          FROM authentication.outbox_messages
          WHERE state IN ('pending', 'sending') AND awaits_function AND user_pool_id = pool.id
            AND next_attempt_at_unix_millis <= \(now.unixMillis)
          ORDER BY next_attempt_at_unix_millis
          LIMIT 1 FOR UPDATE SKIP LOCKED
        ) AS first
        WHERE pool.id <> ALL (\(busyPools)::text[])
        ORDER BY first.next_attempt_at_unix_millis LIMIT 1
      )
      """
    return try await claim(due, lease: lease, until: leaseEnd)
  }

  /// Keeps the message in words, for a sender that takes it at once; without effect when the lease is
  /// another's.
  func keepWritten(
    _ message: Claimed,
    _ sealedContents: [UInt8],
    at now: Instant
  ) async throws(AuthenticationFailure) {
    try await execute(
      """
      UPDATE authentication.outbox_messages
      SET state = 'pending', awaits_function = false, sealed_contents = \(sealedContents),
        attempts = 0, next_attempt_at_unix_millis = \(now.unixMillis), lease_id = NULL,
        last_error = NULL
      WHERE \(held(message))
      """
    )
  }
}
