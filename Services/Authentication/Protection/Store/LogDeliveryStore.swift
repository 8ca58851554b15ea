internal import AuthenticationCore
internal import Domain
internal import Postgres

/// The rows of what is on its way to sinks.
struct LogDeliveryStore: Sendable {
  let database: PostgresPool

  /// A row that is being delivered.
  struct Claimed: Sendable {
    let id: Int64
    let pool: String
    let source: String
    let payload: String
    let attempts: Int
    let createdAt: Instant
  }

  /// Takes what is due for a sink, for as long as the lease; no other process takes it meanwhile.
  func claim(
    for destinations: [String],
    limit: Int,
    until lease: Instant,
    at now: Instant
  ) async throws(AuthenticationFailure) -> [Claimed] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        WITH due AS MATERIALIZED (
          SELECT id FROM authentication.log_deliveries
          WHERE destination = ANY(\(destinations)::text[])
            AND next_attempt_at_unix_millis <= \(now.unixMillis)
          ORDER BY next_attempt_at_unix_millis, id LIMIT \(limit) FOR UPDATE SKIP LOCKED
        ), taken AS (
          UPDATE authentication.log_deliveries AS delivery
          SET next_attempt_at_unix_millis = \(lease.unixMillis), attempts = attempts + 1
          FROM due WHERE delivery.id = due.id
          RETURNING delivery.*
        )
        SELECT id, user_pool_id, source, payload::text AS payload, attempts,
          created_at_unix_millis
        FROM taken ORDER BY id
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Claimed(
          id: try row.value("id"),
          pool: try row.value("user_pool_id"),
          source: try row.value("source"),
          payload: try row.value("payload"),
          attempts: Int(try row.value("attempts", as: Int32.self)),
          createdAt: Instant(unixMillis: try row.value("created_at_unix_millis"))
        )
      }
    }
  }

  func remove(_ ids: [Int64]) async throws(AuthenticationFailure) {
    let ids = ids.map { String($0) }
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        "DELETE FROM authentication.log_deliveries WHERE id = ANY(\(ids)::bigint[])"
      )
    }
  }

  func postpone(_ ids: [Int64], until moment: Instant) async throws(AuthenticationFailure) {
    let ids = ids.map { String($0) }
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.log_deliveries
        SET next_attempt_at_unix_millis = \(moment.unixMillis) WHERE id = ANY(\(ids)::bigint[])
        """
      )
    }
  }

  /// Removes what is too old, and the oldest of what is too much; returns how many.
  func removeLost(
    before moment: Instant,
    keeping most: Int64,
    limit: Int
  ) async throws(AuthenticationFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM authentication.log_deliveries WHERE id = ANY (ARRAY(
          SELECT id FROM authentication.log_deliveries
          WHERE created_at_unix_millis < \(moment.unixMillis)
            OR id <= (SELECT max(id) FROM authentication.log_deliveries) - \(most)
          ORDER BY created_at_unix_millis LIMIT \(limit) FOR UPDATE SKIP LOCKED
        ))
        """
      )
    }
  }
}
