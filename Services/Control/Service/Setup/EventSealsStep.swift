internal import Domain
internal import OperatingSystem

/// The seals by which changed and removed events are found.
struct EventSealsStep: SetupStep {
  let title = "event seals"

  let folder: InstallationFolder
  let runDirectory: String

  private var keyPath: String { "\(folder.secretsPath)/event-seals" }

  private var seals: EventSeals { EventSeals(runDirectory: runDirectory, keyPath: keyPath) }

  // The services say it, not the key: the operator may have moved that away, as the message below asks.
  func missing() async throws(ControlFailure) -> [String] {
    let unsealed: [ServiceName]
    do throws(ControlFailure) {
      unsealed = try await seals.unsealed()
    } catch {
      // Nothing runs yet.
      return ["begin to seal events by a key in \(keyPath), unless they are sealed"]
    }
    guard !unsealed.isEmpty else { return [] }
    return ["begin to seal the events of \(names(unsealed)) by a key in \(keyPath)"]
  }

  func perform() async throws(ControlFailure) {
    let unsealed = try await seals.unsealed()
    guard !unsealed.isEmpty else { return }
    // A second key would verify a part of the events, and the first one the others.
    guard unsealed == EventSeals.services || FileSystem.exists(keyPath) else {
      throw ControlFailure(
        """
        the events of \(names(unsealed)) are not sealed yet, and those of the other services are, by a \
        key that is not here: put it back into \(keyPath), and repeat
        """
      )
    }
    _ = try await seals.begin()
    print("  move \(keyPath) to another machine: it verifies events, and forges them")
  }

  private func names(_ services: [ServiceName]) -> String {
    services.map(\.rawValue).joined(separator: ", ")
  }
}
