internal import Domain
internal import OperatingSystem

/// Whether the units run, by the words of systemd and of the processes.
struct UnitsCheck: Check {
  let title = "units"

  var systemctl = Program(path: "/usr/bin/systemctl")
  /// Is there while systemd runs the machine (sd_booted(3)).
  var mark = "/run/systemd/system"

  func outcome() async -> CheckOutcome {
    guard FileSystem.exists(mark) else { return .skipped("systemd does not run this machine") }
    let needed =
      ["gatehouse.target"] + ServiceName.allCases.flatMap { [$0.socketUnit, $0.unit] }
    do throws(ControlFailure) {
      let output = try await systemctl.output(
        ["show", "--no-pager", "--property=\(UnitState.properties)"] + needed
          + ["gatehouse-*.service", "gatehouse-*.socket"]
      )
      var seen: Set<String> = []
      let states = UnitState.all(in: output).filter { seen.insert($0.name).inserted }
      return .findings(
        states.flatMap { unit in
          [Self.finding(unit, isNeeded: needed.contains(unit.name)), Self.sandboxFinding(unit)]
            .compactMap(\.self)
        }
      )
    } catch {
      return .findings([Finding(error, cure: "look whether systemd answers: systemctl status")])
    }
  }

  private static func finding(_ unit: UnitState, isNeeded: Bool) -> Finding? {
    let journal = "read why: journalctl -b -u \(unit.name) -p warning"
    guard unit.load != "not-found" else {
      guard isNeeded else { return nil }
      return Finding("there is no unit \(unit.name)", cure: "install the package again")
    }
    switch unit.active {
    case "active":
      guard unit.status.hasPrefix("not ready") else { return nil }
      return Finding(
        "\(unit.name): \(unit.status)",
        cure: journal,
        topic: FaultTopic.topic(ofStatus: unit.status)
      )
    case "failed":
      return Finding("\(unit.name) failed (\(unit.result))", cure: journal)
    case "activating", "reloading", "deactivating":
      let status = unit.status.isEmpty ? unit.sub : unit.status
      return Finding(
        "\(unit.name) is \(unit.active): \(status)",
        cure: journal,
        topic: FaultTopic.topic(ofStatus: status)
      )
    case let state:
      guard isNeeded else { return nil }
      return Finding("\(unit.name) is \(state)", cure: "systemctl enable --now gatehouse.target")
    }
  }

  /// Whether a drop-in has taken away what keeps a service that was taken over from the machine.
  private static func sandboxFinding(_ unit: UnitState) -> Finding? {
    // A socket's unit starts no program, and one that is not there has no settings.
    let isService = ServiceName.allCases.contains { unit.name.hasPrefix("\($0.executable)@") }
    guard isService, unit.name.hasSuffix(".service"), unit.load == "loaded" else { return nil }
    let missing = UnitState.sandbox.filter { unit[$0] == "no" }
    let isRoot = ["root", "0"].contains(unit["User"])
    guard !missing.isEmpty || isRoot else { return nil }
    let lacks = missing.map { "\($0)=no" } + (isRoot ? ["User=root"] : [])
    return Finding(
      "\(unit.name) runs without its sandbox: \(lacks.joined(separator: ", "))",
      cure:
        "see by which drop-in: systemctl cat \(unit.name); remove it, and run: systemctl daemon-reload; "
        + "systemctl restart \(unit.name)"
    )
  }
}

/// What systemd reports of a unit.
struct UnitState: Sendable {
  static let properties =
    (["Id", "LoadState", "ActiveState", "SubState", "Result", "StatusText", "User"] + sandbox)
    .joined(separator: ",")

  /// What each service's unit sets, and is "no" where nothing sets it (systemd.exec(5)).
  static let sandbox = [
    "NoNewPrivileges", "ProtectSystem", "ProtectHome", "PrivateTmp", "PrivateDevices",
    "ProtectClock",
    "ProtectKernelLogs", "ProtectKernelModules", "ProtectKernelTunables", "RestrictRealtime",
    "RestrictSUIDSGID", "LockPersonality", "MemoryDenyWriteExecute", "RemoveIPC",
  ]

  private let values: [Substring: Substring]

  var name: String { self["Id"] }
  var load: String { self["LoadState"] }
  var active: String { self["ActiveState"] }
  var sub: String { self["SubState"] }
  var result: String { self["Result"] }
  var status: String { self["StatusText"] }

  subscript(_ property: String) -> String { String(values[property[...]] ?? "") }

  /// The units that `systemctl show` printed: lines of `name=value`, an empty one between two units.
  static func all(in output: String) -> [UnitState] {
    output.split(separator: "\n\n").map { block in
      let pairs = block.split(separator: "\n").map {
        $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      }
      return UnitState(
        values: Dictionary(
          pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") },
          uniquingKeysWith: { first, _ in first }
        )
      )
    }
  }
}
