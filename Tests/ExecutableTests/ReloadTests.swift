import Cryptography
import OperatingSystem
import TestSupport
import Testing

@Suite("A reload")
struct ReloadTests {
  private static let hangUp: Int32 = 1

  private func text(of path: String) throws -> String {
    String(decoding: try FileContents.read(path, maxBytes: 4_000_000).bytes, as: UTF8.self)
  }

  /// Runs a gateway without services, which listens and is not ready, until the body is done.
  private func withGateway(
    _ folder: String,
    tls: Bool = false,
    environment: [String: String] = [:],
    _ body: (ChildProcess) async throws -> Void
  ) async throws {
    var specification = ChildProcess.Specification(
      path: try Executables.path("gatehouse-gateway"),
      arguments: ["--config", "\(folder)/gateway.json"],
      outputPath: "\(folder)/log"
    )
    specification.environment = environment
    try write(folder, logLevel: "info", tls: tls)
    let child = try await ChildProcess.start(specification)
    try await until { try text(of: "\(folder)/log").contains("listener=metrics") }
    try await body(child)
    child.signal(15)
    #expect(await child.waitForExit() == .code(0))
  }

  private func write(_ folder: String, logLevel: String, tls: Bool = false) throws {
    let files = """
      "tls": {"certificate-file": "\(folder)/certificate", "private-key-file": "\(folder)/key"},
      """
    let text = """
      {"run-directory": "\(folder)/run", "listen-port": 0, "metrics-port": 0, \(tls ? files : "")
       "log-level": "\(logLevel)"}
      """
    try FileContents.write(Array(text.utf8), to: "\(folder)/gateway.json", mode: 0o600)
  }

  private func write(_ certificate: TestCertificate, _ folder: String) throws {
    try FileContents.write(certificate.chain, to: "\(folder)/certificate", mode: 0o644)
    try FileContents.write(certificate.key, to: "\(folder)/key", mode: 0o600)
  }

  @Test("takes the level of the log over; a configuration that cannot be read changes nothing")
  func logLevel() async throws {
    try await Executables.withFolder { folder in
      let log = "\(folder)/log"
      try await withGateway(folder) { child in
        try write(folder, logLevel: "notice")
        child.signal(Self.hangUp)
        try await until { try text(of: log).contains("message=reloaded") }
        #expect(try text(of: log).contains("level=notice service=gateway message=reloaded"))
        try write(folder, logLevel: "loud")
        child.signal(Self.hangUp)
        try await until { try text(of: log).contains("it stays as it was") }
        let refused = try #require(
          try text(of: log).split(separator: "\n").first { $0.contains("it stays as it was") }
        )
        #expect(refused.contains("level=error"))
        #expect(refused.contains("log-level: must be one of"))
      }
      // Its last word is told by the level info, which is no longer written.
      #expect(!(try text(of: log).contains("message=stopped")))
    }
  }

  @Test("is told to the service manager from its begin to its end, once the process is ready")
  func notifications() async throws {
    let server = try await ThrowawayPostgres.shared()
    let database = try await server.makeEmptyDatabase()
    try await Executables.withFolder { folder in
      let place = "\"host\": \"\(server.folder)\", \"name\": \"\(database.name)\""
      let files = [
        "gatehousectl": #"{"database": {\#(place), "user": "postgres"}}"#,
        "service": """
        {"run-directory": "\(folder)/run", "database": {\(place)}, "seal-key-file": "\(folder)/keys"}
        """,
      ]
      for (name, text) in files {
        try FileContents.write(Array(text.utf8), to: "\(folder)/\(name).json", mode: 0o600)
      }
      let key = Hex.encode((0..<32).map { UInt8($0) })
      try FileContents.write(Array("1:\(key)\n".utf8), to: "\(folder)/keys", mode: 0o600)
      let migrated = try await Executables.run(
        "gatehousectl",
        ["migrate", "--config", "\(folder)/gatehousectl.json"]
      )
      #expect(migrated.exit == .code(0), "\(migrated.output)")
      let reports = try NotifySocket(path: "\(folder)/notify")
      var specification = ChildProcess.Specification(
        path: try Executables.path("gatehouse-device-registry"),
        arguments: ["--config", "\(folder)/service.json"],
        outputPath: "\(folder)/log"
      )
      specification.environment = ["NOTIFY_SOCKET": "\(folder)/notify"]
      let child = try await ChildProcess.start(specification)
      while try await reports.next() != "READY=1" {}
      child.signal(Self.hangUp)
      var heard = ""
      while !heard.hasPrefix("RELOADING=1") { heard = try await reports.next() }
      // By it the manager tells one reload from another (sd_notify(3)).
      let micros = heard.split(separator: "\n").last?.split(separator: "=")
      #expect(micros?.first == "MONOTONIC_USEC")
      #expect(micros?.last.flatMap { Int64($0) } ?? 0 > 0)
      while try await reports.next() != "READY=1" {}
      child.signal(15)
      #expect(await child.waitForExit() == .code(0))
    }
  }

  @Test("takes the certificate over, which is done without one too; a broken one is told")
  func certificate() async throws {
    try await Executables.withFolder { folder in
      let log = "\(folder)/log"
      func replacements() throws -> Int {
        try text(of: log).matches(of: /the certificate was replaced/).count
      }
      try write(.first, folder)
      try await withGateway(folder, tls: true) { child in
        try write(.second, folder)
        child.signal(Self.hangUp)
        try await until { try replacements() == 1 }
        // The files are looked at by themselves.
        try write(.first, folder)
        try await until { try replacements() == 2 }
        try write(.ended, folder)
        child.signal(Self.hangUp)
        try await until { try text(of: log).contains("the old one stays") }
        let line = try #require(
          try text(of: log).split(separator: "\n").first { $0.contains("the old one stays") }
        )
        #expect(line.contains("level=error"))
        #expect(line.contains("ended at 2021-01-01"))
      }
    }
  }
}
