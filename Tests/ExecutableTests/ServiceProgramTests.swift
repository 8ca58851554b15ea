import OperatingSystem
import TestSupport
import Testing

@Suite("A service's process")
struct ServiceProgramTests {
  /// A service that starts without its database, which is then only not ready.
  private func configuration(in folder: String) throws -> String {
    let keys = "\(folder)/keys"
    let key = String(repeating: "0f", count: 32)
    try FileContents.write(Array("1:\(key)\n".utf8), to: keys, mode: 0o600)
    let text = """
      {
        "run-directory": "\(folder)/run", "database": {"host": "/nonexistent"},
        "seal-key-file": "\(keys)"
      }
      """
    let file = "\(folder)/config.json"
    try FileContents.write(Array(text.utf8), to: file, mode: 0o600)
    return file
  }

  @Test("it reports readiness, life and its end to the service manager, and removes its socket")
  func notifications() async throws {
    try await Executables.withFolder { folder in
      let notify = "\(folder)/notify"
      let reports = try NotifySocket(path: notify)
      let file = try configuration(in: folder)
      var specification = ChildProcess.Specification(
        path: try Executables.path("gatehouse-device-registry"),
        arguments: ["--config", file],
        outputPath: "\(folder)/log"
      )
      specification.environment = ["NOTIFY_SOCKET": notify, "WATCHDOG_USEC": "100000"]
      let child = try await ChildProcess.start(specification)
      let socket = "\(folder)/run/device-registry/1.sock"
      var heard: [String] = []
      while heard.last != "STOPPING=1" {
        heard.append(try await reports.next())
        if heard.count == 3 {
          #expect(FileSystem.exists(socket))
          child.signal(15)
        }
      }
      #expect(heard.starts(with: ["READY=1", "WATCHDOG=1", "WATCHDOG=1"]))
      #expect(await child.waitForExit() == .code(0))
      #expect(!FileSystem.exists(socket))
    }
  }

  @Test("a second instance of the same name is refused while the first answers")
  func sameInstance() async throws {
    try await Executables.withFolder { folder in
      let file = try configuration(in: folder)
      let first = try await ChildProcess.start(
        ChildProcess.Specification(
          path: try Executables.path("gatehouse-device-registry"),
          arguments: ["--config", file],
          outputPath: "\(folder)/log"
        )
      )
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
