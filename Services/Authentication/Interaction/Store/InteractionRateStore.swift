internal import AuthenticationCore
internal import Cryptography
internal import Domain
internal import Postgres

/// Counts what begins without a secret, by address.
struct InteractionRateStore: Sendable {
  let database: PostgresPool
  let key: HMACKey

  /// What is counted, how often, and in which time.
  struct Limit: Sendable {
    let topic: String
    let count: Int
    let seconds: Int64

    static let starts = Limit(topic: "starts", count: 10, seconds: 60)
    static let registrations = Limit(topic: "registrations", count: 50, seconds: 3600)
  }

  init(database: PostgresPool, sealer: Sealer) {
    self.database = database
    key = HMACKey(sealer.derive("interaction rates"))
  }

  /// Counts one more; false beyond the limit.
  ///
  /// A window begins with its first count.
  func admits(
    _ counted: String,
    _ limit: Limit,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    let hash = key.authenticate(Array(counted.utf8))
    let begin = now.adding(seconds: -limit.seconds).unixMillis
    let count = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        INSERT INTO authentication.interaction_rates AS rate
          (user_pool_id, topic, counted, begins_at_unix_millis, count)
        VALUES (\(pool.text), \(limit.topic), \(hash), \(now.unixMillis), 1)
        ON CONFLICT (user_pool_id, topic, counted) DO UPDATE SET
          count = CASE WHEN rate.begins_at_unix_millis <= \(begin) THEN 1 ELSE rate.count + 1 END,
          begins_at_unix_millis = CASE WHEN rate.begins_at_unix_millis <= \(begin)
            THEN excluded.begins_at_unix_millis ELSE rate.begins_at_unix_millis END
        RETURNING count
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("count", as: Int.self)
      }
    }
    return count ?? 0 <= limit.count
  }
}
