internal import Domain
internal import OperatingSystem

/// Whether the units let those services out to the network whose files name something there, and no other.
struct NetworkCheck: Check {
  let title = "network"

  let step: NetworkStep
  /// Is there while systemd runs the machine (sd_booted(3)).
  var mark = "/run/systemd/system"

  func outcome() async -> CheckOutcome {
    guard FileSystem.exists(mark) else { return .skipped("systemd does not run this machine") }
    do throws(ControlFailure) {
      let findings = try step.changes().compactMap(finding)
      return findings.isEmpty ? .sound(try note()) : .findings(findings)
    } catch {
      return .skipped(error.description)
    }
  }

  /// What is open, and why.
  private func note() throws(ControlFailure) -> String {
    let reasons = try step.reasons()
    guard !reasons.isEmpty else { return "no file names anything outside, and no service goes out" }
    return reasons.map { service, keys in
      "\(service.rawValue) goes out for \(keys.joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  private func finding(_ change: NetworkStep.Change) -> Finding? {
    let cure = "gatehousectl setup --network-only"
    let name = change.service.rawValue
    switch (isWanted: change.text != nil, isOpen: change.isOpen) {
    case (true, false):
      let reasons = change.reasons.joined(separator: ", ")
      return Finding(
        "\(step.folder.path(of: change.service)) names something outside (\(reasons)), and the unit keeps "
          + "\(name) from the network",
        cure: cure
      )
    case (false, true):
      return Finding(
        "the unit lets \(name) out to the network, and its file names nothing outside",
        cure: cure
      )
    // Open for other reasons than the drop-in tells.
    case (true, true), (false, false): return nil
    }
  }
}
