internal import Postgres

/// Replaces the password of one service's role.
///
/// Each instance has both passwords before the role gets the next one, so that it can connect at any
/// moment. The file tells where the rotation stands: with two lines it is under way. It may be interrupted
/// anywhere and run again.
struct RolePasswordRotation: Sendable {
  let schema: String
  /// The file of the password.
  let path: String
  let instances: ServiceInstances
  let restart: InstanceRestart
  /// Connects as the database's owner.
  let administration: PostgresPool.Configuration

  func run() async throws(ControlFailure) {
    let file = RotatedPasswordFile(path: path)
    let next = try file.begin()
    try await restart.replaceAll(instances)
    try await RolePassword(administration).set(next, schema: schema)
    try file.end(with: next)
    print("\(schema): the role \(DatabaseBootstrap.role(of: schema)) has a new password")
  }
}

/// Sets a role's password; the server gets its SCRAM verifier alone.
struct RolePassword: Sendable {
  private let administration: PostgresPool.Configuration

  init(_ administration: PostgresPool.Configuration) {
    self.administration = administration
  }

  func set(_ password: String, schema: String) async throws(ControlFailure) {
    let schemas = [DatabaseBootstrap.Schema(name: schema, password: password)]
    do throws(PostgresError) {
      try await DatabaseBootstrap(schemas: schemas).apply(to: administration)
    } catch {
      throw ControlFailure("the password cannot be set: \(error.debugDescription)")
    }
  }
}
