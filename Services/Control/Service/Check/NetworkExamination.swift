internal import Domain
internal import OperatingSystem

/// Whether the units let those services out to the network whose files name something there, and no other.
struct NetworkExamination: Examination {
  let title = "network"

  let step: NetworkStep
  /// Is there while systemd runs the machine (sd_booted(3)).
  var mark = "/run/systemd/system"

  func outcome() async -> ExaminationOutcome {
    guard FileSystem.exists(mark) else { return .skipped("systemd does not run this machine") }
    do throws(ControlFailure) {
      return .findings(try step.changes().compactMap(finding))
    } catch {
      return .skipped(error.description)
    }
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
