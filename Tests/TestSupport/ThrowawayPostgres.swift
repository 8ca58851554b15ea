public import Postgres
internal import Synchronization

/// A PostgreSQL server of the tests' own: on a Unix socket in a temporary folder, gone with the
/// process that started it, however that process ends.
///
/// `shared()` is one server per test process; a test that stops or kills its server starts one for
/// itself with `start()`.
public final class ThrowawayPostgres: Sendable {
  /// The folder of the Unix socket; also the `host` of a configuration.
  public let folder: String

  private let guardian: PostgresGuardian
  private let templates: DatabaseTemplates
  /// The databases whose tests are over, until the guardian hears of them.
  private let unused = Mutex<[String]>([])

  private static let sharedServer = Task { try await start() }

  private init(folder: String, guardian: PostgresGuardian) {
    self.folder = folder
    self.guardian = guardian
    templates = DatabaseTemplates()
  }

  /// The server that all tests of this process share.
  public static func shared() async throws -> ThrowawayPostgres {
    try await sharedServer.value
  }

  /// Starts another server, which keeps so many of the newest databases in any case.
  public static func start(sparing newest: Int = 150) async throws -> ThrowawayPostgres {
    let guardian = try PostgresGuardian(sparing: newest)
    return ThrowawayPostgres(folder: try await guardian.greeting(), guardian: guardian)
  }

  /// Makes a database with the given services' roles, schemas and tables.
  ///
  /// The first call with a set of histories migrates; later ones copy the result. A database is dropped when
  /// many others have been made since, it has no connection and no copy of the value is left, unless it is to
  /// be kept. The value counts because a busy machine makes hundreds of databases before a test first
  /// connects to its own.
  public func makeDatabase(
    _ histories: Migrations...,
    isKept: Bool = false
  ) async throws -> TestDatabase {
    let template = try await templates.template(for: histories, on: self)
    let fresh = await templates.freshName()
    let name = isKept ? "kept_\(fresh)" : fresh
    let use = isKept ? nil : DatabaseUse(of: name, on: self)
    let over = unused.withLock { names in
      defer { names = [] }
      return names
    }
    if !over.isEmpty { try await guardian.perform("unused \(over.joined(separator: " "))") }
    try await createDatabase(name, copying: template)
    return TestDatabase(server: self, name: name, use: use)
  }

  fileprivate func noteUnused(_ name: String) {
    unused.withLock { $0.append(name) }
  }

  /// Makes an empty database, not even prepared for the services.
  ///
  /// It is kept also while it has no connection: other processes are often its users. In the database named
  /// `secured`, roles must prove their passwords.
  public func makeEmptyDatabase(named chosen: String? = nil) async throws -> TestDatabase {
    var name = "kept_\(await templates.freshName())"
    if let chosen { name = chosen }
    try await createDatabase(name, copying: "template0")
    return TestDatabase(server: self, name: name, use: nil)
  }

  /// A superuser's way into a database, which waits for as long as a busy machine may take.
  public func administration(of database: String = "postgres") -> PostgresPool.Configuration {
    Self.administration(in: folder, of: database)
  }

  /// A superuser's way into a database of the server that has its socket in a folder, for another
  /// process than the one that started it.
  public static func administration(
    in folder: String,
    of database: String = "postgres"
  ) -> PostgresPool.Configuration {
    PostgresPool.Configuration(
      host: folder,
      database: database,
      user: "postgres",
      leaseTimeout: patience,
      statementTimeout: patience,
      connectTimeout: patience
    )
  }

  /// Kills the server with SIGKILL and waits for its end.
  public func crash() async throws {
    try await guardian.perform("crash")
  }

  /// Stops the server in an orderly way, and closes all connections.
  public func stop() async throws {
    try await guardian.perform("stop")
  }

  /// Stops all processes of the server where they stand (SIGSTOP): it accepts, but never answers.
  public func freeze() async throws {
    try await guardian.perform("freeze")
  }

  /// Lets a frozen server go on.
  public func thaw() async throws {
    try await guardian.perform("thaw")
  }

  /// Starts the server again after `crash` or `stop`.
  public func restart() async throws {
    try await guardian.perform("start")
  }

  /// Restarts the server with TLS on a TCP port of localhost, which is returned and from now on also
  /// part of the socket's name; its certificate, which signs itself, is `server.crt` in the folder.
  public func listen() async throws -> Int {
    // The server cannot be asked for any free port, so one of many is tried: below those that
    // connections are given, of which other tests have thousands.
    let port = Int.random(in: 10_000..<32_768)
    try await guardian.perform("tls \(port)")
    return port
  }

  func createDatabase(_ name: String, copying template: String) async throws {
    try await guardian.perform("create \(name) \(template)")
  }
}

/// One database of a throw-away server.
public struct TestDatabase: Sendable {
  /// The server it is on.
  public let server: ThrowawayPostgres
  /// Its name.
  public let name: String
  /// Nil for one that is kept in any case.
  fileprivate let use: DatabaseUse?

  /// A superuser's configuration, for migrations and for looking behind a service's back.
  public var administration: PostgresPool.Configuration { server.administration(of: name) }

  /// The configuration of a service: connects as the role that owns the schema.
  public func configuration(schema: String) -> PostgresPool.Configuration {
    var configuration = administration
    configuration.user = DatabaseBootstrap.role(of: schema)
    configuration.maxSessions = 4
    return configuration
  }

  /// A service's pool: connects as the role that owns the schema.
  public func pool(schema: String) -> PostgresPool {
    PostgresPool(configuration(schema: schema))
  }

  /// A superuser's pool.
  public func administrationPool() -> PostgresPool {
    var configuration = administration
    configuration.maxSessions = 2
    return PostgresPool(configuration)
  }
}

/// What the copies of a database's value share: the last one tells that the database is no longer used.
private final class DatabaseUse: Sendable {
  private let name: String
  private let server: ThrowawayPostgres

  init(of name: String, on server: ThrowawayPostgres) {
    self.name = name
    self.server = server
  }

  deinit { server.noteUnused(name) }
}

/// Migrated databases to copy from.
actor DatabaseTemplates {
  private var names: [String: Task<String, any Error>] = [:]
  private var last = 0

  func freshName(prefix: String = "test") -> String {
    last += 1
    return "\(prefix)_\(last)"
  }

  func template(
    for histories: [Migrations],
    on server: ThrowawayPostgres
  ) async throws -> String {
    let key = histories.map { "\($0.schema):\($0.migrations.count)" }.joined(separator: " ")
    if let known = names[key] { return try await known.value }
    let name = freshName(prefix: "template")
    let task = Task {
      try await server.createDatabase(name, copying: "template0")
      let owner = server.administration(of: name)
      let schemas = histories.map { DatabaseBootstrap.Schema(name: $0.schema) }
      try await DatabaseBootstrap(schemas: schemas).apply(to: owner)
      for history in histories { try await history.apply(to: owner) }
      return name
    }
    names[key] = task
    return try await task.value
  }
}
