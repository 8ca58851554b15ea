import Domain
import FoundationEssentials
import OperatingSystem
import Testing

/// An installation's files as the package and `gatehousectl setup` leave them, in a folder of a test's own,
/// and its processes.
struct InstalledFiles {
  let folder: String
  let metricsPort: Int

  /// Writes the examples of deploy/config and new secrets, for a database of a test's server.
  init(in folder: String, host: String, database: String) throws {
    self.folder = folder
    metricsPort = Int.random(in: 10_000..<32_768)
    try Directory.make("\(folder)/secrets", mode: 0o700)
    try write(
      "gatehouse",
      """
      {"public-url": "https://id.example.com", "run-directory": "\(folder)/run",
       "database": {"host": "\(host)", "name": "\(database)"}}
      """
    )
    try write("gatehousectl", #"{"database": {"user": "postgres"}}"#)
    try writeSecret("database-owner", "unused")
    try writeSecret("ticket-keys", Self.key())
    for service in ServiceName.allCases {
      // The users exist where the package is installed; the test's server asks for no password.
      let text = try read("\(Executables.checkout)/deploy/config/\(service.rawValue).json")
        .replacing(/"gatehouse-[a-z-]+"/, with: "\"root\"")
        .replacing(/"password-file": "database-password",\s*/, with: "")
        .replacing("9464", with: "\(metricsPort)")
        // Tests run beside each other: with fixed ports only one of them would have its services.
        .replacing(/"listen-port": [0-9]+/, with: "\"listen-port\": 0")
      try write(service.rawValue, text)
      guard let schema = service.schema else { continue }
      try writeSecret("database-\(schema)", "unused")
      try writeSecret("seal-keys-\(schema)", Self.key())
    }
  }

  /// A line of a file of keys.
  static func key() -> String {
    let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max) }
    return "1:" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  func write(_ name: String, _ text: String) throws {
    try FileContents.write(Array(text.utf8), to: "\(folder)/\(name).json", mode: 0o644)
  }

  func writeSecret(_ name: String, _ line: String) throws {
    try FileContents.write(Array("\(line)\n".utf8), to: "\(folder)/secrets/\(name)", mode: 0o600)
  }

  /// Changes the text of a configuration.
  func edit(_ name: String, _ change: (String) -> String) throws {
    try write(name, change(try read("\(folder)/\(name).json")))
  }

  func read(_ path: String) throws -> String {
    String(decoding: try FileContents.read(path, maxBytes: 1_000_000).bytes, as: UTF8.self)
  }

  func migrate() async throws -> String {
    try await Executables.run(
      "gatehousectl",
      ["migrate", "--config", "\(folder)/gatehousectl.json"]
    )
    .output
  }

  /// Starts a service with its credentials, as its unit does.
  func start(
    _ service: ServiceName,
    environment: [String: String] = [:]
  ) async throws
    -> ChildProcess
  {
    let credentials = "\(folder)/credentials-\(service.rawValue)"
    try Directory.make(credentials, mode: 0o700)
    if let schema = service.schema {
      for (name, secret) in [("seal-keys", "seal-keys-\(schema)"), ("ticket-keys", "ticket-keys")] {
        let text = try read("\(folder)/secrets/\(secret)")
        try FileContents.write(Array(text.utf8), to: "\(credentials)/\(name)", mode: 0o400)
      }
    }
    var specification = ChildProcess.Specification(
      path: try Executables.path(service.executable),
      arguments: ["--config", "\(folder)/\(service.rawValue).json"],
      outputPath: "\(folder)/log-\(service.rawValue)"
    )
    specification.environment = environment.merging(["CREDENTIALS_DIRECTORY": credentials]) {
      given,
      _ in given
    }
    return try await ChildProcess.start(specification)
  }

  func isReady(_ service: ServiceName) throws -> Bool {
    let log = "\(folder)/log-\(service.rawValue)"
    return FileSystem.exists(log) ? try read(log).contains("message=ready") : false
  }

  /// What `gatehousectl check` finds, by the part.
  struct Report: Decodable {
    struct Part: Decodable {
      struct Fault: Decodable {
        let cause: String
        let cure: String
      }
      let part: String
      let faults: [Fault]?
    }
    let sound: Bool
    let parts: [Part]

    /// The causes and cures of a part's faults.
    func faults(_ part: String) -> [String] {
      (parts.first { $0.part == part }?.faults ?? []).map { "\($0.cause); cure: \($0.cure)" }
    }
  }

  func check() async throws -> Report {
    let (exit, output) = try await Executables.run(
      "gatehousectl",
      ["check", "--folder", folder, "--json"]
    )
    // What takes long is told between, by the other stream.
    let line = output.split(separator: "\n").last { $0.hasPrefix("{") } ?? ""
    let report = try JSONDecoder().decode(Report.self, from: Data(line.utf8))
    #expect(exit == .code(report.sound ? 0 : 1))
    return report
  }
}
