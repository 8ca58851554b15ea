internal import ArgumentParser
internal import Domain
internal import OperatingSystem
internal import Runtime

/// Makes a backup of the database and, if wanted, of its sealing keys.
struct BackupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Writes the database into a folder or file, with what a restore checks.",
    discussion: """
      Services go on. The database is worth nothing without its sealing keys: they are in the backup only \
      with --passphrase-file. Otherwise keep copies of the files seal-keys-… of the folder of secrets \
      somewhere else. An interrupted backup leaves nothing under its name.
      """
  )

  @OptionGroup var options: BackupOptions

  @Argument(help: "What to make: a file where the name ends in .tar, else a folder.")
  var target: String

  func run() async throws {
    let (options, target) = (options, FileSystem.absolute(target))
    let passphrase = try options.passphrase()
    try await Interruption.guarding { () throws(ControlFailure) in
      try await InstallationServer.use(options, making: false) {
        (installation) throws(ControlFailure) in
        let manifest = try await BackupRun(
          installation: installation,
          target: target,
          passphrase: passphrase,
          now: SystemClock().now()
        ).run()
        print(Self.text(manifest, target, installation))
      }
    }
  }

  private static func text(
    _ manifest: BackupManifest,
    _ target: String,
    _ installation: BackedInstallation
  ) -> String {
    var lines = ["\(target): backup \(manifest.id) of \(manifest.madeAt)"]
    for schema in manifest.schemas {
      let keys = schema.sealKeys.map { "\($0.id) (\($0.fingerprint.prefix(16)))" }
      lines.append(
        "  \(schema.name): migration \(schema.migration), sealing keys "
          + keys.joined(separator: ", ")
      )
    }
    if manifest.holdsKeys {
      lines.append(
        "It HOLDS the sealing keys, encrypted under the passphrase. Keep that elsewhere."
      )
    } else {
      lines.append(
        """
        It holds NO sealing keys. Without them nothing in it can be read: keep copies of \
        \(installation.secretsPath)/seal-keys-* in another place, or use --passphrase-file.
        """
      )
    }
    return lines.joined(separator: "\n")
  }
}
