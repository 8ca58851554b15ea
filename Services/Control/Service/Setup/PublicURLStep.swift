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
    try setting.write(wanted)
  }

  private func present() throws(ControlFailure) -> String {
    try setting.present() ?? Self.example
  }

  private var setting: SharedSetting { SharedSetting(folder: folder, key: "public-url") }
}
