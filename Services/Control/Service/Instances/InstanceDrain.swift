internal import Domain
internal import OperatingSystem

/// Ends one instance while the others of its service go on.
struct InstanceDrain: Sendable {
  let name: InstanceName
  let observer: InstanceObserver
  /// Whether it no longer starts with the machine either.
  let isForGood: Bool
  let mayBeLast: Bool

  private static let systemctl = Program(path: "/usr/bin/systemctl")

  /// Returns when the instance has ended.
  func run() async throws(ControlFailure) {
    guard SystemManager.isRunning else {
      throw ControlFailure("there is no systemd here; what started the instance has to end it")
    }
    if let fault = Self.fault(of: name) { throw ControlFailure(fault) }
    let reports = await observer.reports(of: name.service)
    guard reports.contains(where: { $0.instance == name.instance }) else {
      throw ControlFailure("\(name.text) does not run")
    }
    let others = reports.filter { $0.instance != name.instance && $0.state == .ready }
    guard mayBeLast || !others.isEmpty else {
      throw ControlFailure(
        "no other instance of \(name.service.rawValue) is ready; start one, or give --last"
      )
    }
    StandardOutput.write("\(name.text) takes no more calls, and finishes those that it has\n")
    _ = try await Self.systemctl.output((isForGood ? ["disable", "--now"] : ["stop"]) + name.units)
    let back = isForGood ? "enable --now" : "start"
    StandardOutput.write(
      "\(name.text) has ended; back by: systemctl \(back) \(name.units.joined(separator: " "))\n"
    )
  }

  /// Why this instance cannot be drained: its socket would start it again; nil for any other instance.
  static func fault(of name: InstanceName) -> String? {
    guard name.service.isReachedByHTTP, name.instance == "1" else { return nil }
    let socket = name.service.socketUnit
    return "\(socket) would start \(name.text) again at the next connection; drain another "
      + "\(name.service.rawValue), or stop \(socket), which refuses clients"
  }
}
