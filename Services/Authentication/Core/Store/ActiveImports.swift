package import Domain
internal import Postgres

extension UserPoolStore {
  /// Refuses a change of the pool while users are imported by its present settings.
  package func checkNoImport(in pool: UserPoolID) async throws(AuthenticationFailure) {
    guard try await hasActiveImport(pool) else { return }
    throw .userImportInProgress("A user import job of the user pool is in progress.")
  }

  /// Whether a job of the pool is active.
  private func hasActiveImport(_ pool: UserPoolID) async throws(AuthenticationFailure) -> Bool {
    let found = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT true AS found FROM authentication.user_import_jobs
        WHERE user_pool_id = \(pool.text) AND status IN ('Pending', 'InProgress', 'Stopping')
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("found", as: Bool.self)
      }
    }
    return found ?? false
  }
}
