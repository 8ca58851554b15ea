package import AuthenticationCore
internal import Postgres

/// Reads and adds to the counts of each hour.
struct HourlyCountStore: Sendable {
  let database: PostgresPool

  /// How often something happened in one hour.
  struct Row: Sendable {
    let pool: String
    let hour: Int64
    let outcome: String
    let rule: String
    let client: String
    let count: Int64
  }

  /// Adds to what is there.
  func add(_ rows: [Row]) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO authentication.hourly_counts (
          user_pool_id, hour_unix_millis, outcome, rule, client_id, count
        )
        SELECT * FROM unnest(
          \(rows.map(\.pool)), \(rows.map(\.hour)), \(rows.map(\.outcome)),
          \(rows.map(\.rule)), \(rows.map(\.client)), \(rows.map(\.count))
        )
        ON CONFLICT (user_pool_id, hour_unix_millis, outcome, rule, client_id)
          DO UPDATE SET count = hourly_counts.count + excluded.count
        """
      )
    }
  }

  /// The counts of these pools since the hour, all clients together; as many hours as the step has are one, and
  /// nil stands for all outcomes.
  func counts(
    of pools: [String],
    since hour: Int64,
    step: Int64 = 1,
    outcomes: [String]? = nil
  ) async throws(AuthenticationFailure) -> [Row] {
    let millis = step * 3_600_000
    return try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT user_pool_id,
          \(hour) + (hour_unix_millis - \(hour)) / \(millis) * \(millis) AS hour_unix_millis,
          outcome, rule, sum(count)::bigint AS count
        FROM authentication.hourly_counts
        WHERE user_pool_id = ANY (\(pools)) AND hour_unix_millis >= \(hour)
          AND (\(outcomes == nil) OR outcome = ANY (\(outcomes ?? [])))
        GROUP BY 1, 2, 3, 4
        ORDER BY 2
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Row(
          pool: try row.value("user_pool_id"),
          hour: try row.value("hour_unix_millis"),
          outcome: try row.value("outcome"),
          rule: try row.value("rule"),
          client: "",
          count: try row.value("count")
        )
      }
    }
  }
}

extension Operators {
  /// Links that are too old, and counts of more than 400 days ago.
  package static let expired: [ExpiredRows] = [
    ExpiredRows(table: "authentication.operator_links", time: "expires_at_unix_millis"),
    ExpiredRows(
      table: "authentication.hourly_counts",
      time: "hour_unix_millis",
      keptSeconds: 400 * 86_400
    ),
  ]
}
