internal import OperatingSystem
internal import Postgres

/// PostgreSQL's own programs for dumps: those of the server's version, or newer ones.
struct PostgresTools: Sendable {
  private let folder: String
  private let environment: [String: String]

  /// Finds programs that work with a server of this version (150004 is 15.4).
  init(server: Int, _ database: PostgresPool.Configuration) throws(ControlFailure) {
    let major = server / 10_000
    let known = Directory.names(in: "/usr/lib/postgresql").compactMap { Int($0) }.sorted()
    let fitting = known.first {
      $0 >= major && FileSystem.isExecutable("/usr/lib/postgresql/\($0)/bin/pg_dump")
    }
    guard let fitting else {
      throw ControlFailure(
        "pg_dump of PostgreSQL \(major) or newer is needed for this server; run: "
          + "apt-get install postgresql-client-\(major)"
      )
    }
    folder = "/usr/lib/postgresql/\(fitting)/bin"
    environment = Self.environment(database)
  }

  /// What to start; the output goes to a file of its own.
  func start(
    _ program: String,
    _ arguments: [String],
    output: String
  ) async throws(ControlFailure) -> RunningTool {
    try await RunningTool(
      path: "\(folder)/\(program)",
      arguments,
      environment: environment,
      output: output
    )
  }

  /// libpq's variables; other users see a program's arguments, and not these.
  private static func environment(_ database: PostgresPool.Configuration) -> [String: String] {
    var environment = [
      "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
      "PGHOST": database.host, "PGPORT": "\(database.port)", "PGDATABASE": database.database,
      "PGUSER": database.user, "PGAPPNAME": "gatehousectl backup",
      "PGOPTIONS": "-c statement_timeout=0 -c lock_timeout=30s",
    ]
    environment["PGPASSWORD"] = database.password
    if database.host.contains(",") { environment["PGTARGETSESSIONATTRS"] = "read-write" }
    switch database.tls {
    case .disable: environment["PGSSLMODE"] = "disable"
    case .require: environment["PGSSLMODE"] = "require"
    case .verifyFull(let authorities):
      environment["PGSSLMODE"] = "verify-full"
      environment["PGSSLROOTCERT"] = authorities
    }
    return environment
  }
}

/// A program of the system while it runs; it ends with this process.
struct RunningTool: Sendable {
  private let child: ChildProcess
  private let path: String
  private let output: String

  init(
    path: String,
    _ arguments: [String],
    environment: [String: String] = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"],
    output: String
  ) async throws(ControlFailure) {
    var specification = ChildProcess.Specification(
      path: path,
      arguments: arguments,
      outputPath: output
    )
    specification.environment = environment
    specification.parentDeathSignal = StopSignal.kill
    child = try await starting(specification)
    self.path = path
    self.output = output
  }

  /// Waits for its end and prints every two seconds what goes on; ends it when the task is cancelled.
  @discardableResult
  func finish(_ progress: @Sendable () -> String) async throws(ControlFailure) -> String {
    let clock = ContinuousClock()
    var told = clock.now
    while child.exit == nil {
      guard !Task.isCancelled else {
        await stop()
        throw ControlFailure("interrupted")
      }
      await sleepUnlessCancelled(.milliseconds(20))
      guard clock.now - told > .seconds(2) else { continue }
      Terminal().say(progress())
      told = clock.now
    }
    let text = self.text
    guard child.exit == .code(0) else {
      throw ControlFailure("\(path) failed (\(await child.waitForExit())):\n\(text)")
    }
    return text
  }

  /// Ends it at once.
  func stop() async {
    child.signal(StopSignal.kill)
    _ = await child.waitForExit()
  }

  var hasEnded: Bool { child.exit != nil }

  /// The end of what it said.
  private var text: String {
    do throws(FileFailure) {
      return String(decoding: try FileContents.readEnd(output, maxBytes: 4096), as: UTF8.self)
    } catch {
      return ""
    }
  }
}
