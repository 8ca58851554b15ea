internal import Domain
internal import OperatingSystem
internal import Runtime

/// The network of the services whose configuration names something outside.
///
/// As installed a unit lets its service nowhere but to Unix sockets. Which services have to go out is
/// known from their files alone, so a drop-in beside each unit opens it, and is removed with its reason.
struct NetworkStep: SetupStep {
  let title = "network"

  let folder: InstallationFolder
  var unitsPath = "/etc/systemd/system"

  private static let systemctl = Program(path: "/usr/bin/systemctl")
  private static let fileName = "gatehouse-network.conf"

  func missing() async throws(ControlFailure) -> [String] {
    try changes().map { change in
      change.text == nil
        ? "keep gatehouse-\(change.service.rawValue) from the network again"
        : "let gatehouse-\(change.service.rawValue) out to the network"
    }
  }

  func perform() async throws(ControlFailure) {
    let changes = try changes()
    for change in changes { try write(change) }
    _ = try await Self.systemctl.output(["daemon-reload"])
    let units = changes.map { "\($0.service.executable)@*.service" }
    _ = try await Self.systemctl.output(["try-restart"] + units)
  }

  /// A drop-in that is not as the service's file wants it.
  struct Change: Sendable {
    let service: ServiceName
    /// What the file names outside.
    let reasons: [String]
    /// The drop-in; nil: it has no reason to be there.
    let text: String?
    /// Whether there is one now.
    let isOpen: Bool
  }

  /// The drop-ins that are missing, or there without a reason or for other ones.
  func changes() throws(ControlFailure) -> [Change] {
    var changes: [Change] = []
    for (service, reasons) in try named() {
      let wanted = Self.text(of: service, for: reasons)
      let present = present(path(of: service))
      guard wanted != present else { continue }
      changes.append(
        Change(service: service, reasons: reasons, text: wanted, isOpen: present != nil)
      )
    }
    return changes
  }

  /// The services whose files name something outside, and the keys that do.
  func reasons() throws(ControlFailure) -> [(service: ServiceName, keys: [String])] {
    try named().filter { !$0.keys.isEmpty }
  }

  private func named() throws(ControlFailure) -> [(service: ServiceName, keys: [String])] {
    var named: [(service: ServiceName, keys: [String])] = []
    for service in ServiceName.allCases where FileSystem.exists(folder.path(of: service)) {
      let source = try folder.source(folder.path(of: service))
      named.append((service, NetworkDependencies.of(service, source)))
    }
    return named
  }

  private func write(_ change: Change) throws(ControlFailure) {
    let path = path(of: change.service)
    guard let text = change.text else {
      Directory.remove(path)
      return
    }
    try failing { () throws(FileFailure) in
      try Directory.makeWithParents(self.folder(of: change.service), mode: 0o755)
      try FileContents.write(Array(text.utf8), to: path, mode: 0o644)
    }
  }

  private func folder(of service: ServiceName) -> String {
    "\(unitsPath)/\(service.executable)@.service.d"
  }

  private func path(of service: ServiceName) -> String {
    "\(folder(of: service))/\(Self.fileName)"
  }

  private func present(_ path: String) -> String? {
    do throws(FileFailure) {
      return String(decoding: try FileContents.read(path, maxBytes: 65_536).bytes, as: UTF8.self)
    } catch {
      return nil
    }
  }

  /// The drop-in, which names its reasons.
  private static func text(of service: ServiceName, for reasons: [String]) -> String? {
    guard !reasons.isEmpty else { return nil }
    return """
      # By gatehousectl setup, for \(reasons.joined(separator: ", ")).
      [Service]
      RestrictAddressFamilies=AF_INET AF_INET6
      PrivateNetwork=no
      IPAddressDeny=

      """
  }
}
