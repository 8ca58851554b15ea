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
    guard !name.service.isReachedByHTTP || name.instance != "1" else {
      throw ControlFailure(
        "gatehouse-gateway.socket would start gateway@1 again at the next connection; drain another "
          + "gateway, or stop gatehouse-gateway.socket, which refuses clients"
      )
    }
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
}
