extension PostgresPool {
  /// What protects a connection over TCP (libpq's `sslmode`).
  ///
  /// The modes that fall back to plain text are left out, because an attacker on the way can force
  /// the fallback.
  public enum TLS: Sendable, Equatable {
    /// Nothing: an attacker on the way reads and changes everything.
    case disable
    /// Encryption alone: an attacker on the way can still pose as the server.
    case require
    /// The server proves its host name by a certificate of one of the authorities in this PEM file.
    case verifyFull(authorities: String)
  }

  /// What the server may ask for when it asks for the password (libpq's `require_auth`).
  public enum PasswordExchange: String, Sendable, CaseIterable {
    /// SCRAM alone (RFC 7677): a server that is not the right one learns nothing of the password.
    case scram = "scram-sha-256"
    /// Also the password itself, or its MD5 sum: what listens in the server's place can have it.
    case any
  }

  /// What stands between this process and the server.
  public enum Pooler: String, Sendable, CaseIterable {
    /// Nothing, or what passes bytes on: a connection is a session of the server.
    case none
    /// PgBouncer with `pool_mode = transaction`, or its like: each transaction may meet another session.
    ///
    /// What a session would keep is then avoided: prepared statements, settings by connection, LISTEN.
    /// The settings are those of the role, which `DatabaseBootstrap` gives it.
    case transaction
  }

  /// Where the database is, and how much of it a process may use.
  public struct Configuration: Sendable {
    /// Host name, address, or the folder of a Unix socket; several with commas between them, of which
    /// the one that takes writes is used.
    public var host: String
    /// The servers' port; also part of a Unix socket's name.
    public var port: Int
    /// The database's name.
    public var database: String
    /// The role to connect as.
    public var user: String
    /// The role's password; nil if the server authenticates the peer otherwise.
    public var password: String?
    /// The password that the role may have by now; nil where it is not being replaced.
    public var nextPassword: String?
    /// How the password may be proved.
    public var passwordExchange: PasswordExchange
    /// What protects the connection to the server; a Unix socket needs nothing.
    public var tls: TLS
    /// What stands between this process and the server.
    public var pooler: Pooler
    /// The maximum number of connections of this pool.
    public var maxSessions: Int
    /// The maximum number of callers that wait for a session; further ones are refused at once.
    public var maxWaiters: Int
    /// The maximum time that a caller waits for a session.
    public var leaseTimeout: Duration
    /// The maximum time that a statement runs.
    public var statementTimeout: Duration
    /// The maximum time for making a connection.
    public var connectTimeout: Duration
    /// The schema in which names without one are looked up; nil leaves that to the role's settings.
    public var schema: String?
    /// What the server shows in `pg_stat_activity`.
    public var applicationName: String

    /// Makes a configuration; everything but the address has a default.
    public init(
      host: String,
      port: Int = 5432,
      database: String,
      user: String,
      password: String? = nil,
      passwordExchange: PasswordExchange = .scram,
      tls: TLS = .disable,
      pooler: Pooler = .none,
      maxSessions: Int = 16,
      maxWaiters: Int = 4096,
      leaseTimeout: Duration = .seconds(2),
      statementTimeout: Duration = .seconds(5),
      connectTimeout: Duration = .seconds(2),
      schema: String? = nil,
      applicationName: String = "gatehouse"
    ) {
      self.host = host
      self.port = port
      self.database = database
      self.user = user
      self.password = password
      self.passwordExchange = passwordExchange
      self.tls = tls
      self.pooler = pooler
      self.maxSessions = maxSessions
      self.maxWaiters = maxWaiters
      self.leaseTimeout = leaseTimeout
      self.statementTimeout = statementTimeout
      self.connectTimeout = connectTimeout
      self.schema = schema
      self.applicationName = applicationName
    }

    /// Each of the hosts, in the order in which they were given.
    var hosts: [String] {
      host.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
    }
  }
}
