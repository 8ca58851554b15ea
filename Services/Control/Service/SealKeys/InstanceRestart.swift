internal import Domain
internal import GatehouseMessages
internal import OperatingSystem

/// How the instances of a service get what changed in their files.
enum InstanceRestart: Sendable {
  /// By systemd, one after the other: their sockets stay open, and no call is lost.
  case systemd
  /// By the supervisor of a private installation, which starts again what ends.
  case supervisor
  /// By the operator.
  case none

  func restart(_ instances: ServiceInstances) async throws(ControlFailure) {
    let service = instances.service.rawValue
    switch self {
    case .systemd:
      for unit in try await Self.units(of: service) {
        try Interruption.check()
        _ = try await Program(path: "/usr/bin/systemctl").output(["restart", unit])
      }
    case .supervisor:
      for reply in try await instances.describe().values {
        guard let process = reply.processId, process > 1 else { continue }
        try await Self.terminate(process)
      }
    case .none:
      Terminal().say("restart each instance of \(service) now, one after the other; waiting for it")
    }
  }

  /// Restarts each instance, and waits until none of the processes that ran before is left.
  func replaceAll(_ instances: ServiceInstances) async throws(ControlFailure) {
    // Also those that an interrupted run restarted: nothing tells which.
    let former = Set(try await instances.describe().values.compactMap(\.processId))
    try await restart(instances)
    try await instances.wait(for: "was restarted") { !former.contains($0.processId ?? 0) }
  }

  private static func units(of service: String) async throws(ControlFailure) -> [String] {
    let text = try await Program(path: "/usr/bin/systemctl").output([
      "list-units", "--plain", "--no-legend", "--state=active,activating,reloading",
      "gatehouse-\(service)@*.service",
    ])
    return text.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
  }

  private static func terminate(_ process: Int32) async throws(ControlFailure) {
    let tool = try await RunningTool(
      path: "/bin/sh",
      ["-c", "kill -TERM \"$1\"", "sh", "\(process)"],
      output: "/dev/null"
    )
    try await tool.finish { "" }
  }
}
