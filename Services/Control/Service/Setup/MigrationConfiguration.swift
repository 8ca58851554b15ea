internal import Domain
internal import OperatingSystem
internal import Postgres
internal import Runtime

/// The configuration of `gatehousectl migrate`: the database, its owner, and the services'
/// passwords.
struct MigrationConfiguration: Sendable {
  let database: DatabaseConfiguration
  let passwordFiles: [String: SecretFile]

  init(_ source: inout ConfigurationSource) {
    database = DatabaseConfiguration(owner: &source)
    var files: [String: SecretFile] = [:]
    for schema in ServiceName.allCases.compactMap(\.schema) {
      files[schema] = source.secretFile("role-password-files", schema, default: nil)
    }
    passwordFiles = files
  }

  func administration() throws(FileFailure) -> PostgresPool.Configuration {
    try database.poolConfiguration(applicationName: "gatehousectl")
  }

  func passwords() throws(FileFailure) -> [String: String] {
    var passwords: [String: String] = [:]
    for (schema, file) in passwordFiles {
      passwords[schema] = try file.readPasswords().present
    }
    return passwords
  }
}
