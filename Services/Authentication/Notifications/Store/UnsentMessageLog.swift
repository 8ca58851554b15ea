internal import AuthenticationCore
internal import Deliveries
internal import Domain
internal import Postgres

/// Puts what became of messages that do not reach their users on its way to the sinks that a pool names for
/// `userNotification` (LOGD-7).
enum UnsentMessageLog {
  /// What is logged beside the columns of the message.
  struct Entry: Sendable {
    /// As clients are shown it.
    let address: String
    let reason: String
    let moment: Instant
  }

  /// An INSERT of the rows that a part of a WITH has, with `user_pool_id`, `id`, `medium` and `purpose`.
  static func queueing(_ failed: SQL, _ entry: Entry) -> SQL {
    """
    INSERT INTO authentication.log_deliveries
      (user_pool_id, destination, source, payload, created_at_unix_millis,
       next_attempt_at_unix_millis)
    SELECT failed.user_pool_id, log.destination, 'userNotification',
      jsonb_build_object('medium', failed.medium, 'purpose', failed.purpose, 'id', failed.id,
        'address', \(entry.address)::text, 'reason', \(entry.reason)::text),
      \(entry.moment.unixMillis), 0
    FROM \(failed) AS failed
    JOIN authentication.user_pools AS pool ON pool.id = failed.user_pool_id
    CROSS JOIN LATERAL (\(PoolLogs.destinations(of: "userNotification"))) AS log
    """
  }
}

extension MessageDeliveryStore {
  /// Queues a message that a limit has withheld; of a decoy nothing, by the same work: the time must not tell
  /// whether there is a user.
  func queueWithheld(
    _ medium: DeliveryMedium,
    purpose: String,
    isDecoy: Bool,
    _ entry: UnsentMessageLog.Entry,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    try await execute(
      """
      WITH withheld AS (
        SELECT \(pool.text)::text AS user_pool_id, NULL::text AS id, \(medium.rawValue)::text AS medium,
          \(purpose)::text AS purpose
        WHERE NOT \(isDecoy)::boolean
      )
      \(UnsentMessageLog.queueing("withheld", entry))
      """
    )
  }
}
