internal import ArgumentParser
internal import OperatingSystem
internal import Runtime

/// Which installation is backed up or restored.
struct BackupOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The state folder of a private installation.", valueName: "dir")
  )
  var state: String?

  @Option(
    help: ArgumentHelp(
      """
      gatehousectl.json of an installation under systemd; its sealing keys are in the folder `secrets` \
      beside it.
      """,
      valueName: "file"
    )
  )
  var config = "/etc/gatehouse/gatehousectl.json"

  @Option(
    help: ArgumentHelp(
      "A file with the passphrase that the sealing keys in the backup are encrypted with.",
      valueName: "file"
    )
  )
  var passphraseFile: String?

  /// The passphrase; nil where no file is named.
  func passphrase() throws(ControlFailure) -> [UInt8]? {
    guard let passphraseFile else { return nil }
    let text = try failing { () throws(FileFailure) in
      try SecretFile(path: passphraseFile).readLine()
    }
    guard text.utf8.count >= 16 else {
      throw ControlFailure(
        "\(passphraseFile): a passphrase needs 16 characters; make one with: openssl rand -base64 24"
      )
    }
    return Array(text.utf8)
  }
}
