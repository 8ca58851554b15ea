public import OperatingSystem
public import Postgres

/// Where a service's database is and as which role it connects.
public struct DatabaseConfiguration: Sendable {
  /// Host name, address, or the folder of a Unix socket; several with commas between them.
  public let host: String

  /// The server's port.
  public let port: Int

  /// The database's name.
  public let name: String

  /// The role.
  public let user: String

  /// The file of the role's password; nil if PostgreSQL authenticates the peer otherwise.
  public let passwordFile: SecretFile?

  /// How the password may be proved to the server.
  public let passwordExchange: PostgresPool.PasswordExchange

  /// What protects the connection to the server.
  public let tls: PostgresPool.TLS

  /// What stands between the process and the server.
  public let pooler: PostgresPool.Pooler

  /// The schema that the process works in; nil for the installation's owner.
  public let schema: String?

  /// The maximum number of connections of this process.
  public let maxSessions: Int

  /// The words of the key `tls`.
  private enum Mode: String, CaseIterable {
    case off
    case require
    case verifyFull = "verify-full"
  }

  /// Debian's file of the authorities it trusts (package ca-certificates).
  private static let systemAuthorities = "/etc/ssl/certs/ca-certificates.crt"

  /// Reads the keys below `database`; the role is the schema's own unless said otherwise.
  public init(_ source: inout ConfigurationSource, schema: String) {
    self.init(&source, schema: schema, role: schema)
  }

  /// Reads the keys for the installation's owner, who prepares all schemas.
  public init(owner source: inout ConfigurationSource) {
    self.init(&source, schema: nil, role: "owner")
  }

  private init(_ source: inout ConfigurationSource, schema: String?, role: String) {
    self.schema = schema
    host = source.string("database", "host", default: "/var/run/postgresql")
    port = source.integer("database", "port", default: 5432, in: 1...65_535)
    name = source.string("database", "name", default: "gatehouse")
    user = source.string("database", "user", default: "gatehouse_\(role)")
    for (key, value) in [("host", host), ("name", name), ("user", user)]
    where value.contains("://") || value.contains("=") {
      // A connection string may hold a password, and would be quoted where it is refused.
      source.report(["database", key], "must not be a connection string")
    }
    passwordFile = source.secretFile("database", "password-file", default: nil)
    passwordExchange = source.choice(
      "database",
      "password-exchange",
      default: PostgresPool.PasswordExchange.scram
    )
    // A connection that leaves the machine is protected unless the operator decides otherwise.
    let mode = source.choice(
      "database",
      "tls",
      default: Self.staysOnMachine(host) ? Mode.off : .verifyFull
    )
    let authorities = source.optionalString("database", "ca-file")
    switch mode {
    case .off: tls = .disable
    case .require: tls = .require
    case .verifyFull: tls = .verifyFull(authorities: authorities ?? Self.systemAuthorities)
    }
    if authorities != nil, mode != .verifyFull {
      // It would look like a check without being one.
      source.report(["database", "ca-file"], "is used by tls verify-full alone")
    }
    pooler = source.choice("database", "pooler", default: .none)
    if schema == nil, pooler != .none {
      source.report(
        ["database", "pooler"],
        "must be none for the owner, who migrates in a session: name PostgreSQL itself as database.host"
      )
    }
    maxSessions = source.integer("database", "maximum-sessions", default: 16, in: 1...1000)
  }

  /// How to connect; the password is read now.
  public func poolConfiguration(
    applicationName: String
  ) throws(FileFailure) -> PostgresPool.Configuration {
    try poolConfiguration(applicationName: applicationName, passwordFile: passwordFile)
  }

  /// How to connect with a password that another file has.
  public func poolConfiguration(
    applicationName: String,
    passwordFile: SecretFile?
  ) throws(FileFailure) -> PostgresPool.Configuration {
    let passwords = try passwordFile?.readPasswords()
    var configuration = PostgresPool.Configuration(
      host: host,
      port: port,
      database: name,
      user: user,
      password: passwords?.present,
      passwordExchange: passwordExchange,
      tls: tls,
      pooler: pooler,
      maxSessions: maxSessions,
      schema: schema,
      applicationName: applicationName
    )
    configuration.nextPassword = passwords?.next
    return configuration
  }

  /// Whether each host is a Unix socket's folder or this machine's loopback.
  private static func staysOnMachine(_ hosts: String) -> Bool {
    hosts.split(separator: ",").map { $0.drop(while: \.isWhitespace) }.allSatisfy { host in
      host.hasPrefix("/") || ["localhost", "127.0.0.1", "::1"].contains(host)
    }
  }
}
