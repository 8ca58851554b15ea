internal import Domain
internal import OperatingSystem
internal import Postgres
internal import Runtime

/// An installation that is backed up or restored: its database and its sealing keys.
struct BackedInstallation: Sendable {
  /// Connects as the database's owner.
  let database: PostgresPool.Configuration
  /// The file of the owner's password; nil where the owner has none, or the installation is a private one.
  var ownerPasswordPath: String?
  /// The roles' passwords by schema, as far as they are configured.
  let passwords: [String: String]
  /// Where the files `seal-keys-<schema>` are.
  let secretsPath: String
  let publicURL: String
  /// How its services are stopped, for the person who has to.
  let stopping: String

  func sealKeyPath(_ schema: String) -> String { "\(secretsPath)/seal-keys-\(schema)" }

  /// The keys of a schema's file; nil where there is no file.
  func sealKeys(_ schema: String) throws(ControlFailure) -> KeyFile? {
    let path = sealKeyPath(schema)
    guard FileSystem.exists(path) else { return nil }
    return try KeyFile(at: path)
  }
}

extension BackedInstallation {
  /// The installation under systemd that a configuration file of gatehousectl describes.
  init(configuration path: String) throws(ControlFailure) {
    let path = FileSystem.absolute(path)
    let folder = String(path.split(separator: "/").dropLast().map { "/\($0)" }.joined())
    let installation = InstallationFolder(folder)
    var source = try installation.source(path)
    let migration = MigrationConfiguration(&source)
    self.init(
      database: try failing { () throws(FileFailure) in try migration.administration() },
      passwords: try failing { () throws(FileFailure) in try migration.passwords() },
      secretsPath: installation.secretsPath,
      publicURL: InstallationConfiguration(&source).publicURL,
      stopping: "systemctl stop gatehouse.target"
    )
    ownerPasswordPath = migration.database.passwordFile?.path
  }

  /// A private installation, whose PostgreSQL runs.
  init(
    state: StateFolder,
    database: PostgresPool.Configuration
  ) throws(ControlFailure) {
    var passwords: [String: String] = [:]
    for schema in ServiceName.allCases.compactMap(\.schema) {
      passwords[schema] = try failing { () throws(FileFailure) in
        try SecretFile(path: state.passwordPath(schema: schema)).readPasswords().present
      }
    }
    self.init(
      database: database,
      passwords: passwords,
      secretsPath: state.secretsPath,
      publicURL: Self.publicURL(of: state),
      stopping: "deploy/stop"
    )
  }

  private static func publicURL(of state: StateFolder) -> String {
    do {
      var source = try ConfigurationSource.read(
        state.configurationPath(of: .gateway),
        isRequired: true,
        environment: [:]
      )
      return InstallationConfiguration(&source).publicURL
    } catch {
      // It was never started.
      return ""
    }
  }
}
