import FoundationEssentials
import Testing

@testable import ControlService

@Suite("The manifest of a backup")
struct BackupManifestTests {
  private static func manifest(
    _ change: (inout BackupManifest) -> Void = { _ in }
  ) -> BackupManifest {
    var manifest = BackupManifest(
      id: "00112233445566778899aabbccddeeff",
      product: "1.0",
      madeAt: "2026-11-23T10:00:00Z",
      madeAtUnixMillis: 1,
      publicURL: "https://id.example.com",
      server: 150_004,
      owner: "gatehouse",
      schemas: [],
      files: []
    )
    change(&manifest)
    return manifest
  }

  private static func read(_ manifest: BackupManifest) throws -> BackupManifest {
    try BackupManifest(json: try manifest.encoded(), of: "m")
  }

  @Test("is read as it was written; one of a newer format is refused")
  func form() throws {
    #expect(try Self.read(Self.manifest()) == Self.manifest())
    #expect(throws: ControlFailure.self) { try Self.read(Self.manifest { $0.format = 2 }) }
    #expect(throws: ControlFailure.self) { try BackupManifest(json: [], of: "m") }
  }

  @Test(
    "does not control the terminal of the operator who looks at it",
    arguments: [\BackupManifest.id, \.product, \.madeAt, \.publicURL, \.owner]
      as [any WritableKeyPath<BackupManifest, String> & Sendable]
  )
  func texts(member: any WritableKeyPath<BackupManifest, String> & Sendable) throws {
    for character in ["\u{1B}[2J", "\r", "\u{9B}1m"] {
      #expect(
        throws: ControlFailure(
          "m is not the manifest of a backup: a text of it has control characters"
        )
      ) {
        try Self.read(Self.manifest { $0[keyPath: member] += character })
      }
    }
  }
}
