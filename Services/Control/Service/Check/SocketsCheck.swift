internal import Domain
internal import OperatingSystem

/// Whether each service's socket is there, open to the processes that call it, and to no other user.
struct SocketsCheck: Check {
  static let title = "sockets"
  var title: String { Self.title }

  let runDirectory: String

  /// The group of the processes that call others.
  static let callers = "gatehouse-callers"

  func outcome() async -> CheckOutcome {
    .findings(
      ServiceName.allCases.filter { !$0.rpcServices.isEmpty }.flatMap { service in
        findings(of: service).map { Finding($0.cause, cure: $0.cure, topic: .sockets(service)) }
      }
    )
  }

  private func findings(of service: ServiceName) -> [Finding] {
    let folder = "\(runDirectory)/\(service.rawValue)"
    // The service with it: systemd makes no socket anew while its service runs.
    let restart = "systemctl restart \(service.socketUnit) \(service.unit)"
    guard let status = FileStatus(of: folder) else {
      return [Finding("\(folder): No such file or directory", cure: restart)]
    }
    var findings: [Finding] = []
    if status.mode & 0o022 != 0 {
      findings.append(
        Finding(
          "\(folder) has mode \(String(status.mode, radix: 8)): another user could put a socket there",
          cure: "chmod 755 \(folder)"
        )
      )
    }
    let sockets = Directory.names(in: folder).filter { $0.hasSuffix(".sock") }
    if sockets.isEmpty { findings.append(Finding("\(folder) has no socket", cure: restart)) }
    return findings + sockets.flatMap { Self.finding("\(folder)/\($0)", restart: restart) }
  }

  private static func finding(_ path: String, restart: String) -> [Finding] {
    guard let status = FileStatus(of: path) else { return [] }
    guard status.kind == .socket else {
      return [Finding("\(path) is no socket", cure: "remove it, and run: \(restart)")]
    }
    let mode = String(status.mode, radix: 8)
    if status.mode & 0o007 != 0 {
      return [Finding("\(path) has mode \(mode): every user can connect to it", cure: restart)]
    }
    // Without the group the services are of one user, as a developer runs them.
    guard let group = UserGroup.id(of: callers) else { return [] }
    guard status.group == group, status.mode & 0o060 == 0o060 else {
      return [
        Finding("\(path) has mode \(mode) and is not open to the group \(callers)", cure: restart)
      ]
    }
    return []
  }
}
