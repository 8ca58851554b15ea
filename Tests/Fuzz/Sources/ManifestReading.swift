@testable internal import ControlService

/// Reads what a backup says of itself.
enum ManifestReading {
  static func read(_ bytes: [UInt8]) {
    guard let manifest = try? BackupManifest(json: bytes, of: "manifest.json") else { return }
    // Its texts are printed where an operator reads them.
    for text in [
      manifest.product, manifest.madeAt, manifest.publicURL, manifest.owner, manifest.id,
    ] {
      precondition(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
    guard let written = try? manifest.encoded(),
      let again = try? BackupManifest(json: written, of: "manifest.json")
    else { preconditionFailure("a manifest that was read cannot be written") }
    precondition(again == manifest)
  }
}
