internal import OperatingSystem
internal import Postgres
internal import Runtime

/// The role that owns the database, as it sees itself when it signs in.
struct DatabaseOwner: Sendable {
  let database: DatabaseConfiguration

  /// Why the role cannot do its work; nil where it can.
  func fault() async -> String? {
    await readinessFault()?.cause
  }

  /// Why the role cannot do its work, and what to do about it; nil where it can.
  func readinessFault() async -> ReadinessFault? {
    var configuration: PostgresPool.Configuration
    do throws(FileFailure) {
      configuration = try database.poolConfiguration(applicationName: "gatehousectl")
    } catch {
      return ReadinessFault(
        cause: error.description,
        cure: "write the password of \(database.user) there, mode 600"
      )
    }
    configuration.maxSessions = 1
    do throws(PostgresError) {
      let mayMakeRoles = try await PostgresPool(configuration).first(
        "SELECT rolcreaterole AS may_make_roles FROM pg_roles WHERE rolname = current_user"
      ) { (row) throws(PostgresError) in try row.value("may_make_roles", as: Bool.self) }
      guard mayMakeRoles != true else { return nil }
    } catch {
      return DatabaseCheck.describe(error, configuration: configuration)
    }
    return ReadinessFault(
      cause: "\(database.user) may not make roles",
      cure: "as an administrator of PostgreSQL: ALTER ROLE \(database.user) CREATEROLE"
    )
  }
}
