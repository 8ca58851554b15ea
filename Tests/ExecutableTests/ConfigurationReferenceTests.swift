import Domain
import OperatingSystem
import Testing

@Suite("The configuration reference")
struct ConfigurationReferenceTests {
  private static let path = "\(Executables.checkout)/deploy/config/REFERENCE.md"

  @Test("is what the programs say that they read, each key with a meaning")
  func current() async throws {
    let (exit, output) = try await Executables.run("gatehousectl", ["configuration"])
    #expect(exit == .code(0), "\(output)")
    #expect(!output.contains("MEANING MISSING"), "add it to ConfigurationMeanings.swift")
    let document = try FileContents.read(Self.path, maxBytes: 1_000_000).bytes
    #expect(
      output == String(decoding: document, as: UTF8.self),
      "run: gatehousectl configuration > deploy/config/REFERENCE.md"
    )
    for service in ServiceName.allCases {
      #expect(output.contains("\n## \(service.rawValue).json\n"))
    }
  }

  @Test("has each key that an unknown one is told with", arguments: ServiceName.allCases)
  func complete(service: ServiceName) async throws {
    let document = String(
      decoding: try FileContents.read(Self.path, maxBytes: 1_000_000).bytes,
      as: UTF8.self
    )
    try await Executables.withFolder { folder in
      let file = "\(folder)/config.json"
      try FileContents.write(Array(#"{"unheard-of": 1}"#.utf8), to: file, mode: 0o600)
      let (exit, output) = try await Executables.run(
        service.executable,
        ["--config", file, "--check-config"]
      )
      #expect(exit == .code(1))
      let line = try #require(output.split(separator: "\n").first { $0.contains("known keys: ") })
      let keys = try #require(line.split(separator: ": ").last).split(separator: ", ")
      #expect(keys.count > 5)
      for key in keys { #expect(document.contains("\n| `\(key)` |"), "\(key)") }
    }
  }
}
