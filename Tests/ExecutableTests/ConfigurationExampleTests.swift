import FoundationEssentials
import OperatingSystem
import Testing

@Suite("Configuration examples")
struct ConfigurationExampleTests {
  private static let services = [
    "authentication", "device-registry", "gateway", "identity-federation", "token-issuance",
  ]

  /// The users of the examples exist where the package is installed, not where it is tested.
  private func text(of example: String) throws -> String {
    let path = "\(Executables.checkout)/deploy/config/\(example).json"
    let bytes = try FileContents.read(path, maximumBytes: 65_536).bytes
    return String(decoding: bytes, as: UTF8.self)
      .replacing("\"gatehouse-gateway\"", with: "\"root\"")
      .replacing("\"gatehouse-authentication\"", with: "\"root\"")
  }

  @Test("an example of deploy/config is accepted by its executable", arguments: services)
  func accepted(service: String) async throws {
    let text = try text(of: service)
    let (exit, output) = try await Executables.withFolder { folder in
      let file = "\(folder)/config.json"
      try FileContents.write(Array(text.utf8), to: file, mode: 0o600)
      return try await Executables.run(
        "gatehouse-\(service)",
        ["--config", file, "--check-config"]
      )
    }
    #expect(exit == .code(0), "\(output)")
    #expect(output == "gatehouse-\(service): the configuration is valid\n")
  }

  @Test("the example of gatehousectl is accepted by migrate")
  func acceptedByMigrate() async throws {
    let (exit, output) = try await Executables.run(
      "gatehousectl",
      [
        "migrate", "--config", "\(Executables.checkout)/deploy/config/gatehousectl.json",
        "--check-config",
      ]
    )
    #expect(exit == .code(0), "\(output)")
  }

  @Test("an unknown key is refused by every executable", arguments: services)
  func refused(service: String) async throws {
    let text = try text(of: service).replacing("\"region\"", with: "\"regoin\"")
    let (exit, output) = try await Executables.withFolder { folder in
      let file = "\(folder)/config.json"
      try FileContents.write(Array(text.utf8), to: file, mode: 0o600)
      return try await Executables.run(
        "gatehouse-\(service)",
        ["--config", file, "--check-config"]
      )
    }
    #expect(exit == .code(1))
    #expect(output.contains("regoin: unknown key"))
    #expect(output.contains("known keys: "))
  }

  @Test("a configuration file that is named but missing is an error")
  func missing() async throws {
    let (exit, output) = try await Executables.run(
      "gatehouse-gateway",
      ["--config", "/nonexistent.json", "--check-config"]
    )
    #expect(exit == .code(1))
    #expect(output.contains("/nonexistent.json: No such file or directory"))
  }
}
