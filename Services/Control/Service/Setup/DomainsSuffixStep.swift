/// What the hosts of pools' domains end with, where an operator wants them.
struct DomainsSuffixStep: SetupStep {
  let title = "domains"

  /// What the operator gave; nil: the file's, or none.
  let wanted: String?
  private let setting: SharedSetting

  init(folder: InstallationFolder, wanted: String?) {
    self.wanted = wanted
    setting = SharedSetting(folder: folder, key: "domains-suffix")
  }

  func missing() async throws(ControlFailure) -> [String] {
    guard let wanted, try wanted != setting.present() else { return [] }
    return [
      "set domains-suffix to \(wanted): DNS must lead *.\(wanted) to the gateway, and the certificate must be "
        + "for those names too"
    ]
  }

  func perform() async throws(ControlFailure) {
    guard let wanted else { return }
    try setting.write(wanted)
  }
}
