internal import AuthenticationCore
internal import Domain
internal import Postgres

/// What the rows of pools tell of work that fails.
struct WarningStore: Sendable {
  let database: PostgresPool

  /// Work of a pool that fails or waits.
  struct Row: Sendable {
    let pool: String
    /// A trigger, or a medium of messages; empty where the kind says all.
    let subject: String
    let count: Int64
    /// How many there were; nil where that is not known.
    let all: Int64?
    /// Since when; nil where that is not known.
    let since: Int64?
  }

  /// More than a page shows; what waits beyond is not counted.
  private static let mostCounted = 1000

  /// How often work of this outcome failed since an hour, by its name.
  func failures(
    of outcome: String,
    in scope: ConsoleScope,
    since hour: Int64
  ) async throws(AuthenticationFailure) -> [Row] {
    let failed = "\(outcome)_failed"
    return try await rows(
      """
      SELECT user_pool_id, split_part(rule, '/', 1) AS subject,
        sum(count) FILTER (WHERE outcome = \(failed))::bigint AS count,
        sum(count) FILTER (WHERE outcome = \(outcome))::bigint AS all_of_them,
        NULL::bigint AS since
      FROM authentication.hourly_counts
      WHERE hour_unix_millis >= \(hour) AND outcome IN (\(outcome), \(failed))
        AND \(scope.condition)
      GROUP BY 1, 2
      HAVING sum(count) FILTER (WHERE outcome = \(failed)) > 0
      ORDER BY 3 DESC LIMIT \(Self.mostCounted)
      """
    )
  }

  /// Messages whose sending failed before and is tried again, by their medium; those that wait for a function
  /// of the pool are told by its failures.
  func waitingMessages(
    in scope: ConsoleScope,
    madeBefore moment: Instant
  ) async throws(AuthenticationFailure) -> [Row] {
    try await rows(
      """
      SELECT user_pool_id, delivery_medium AS subject, count(*) AS count,
        NULL::bigint AS all_of_them, min(created_at_unix_millis) AS since
      FROM (
        SELECT user_pool_id, delivery_medium, created_at_unix_millis
        FROM authentication.outbox_messages
        WHERE state IN ('pending', 'sending') AND NOT awaits_function AND attempts > 0
          AND created_at_unix_millis < \(moment.unixMillis) AND \(scope.condition)
        LIMIT \(Self.mostCounted)
      ) AS waiting
      GROUP BY 1, 2
      """
    )
  }

  /// Events for the receivers of pools' logs whose sending failed before and is tried again.
  func waitingLogs(
    in scope: ConsoleScope,
    madeBefore moment: Instant
  ) async throws(AuthenticationFailure) -> [Row] {
    try await rows(
      """
      SELECT user_pool_id, '' AS subject, count(*) AS count, NULL::bigint AS all_of_them,
        min(created_at_unix_millis) AS since
      FROM (
        SELECT user_pool_id, created_at_unix_millis FROM authentication.log_deliveries
        WHERE attempts > 0 AND created_at_unix_millis < \(moment.unixMillis)
          AND \(scope.condition)
        LIMIT \(Self.mostCounted)
      ) AS waiting
      GROUP BY 1
      """
    )
  }

  /// Pushes and events of apps whose sending failed before and is tried again, by their kind.
  func waitingNotices(
    in scope: ConsoleScope,
    madeBefore moment: Instant
  ) async throws(AuthenticationFailure) -> [Row] {
    try await rows(
      """
      SELECT user_pool_id, kind AS subject, count(*) AS count, NULL::bigint AS all_of_them,
        min(created_at_unix_millis) AS since
      FROM (
        SELECT user_pool_id, kind, created_at_unix_millis
        FROM authentication.interaction_deliveries
        WHERE state IN ('pending', 'sending') AND attempts > 0
          AND created_at_unix_millis < \(moment.unixMillis) AND \(scope.condition)
        LIMIT \(Self.mostCounted)
      ) AS waiting
      GROUP BY 1, 2
      """
    )
  }

  private func rows(_ statement: SQL) async throws(AuthenticationFailure) -> [Row] {
    try await querying { () async throws(PostgresError) in
      try await database.query(statement) { (row: borrowing PostgresRow) throws(PostgresError) in
        Row(
          pool: try row.value("user_pool_id"),
          subject: try row.value("subject"),
          count: try row.value("count"),
          all: try row.optional("all_of_them"),
          since: try row.optional("since")
        )
      }
    }
  }
}

/// The pools whose rows an operator may see.
enum ConsoleScope: Sendable {
  case all
  /// All but the operators' own.
  case allBut(String)
  case only([String])

  /// As a condition on `user_pool_id`.
  fileprivate var condition: SQL {
    switch self {
    case .all: "true"
    case .allBut(let pool): "user_pool_id <> \(pool)"
    case .only(let pools): "user_pool_id = ANY (\(pools))"
    }
  }

  func includes(_ pool: String) -> Bool {
    switch self {
    case .all: true
    case .allBut(let other): pool != other
    case .only(let pools): pools.contains(pool)
    }
  }
}
