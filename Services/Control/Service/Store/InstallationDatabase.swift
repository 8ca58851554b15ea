internal import Postgres

/// The database `gatehouse` of a private PostgreSQL.
enum InstallationDatabase {
  /// Makes the database unless it is there; the pool connects to another one of the same server.
  static func make(on server: PostgresPool) async throws(PostgresError) {
    let isThere = try await server.first(
      "SELECT 1 AS one FROM pg_database WHERE datname = 'gatehouse'"
    ) { (_) throws(PostgresError) in true }
    guard isThere == nil else { return }
    try await server.execute("CREATE DATABASE gatehouse")
  }
}
