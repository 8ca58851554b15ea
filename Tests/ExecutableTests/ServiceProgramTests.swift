import Cryptography
import Glibc
import OperatingSystem
import TestSupport
import Testing

@Suite("A service's process")
struct ServiceProgramTests {
  /// A configuration of the device registry, which starts without its database and is then not
  /// ready.
  private func configuration(
    in folder: String,
    database: String = #"{"host": "/nonexistent"}"#,
    key: String = "0f"
  ) throws -> String {
    let keys = "\(folder)/keys-\(key)"
    let bytes = key + (1..<32).map { Hex.encode([UInt8($0)]) }.joined()
    try FileContents.write(Array("1:\(bytes)\n".utf8), to: keys, mode: 0o600)
    let text = """
      {"run-directory": "\(folder)/run", "database": \(database), "seal-key-file": "\(keys)"}
      """
    let file = "\(folder)/config-\(key).json"
    try FileContents.write(Array(text.utf8), to: file, mode: 0o600)
    return file
  }

  /// The `database` of a configuration, and what migrates it.
  private func emptyDatabase(
    on server: ThrowawayPostgres? = nil
  ) async throws -> (value: String, migrate: () async throws -> Void) {
    let shared = try await ThrowawayPostgres.shared()
    let database = try await (server ?? shared).makeEmptyDatabase()
    let server = "\"host\": \"\(database.server.folder)\", \"name\": \"\(database.name)\""
    return (
      "{\(server)}",
      {
        try await Executables.withFolder { folder in
          let file = "\(folder)/config.json"
          let text = "{\"database\": {\(server), \"user\": \"postgres\"}}"
          try FileContents.write(Array(text.utf8), to: file, mode: 0o600)
          let (exit, output) = try await Executables.run(
            "gatehousectl",
            ["migrate", "--config", file]
          )
          #expect(exit == .code(0), "\(output)")
        }
      }
    )
  }

  private func start(
    _ file: String,
    of program: String = "gatehouse-device-registry",
    log: String,
    environment: [String: String] = [:]
  ) async throws -> ChildProcess {
    var specification = ChildProcess.Specification(
      path: try Executables.path(program),
      arguments: ["--config", file],
      outputPath: log
    )
    specification.environment = environment
    return try await ChildProcess.start(specification)
  }

  private func text(of path: String) -> String {
    do throws(FileFailure) {
      let bytes = try FileContents.read(path, maxBytes: 1_000_000).bytes
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      return ""
    }
  }

  @Test("it reports readiness, life and its end to the service manager, and removes its socket")
  func notifications() async throws {
    let database = try await emptyDatabase()
    try await database.migrate()
    try await Executables.withFolder { folder in
      let notify = "\(folder)/notify"
      let reports = try NotifySocket(path: notify)
      let child = try await start(
        try configuration(in: folder, database: database.value),
        log: "\(folder)/log",
        environment: ["NOTIFY_SOCKET": notify, "WATCHDOG_USEC": "100000"]
      )
      let socket = "\(folder)/run/device-registry/1.sock"
      var heard: [String] = []
      while heard.last != "READY=1" {
        heard.append(try await reports.next())
      }
      #expect(FileSystem.exists(socket))
      while heard.last != "WATCHDOG=1" {
        heard.append(try await reports.next())
      }
      child.signal(15)
      while heard.last != "STOPPING=1" {
        heard.append(try await reports.next())
      }
      #expect(await child.waitForExit() == .code(0))
      #expect(!FileSystem.exists(socket))
    }
  }

  @Test("it takes no call and is not called ready before its database is migrated, then it is")
  func unmigrated() async throws {
    // Its own server: roles are not a database's, and other tests make this one's.
    let database = try await emptyDatabase(on: try await ThrowawayPostgres.start())
    try await Executables.withFolder { folder in
      let log = "\(folder)/log"
      // Without a service manager: under one a start has a limit, which a busy machine may exceed.
      let child = try await start(
        try configuration(in: folder, database: database.value),
        log: log
      )
      let socket = "\(folder)/run/device-registry/1.sock"
      try await until { text(of: log).contains("message=\"not ready\"") }
      #expect(!FileSystem.exists(socket))
      #expect(!text(of: log).contains("message=ready"))
      try await database.migrate()
      try await until { text(of: log).contains("message=ready") }
      #expect(FileSystem.exists(socket))
      child.signal(15)
      #expect(await child.waitForExit() == .code(0))
      let lines = text(of: log).split(separator: "\n")
      let unready = lines.filter { $0.contains("message=\"not ready\"") }
      // The role is missing first; it is there a moment before its tables are.
      #expect(
        unready.first?.contains("role \\\"gatehouse_device_registry\\\" does not exist") == true
      )
      #expect(unready.allSatisfy { $0.contains("gatehousectl migrate") }, "\(unready)")
      #expect(Set(unready.map { $0.drop { $0 != " " } }).count == unready.count)
      #expect(lines.count { $0.contains("message=ready") } == 1)
    }
  }

  @Test("an instance with another seal key than the one that runs is refused by name")
  func foreignKey() async throws {
    let database = try await emptyDatabase()
    try await database.migrate()
    try await Executables.withFolder { folder in
      let socket = "\(folder)/run/device-registry/1.sock"
      let first = try await start(
        try configuration(in: folder, database: database.value),
        log: "\(folder)/log-1"
      )
      try await until { FileSystem.exists(socket) }
      let second = try await start(
        try configuration(in: folder, database: database.value, key: "0e"),
        log: "\(folder)/log-2",
        environment: ["GATEHOUSE_INSTANCE": "2"]
      )
      let cause = "key 1 in seal-key-file is not the key 1 with which rows of the schema"
      try await until { text(of: "\(folder)/log-2").contains(cause) }
      #expect(!FileSystem.exists("\(folder)/run/device-registry/2.sock"))
      for child in [second, first] {
        child.signal(15)
        #expect(await child.waitForExit() == .code(0))
      }
      #expect(!text(of: "\(folder)/log-2").contains("message=ready"))
      #expect(!text(of: "\(folder)/log-2").contains("0e0e"))
    }
  }

  @Test("the gateway is ready only when its services are, and names the one that is not")
  func gatewayAlone() async throws {
    try await Executables.withFolder { folder in
      let notify = "\(folder)/notify"
      let reports = try NotifySocket(path: notify)
      let file = "\(folder)/config.json"
      let text = "{\"run-directory\": \"\(folder)/run\", \"listen-port\": 0, \"metrics-port\": 0}"
      try FileContents.write(Array(text.utf8), to: file, mode: 0o600)
      let child = try await start(
        file,
        of: "gatehouse-gateway",
        log: "\(folder)/log",
        environment: ["NOTIFY_SOCKET": notify]
      )
      #expect(
        try await reports.next().hasPrefix(
          "STATUS=not ready: the service authentication cannot be used: unavailable: no instance"
        )
      )
      child.signal(15)
      #expect(await child.waitForExit() == .code(0))
      #expect(!self.text(of: "\(folder)/log").contains("message=ready"))
    }
  }

  @Test("for the journal each line begins with its priority")
  func journal() async throws {
    try await Executables.withFolder { folder in
      let log = "\(folder)/log"
      try FileContents.write([], to: log, mode: 0o600)
      var status = stat()
      #expect(stat(log, &status) == 0)
      let environment = ["JOURNAL_STREAM": "\(status.st_dev):\(status.st_ino)"]
      let child = try await start(try configuration(in: folder), log: log, environment: environment)
      try await until { text(of: log).contains("not ready") }
      child.signal(15)
      #expect(await child.waitForExit() == .code(0))
      let lines = text(of: log).split(separator: "\n")
      #expect(lines.first?.hasPrefix("<6>time=") == true)
      for line in lines {
        #expect(line.hasPrefix(line.contains("level=error") ? "<3>time=" : "<6>time="), "\(line)")
      }
      // What is told before there is a log has its priority too, on each line.
      let refused = try await start("/nonexistent.json", log: log, environment: environment)
      #expect(await refused.waitForExit() == .code(1))
      let told = text(of: log).split(separator: "\n").dropFirst(lines.count)
      #expect(told.count == 2)
      #expect(told.allSatisfy { $0.hasPrefix("<3>") })
    }
  }

  @Test("no thread asks for a higher priority than the process has, but that of the timers")
  func threadPriorities() async throws {
    let database = try await emptyDatabase()
    try await database.migrate()
    try await Executables.withFolder { folder in
      let child = try await start(
        try configuration(in: folder, database: database.value),
        log: "\(folder)/log"
      )
      try await until { FileSystem.exists("\(folder)/run/device-registry/1.sock") }
      var raised: [Int] = []
      for thread in Directory.names(in: "/proc/\(child.processID)/task") {
        let stat = text(of: "/proc/\(child.processID)/task/\(thread)/stat")
        // proc(5): the nice value is the nineteenth field, the seventeenth after the name.
        guard let fields = stat.split(separator: ")").last?.split(separator: " "),
          fields.count > 16, let nice = Int(fields[16])
        else { continue }
        if nice < 0 { raised.append(nice) }
      }
      #expect(raised.isEmpty || raised == [-4])
      child.signal(15)
      #expect(await child.waitForExit() == .code(0))
    }
  }

  @Test("a second instance of the same name is refused while the first answers")
  func sameInstance() async throws {
    let database = try await emptyDatabase()
    try await database.migrate()
    try await Executables.withFolder { folder in
      let file = try configuration(in: folder, database: database.value)
      let first = try await start(file, log: "\(folder)/log")
      try await until { FileSystem.exists("\(folder)/run/device-registry/1.sock") }
      let second = try await Executables.run("gatehouse-device-registry", ["--config", file])
      #expect(second.exit == .code(1))
      #expect(second.output.contains("in use by another process"))
      first.signal(15)
      #expect(await first.waitForExit() == .code(0))
    }
  }

  @Test("a secret file that others may read is refused by its name")
  func openSecret() async throws {
    try await Executables.withFolder { folder in
      let key = "\(folder)/keys"
      try FileContents.write(Array("1:00\n".utf8), to: key, mode: 0o644)
      let file = "\(folder)/config.json"
      let text = "{\"run-directory\": \"\(folder)/run\", \"seal-key-file\": \"\(key)\"}"
      try FileContents.write(Array(text.utf8), to: file, mode: 0o600)
      let (exit, output) = try await Executables.run(
        "gatehouse-token-issuance",
        ["--config", file]
      )
      #expect(exit == .code(1))
      #expect(output.contains("\(key): holds a secret but other users have rights on it"))
    }
  }
}
