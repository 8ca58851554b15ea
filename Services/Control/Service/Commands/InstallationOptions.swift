internal import ArgumentParser
internal import OperatingSystem

/// Which installation a command is about.
struct InstallationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The state folder of a private installation.", valueName: "dir")
  )
  var state = ".gatehouse"

  @Option(
    help: ArgumentHelp(
      "The folder of the services' sockets; for an installation under systemd: /run/gatehouse.",
      valueName: "dir"
    )
  )
  var runDirectory: String?

  /// The file of the key that events are sealed by; nil for an installation under systemd, whose
  /// operator keeps it elsewhere.
  var privateSealKeyPath: String? {
    runDirectory == nil ? StateFolder(state).eventSealKeyPath : nil
  }

  /// The folder of the services' sockets.
  func resolvedRunDirectory() throws(ControlFailure) -> String {
    if let runDirectory { return FileSystem.absolute(runDirectory) }
    return try RunDirectory(recordedIn: StateFolder(state)).path
  }
}
