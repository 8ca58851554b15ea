internal import AuthenticationCore
internal import Deliveries
internal import Domain
internal import Postgres

extension InteractionDeliveryStore {
  /// How many pushes a user may leave unanswered in a while: more would make a tired user confirm.
  private static let maxUnanswered = 3
  private static let countedSeconds: Int64 = 600

  /// Queues a push of the session for each of the instances; false where the user has left too many
  /// unanswered, and nothing is queued.
  func queuePushes(
    of session: InteractionSession,
    to instances: [(id: String, delivery: String)],
    sub: String,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    let since = now.adding(seconds: -Self.countedSeconds)
    let removableAt = max(session.expiresAt, now.adding(seconds: Self.countedSeconds))
    let (ids, deliveries) = (instances.map(\.id), instances.map(\.delivery))
    do {
      return try await database.transaction { (connection) throws(PostgresError) in
        // One start of a user at a time: of many at once each would find room.
        let user = session.pool.text + "|" + sub
        try connection.execute(
          "SELECT pg_advisory_xact_lock(hashtextextended(\(user), 23))"
        )
        let unanswered = try connection.first(
          """
          SELECT count(DISTINCT session_id) AS sessions
          FROM authentication.interaction_deliveries
          WHERE user_pool_id = \(session.pool.text) AND sub = \(sub) AND kind = 'push'
            AND NOT is_answered AND created_at_unix_millis > \(since.unixMillis)
          """
        ) { (row) throws(PostgresError) in try row.value("sessions", as: Int.self) }
        guard unanswered ?? 0 < Self.maxUnanswered else { return false }
        try connection.execute(
          """
          INSERT INTO authentication.interaction_deliveries
            (user_pool_id, id, kind, session_id, sub, instance_id, next_attempt_at_unix_millis,
             created_at_unix_millis, expires_at_unix_millis, removable_at_unix_millis)
          SELECT \(session.pool.text), delivery, 'push', \(session.id), \(sub), instance,
            \(now.unixMillis), \(now.unixMillis), \(session.expiresAt.unixMillis),
            \(removableAt.unixMillis)
          FROM unnest(\(ids)::text[], \(deliveries)::text[]) AS pushed(instance, delivery)
          """
        )
        return true
      }
    } catch {
      switch error {
      case .body(let failure), .database(let failure): throw AuthenticationFailure(failure)
      }
    }
  }

  /// Notes that the users have opened their app: their pushes count as answered.
  func answerPushes(
    of subs: [String],
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) {
    try await execute(
      """
      UPDATE authentication.interaction_deliveries SET is_answered = true
      WHERE user_pool_id = \(pool.text) AND sub = ANY(\(subs)) AND kind = 'push'
        AND NOT is_answered
      """
    )
  }

  /// As many as may wait for a receiver that is down: an attacker must not fill the disk.
  private static let maxWaitingEvents = 10_000

  /// Queues an event; drops it where too many of the pool wait.
  func queueEvent(
    _ payload: String,
    id: String,
    in pool: UserPoolID,
    at now: Instant,
    until expiry: Instant
  ) async throws(AuthenticationFailure) {
    try await execute(
      """
      INSERT INTO authentication.interaction_deliveries
        (user_pool_id, id, kind, payload, next_attempt_at_unix_millis, created_at_unix_millis,
         expires_at_unix_millis, removable_at_unix_millis)
      SELECT \(pool.text), \(id), 'event', \(payload), \(now.unixMillis), \(now.unixMillis),
        \(expiry.unixMillis), \(expiry.unixMillis)
      WHERE (
        SELECT count(*) FROM (
          SELECT FROM authentication.interaction_deliveries
          WHERE user_pool_id = \(pool.text) AND kind = 'event' AND state IN ('pending', 'sending')
          LIMIT \(Self.maxWaitingEvents)
        ) AS waiting
      ) < \(Self.maxWaitingEvents)
      """
    )
  }
}
