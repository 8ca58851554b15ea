internal import AuthenticationCore
internal import Domain
internal import Postgres
internal import PublicOperations

extension UserPoolStore {
  /// The region's pools after the position, in the order of their creation.
  func list(
    region: String,
    after position: CreationPosition,
    limit: Int
  ) async throws(AuthenticationFailure) -> [UserPoolSummary] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT id, name, created_at_unix_millis, modified_at_unix_millis,
          (settings -> 'LambdaConfig')::text AS lambda_configuration
        FROM authentication.user_pools
        WHERE region = \(region)
          AND (created_at_unix_millis, id)
            > (\(position.createdAtUnixMillis)::bigint, \(position.id))
        ORDER BY created_at_unix_millis, id
        LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        UserPoolSummary(
          id: try row.value("id"),
          name: try row.value("name"),
          createdAt: Instant(unixMillis: try row.value("created_at_unix_millis")),
          modifiedAt: Instant(unixMillis: try row.value("modified_at_unix_millis")),
          lambdaConfigurationJSON: try row.optional("lambda_configuration")
        )
      }
    }
  }

  /// How many users the pool has: counted up to fifty thousand, beyond that as PostgreSQL's statistics
  /// say, so that no pool is too large to be described.
  func estimatedNumberOfUsers(in id: UserPoolID) async throws(AuthenticationFailure) -> Int32 {
    try await querying { () async throws(PostgresError) in
      let counted = try await database.first(
        """
        SELECT count(*) AS count FROM (
          SELECT FROM authentication.users WHERE user_pool_id = \(id.text)
          LIMIT \(Self.maxCounted)
        ) AS counted
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> Int64 in try row.value("count") }
      guard let counted, counted == Self.maxCounted else { return Int32(clamping: counted ?? 0) }
      let plan = try await database.first(
        """
        EXPLAIN (FORMAT JSON)
        SELECT FROM authentication.users WHERE user_pool_id = \(id.text)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> String in
        try row.value("QUERY PLAN")
      }
      return Int32(clamping: max(counted, Self.rows(in: plan ?? "")))
    }
  }

  private static var maxCounted: Int64 { 50_000 }

  /// The rows that PostgreSQL expects of a plan: its first "Plan Rows" is the whole plan's.
  private static func rows(in plan: String) -> Int64 {
    guard let name = plan.firstRange(of: "\"Plan Rows\": ") else { return 0 }
    return Int64(plan[name.upperBound...].prefix { $0.isNumber }) ?? 0
  }
}
