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

  /// The folder of the services' sockets.
  func resolvedRunDirectory() throws(ControlFailure) -> String {
    if let runDirectory { return FileSystem.absolute(runDirectory) }
    return try RunDirectory(recordedIn: StateFolder(state)).path
  }
}
