internal import OperatingSystem
internal import Runtime

/// The URL by which clients reach the installation, which no program can guess.
struct PublicURLStep: SetupStep {
  let title = "public URL"

  let folder: InstallationFolder
  /// What the operator gave; nil: the file's.
  let wanted: String?

  private static let example = "https://id.example.com"

  func missing() async throws(ControlFailure) -> [String] {
    let present = try present()
    if let wanted, wanted != present { return ["set public-url to \(wanted)"] }
    guard present == Self.example else { return [] }
    throw ControlFailure(
      """
      public-url in \(folder.sharedPath) is still the example's. Set it there to the URL by which clients \
      will reach this installation, or give --public-url. Tokens name it as their issuer: it should not \
      change later.
      """
    )
  }

  func perform() async throws(ControlFailure) {
    guard let wanted else { return }
    let text = try failing { () throws(FileFailure) in
      let file = try FileContents.read(folder.sharedPath, maxBytes: 1_048_576)
      return String(decoding: file.bytes, as: UTF8.self)
    }
    let changed = text.replacing(/("public-url"\s*:\s*)"[^"]*"/) { "\($0.output.1)\"\(wanted)\"" }
    guard changed != text else {
      throw ControlFailure("\(folder.sharedPath) has no public-url; add one")
    }
    try failing { () throws(FileFailure) in
      try FileContents.write(Array(changed.utf8), to: folder.sharedPath, mode: 0o644)
    }
  }

  private func present() throws(ControlFailure) -> String {
    var source = try folder.source(folder.controlPath)
    return source.string("public-url", default: Self.example)
  }
}
