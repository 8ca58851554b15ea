internal import OperatingSystem
internal import Runtime

/// The role that owns the database, the database, and the line by which PostgreSQL asks its roles for
/// their passwords.
///
/// Where PostgreSQL is on this machine its administrator is Debian's user `postgres`. Elsewhere the
/// administrator of that server has to do it.
struct DatabaseStep: SetupStep {
  let title = "database"

  let folder: InstallationFolder

  func missing() async throws(ControlFailure) -> [String] {
    let database = try folder.migration().database
    guard await DatabaseOwner(database: database).fault() != nil else { return [] }
    return [
      "make the role \(database.user) and the database \(database.name), and let PostgreSQL ask its roles "
        + "for passwords (pg_hba.conf)"
    ]
  }

  func perform() async throws(ControlFailure) {
    let database = try folder.migration().database
    guard let fault = await DatabaseOwner(database: database).fault() else { return }
    guard database.host.hasPrefix("/") else { throw elsewhere(database, fault) }
    let administrator = try LocalPostgres(host: database.host, port: database.port)
    try await administrator.makeOwner(
      database.user,
      password: try failing { () throws(FileFailure) in
        try SecretFile(path: folder.ownerPasswordPath).readPasswords().present
      }
    )
    try await administrator.makeDatabase(database.name, owner: database.user)
    try await administrator.askForPasswords(database: database.name)
    if let fault = await DatabaseOwner(database: database).fault() {
      throw ControlFailure(
        """
        \(database.user) still cannot use the database \(database.name): \(fault)
        A line before that of Gatehouse in pg_hba.conf may decide otherwise: put \
        "local \(database.name) all scram-sha-256" above it, and run: systemctl reload postgresql
        """
      )
    }
  }

  private func elsewhere(_ database: DatabaseConfiguration, _ fault: String) -> ControlFailure {
    ControlFailure(
      """
      \(database.user) cannot use the database \(database.name) on \(database.host) (\(fault)). As an \
      administrator of that server run, with the password that is in \(folder.ownerPasswordPath):
        CREATE ROLE \(database.user) LOGIN CREATEROLE PASSWORD '…';
        CREATE DATABASE \(database.name) OWNER \(database.user);
      Let it ask roles for passwords from this machine (pg_hba.conf: \
      "hostssl \(database.name) all <this machine>/32 scram-sha-256"), and run this again.
      """
    )
  }
}
