internal import Postgres
internal import Runtime

/// The role that owns the database, as it sees itself when it signs in.
struct DatabaseOwner: Sendable {
  let database: DatabaseConfiguration

  /// Why the role cannot do its work; nil where it can.
  func fault() async -> String? {
    do {
      var configuration = try database.poolConfiguration(applicationName: "gatehousectl")
      configuration.maxSessions = 1
      let pool = PostgresPool(configuration)
      let mayMakeRoles = try await pool.first(
        "SELECT rolcreaterole AS may_make_roles FROM pg_roles WHERE rolname = current_user"
      ) { (row) throws(PostgresError) in try row.value("may_make_roles", as: Bool.self) }
      return mayMakeRoles == true ? nil : "it may not make roles (ALTER ROLE … CREATEROLE)"
    } catch {
      return "\(error)"
    }
  }
}
