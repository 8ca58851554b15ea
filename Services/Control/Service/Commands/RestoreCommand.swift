internal import ArgumentParser
internal import OperatingSystem

/// Restores a backup into this or another installation.
struct RestoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Restores a backup into this or another installation.",
    discussion: """
      Stop the services first. The backup's digests, versions and sealing keys are checked before anything \
      is changed; the database changes in one transaction. When it was interrupted, run it again. \
      Sessions and codes of before the restore are good no more, because the backup does not know what \
      was revoked after it was made.
      """
  )

  @OptionGroup var options: BackupOptions

  @Flag(help: "Remove what the database holds.")
  var replace = false

  @Flag(
    help: """
      Let sessions, codes and temporary credentials go on; what was revoked since the backup is good again.
      """
  )
  var keepSessions = false

  @Flag(help: "Check and say what would be done, and do nothing.")
  var dryRun = false

  @Argument(help: "The folder or file that `gatehousectl backup` made.")
  var backup: String

  func run() async throws {
    let (options, path) = (options, FileSystem.absolute(backup))
    let (replaces, keepsSessions, isDry) = (replace, keepSessions, dryRun)
    let passphrase = try options.passphrase()
    try await Interruption.guarding { () throws(ControlFailure) in
      try await InstallationServer.use(options, making: true) {
        (installation) throws(ControlFailure) in
        let place = try RestoreWork(on: installation.database)
        defer { place.end() }
        try await RestoreRun(
          installation: installation,
          backup: try await OpenedBackup(path, work: place.folder),
          passphrase: passphrase,
          replaces: replaces,
          keepsSessions: keepsSessions,
          isDry: isDry
        ).run()
      }
    }
  }
}
