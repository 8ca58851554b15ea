internal import Postgres

/// The request rates that were moved by UpdateProvisionedLimit.
enum MovedRequestRates {
  /// Their categories.
  static func categories(
    in configuration: PostgresPool.Configuration
  ) async throws(PostgresError) -> [String] {
    var configuration = configuration
    configuration.maxSessions = 1
    return try await PostgresPool(configuration).query(
      "SELECT category FROM authentication.provisioned_limits ORDER BY category"
    ) { (row) throws(PostgresError) in try row.value("category") }
  }
}
