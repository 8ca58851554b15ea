public import OperatingSystem
public import Postgres

/// Where a service's database is and as which role it connects.
public struct DatabaseConfiguration: Sendable {
  /// Host name, address, or the folder of a Unix socket.
  public let host: String

  /// The server's port.
  public let port: Int

  /// The database's name.
  public let name: String

  /// The role.
  public let user: String

  /// The file of the role's password; nil where PostgreSQL knows the peer otherwise.
  public let passwordFile: SecretFile?

  /// The most connections this process opens.
  public let maximumSessions: Int

  /// Reads the keys below `database`; the role is the schema's own unless said otherwise.
  public init(_ source: inout ConfigurationSource, schema: String) {
    host = source.string("database", "host", default: "/var/run/postgresql")
    port = source.integer("database", "port", default: 5432, in: 1...65_535)
    name = source.string("database", "name", default: "gatehouse")
    user = source.string("database", "user", default: "gatehouse_\(schema)")
    passwordFile = source.secretFile("database", "password-file", default: nil)
    maximumSessions = source.integer("database", "maximum-sessions", default: 16, in: 1...1000)
  }

  /// How to connect; the password is read now.
  public func poolConfiguration(
    applicationName: String
  ) throws(FileFailure) -> PostgresPool.Configuration {
    PostgresPool.Configuration(
      host: host,
      port: port,
      database: name,
      user: user,
      password: try passwordFile?.readLine(),
      maximumSessions: maximumSessions,
      applicationName: applicationName
    )
  }
}
