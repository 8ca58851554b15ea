internal import OperatingSystem

/// The seals by which changed and removed events are found.
struct EventSealsStep: SetupStep {
  let title = "event seals"

  let folder: InstallationFolder
  let runDirectory: String

  private var keyPath: String { "\(folder.secretsPath)/event-seals" }

  func missing() async throws(ControlFailure) -> [String] {
    // The operator may have moved the key away, as the message below asks.
    FileSystem.exists("\(keyPath).begun")
      ? [] : ["begin to seal events by a key in \(keyPath)"]
  }

  func perform() async throws(ControlFailure) {
    _ = try await EventSeals(runDirectory: runDirectory, keyPath: keyPath).begin()
    try failing { () throws(FileFailure) in
      try FileContents.write([], to: "\(keyPath).begun", mode: 0o600)
    }
    print("  move \(keyPath) to another machine: it verifies events, and forges them")
  }
}
