internal import Postgres

extension PostgresPool {
  /// Carries out a removal of no more than so many rows; returns how many it removed.
  ///
  /// Rows that another instance is removing are skipped.
  func remove(_ removal: SQL) async throws(TokenIssuanceFailure) -> Int {
    try await querying { () async throws(PostgresError) in try await execute(removal) }
  }
}
