internal import ArgumentParser
internal import OperatingSystem
internal import Runtime

/// Which installation a command is about.
struct InstallationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The state folder of a private installation.", valueName: "dir")
  )
  var state = ".gatehouse"

  @Option(
    help: ArgumentHelp(
      """
      The folder of the services' sockets. Where there is no state folder it is that of the \
      installation under systemd.
      """,
      valueName: "dir"
    )
  )
  var runDirectory: String?

  /// The file of the key that events are sealed by; nil for an installation under systemd, whose
  /// operator keeps it elsewhere.
  var privateSealKeyPath: String? {
    runDirectory == nil ? StateFolder(state).eventSealKeyPath : nil
  }

  /// Whether the installation is a private one, which has a state folder.
  var isPrivate: Bool { runDirectory == nil && FileSystem.exists(state) }

  /// The folder of the services' sockets.
  func resolvedRunDirectory() throws(ControlFailure) -> String {
    if let runDirectory { return FileSystem.absolute(runDirectory) }
    if !FileSystem.exists(state), let installed = try Self.installedRunDirectory() {
      return installed
    }
    return try RunDirectory(recordedIn: StateFolder(state)).path
  }

  /// The folder that /etc/gatehouse names; nil where nothing is installed.
  private static func installedRunDirectory() throws(ControlFailure) -> String? {
    let folder = InstallationFolder()
    guard FileSystem.exists(folder.sharedPath) else { return nil }
    var source = try folder.source(folder.controlPath)
    return ProcessConfiguration(&source).runDirectory
  }
}
