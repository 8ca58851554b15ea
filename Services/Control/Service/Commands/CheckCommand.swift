internal import ArgumentParser
internal import Domain
internal import OperatingSystem
internal import Runtime

/// Examines an installation and names each fault with its cure.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Examines an installation, and names each fault with its cure.",
    discussion: """
      Looks at the configurations, the secrets, the certificate, the database, the clocks, the disks, the \
      units, their network, the addresses of users, the certificates of outside providers, the sockets and what each process says of itself, and makes \
      a signed call that is refused. It changes nothing but the list of refusals. Ends with code 1 where \
      anything is wrong. Run it as root: the secrets are root's alone.
      """
  )

  @Option(
    help: ArgumentHelp("The folder of the configurations and secrets.", valueName: "dir")
  )
  var folder = InstallationFolder.usualPath

  @Flag(help: "Write one JSON object in place of text.")
  var json = false

  func run() async throws {
    let installation = InstallationFolder(FileSystem.absolute(folder))
    guard FileSystem.exists(installation.sharedPath) || FileSystem.exists(installation.controlPath)
    else {
      throw ControlFailure(
        "\(installation.path) has no configuration; install the package, or name its folder by --folder"
      )
    }
    var parts: [CheckReport.Part] = []
    for check in checks(of: installation) {
      let outcome = await LongWork.tell(on: check.title) {
        await check.outcome()
      }
      parts.append(CheckReport.Part(title: check.title, outcome: outcome))
    }
    let report = CheckReport(parts: parts)
    StandardOutput.write(json ? report.json : report.text)
    guard report.isSound else { throw ExitCode.failure }
  }

  private func checks(of folder: InstallationFolder) -> [any Check] {
    let clock = SystemClock()
    let programs = FileSystem.executablePath.split(separator: "/").dropLast()
      .joined(separator: "/")
    let runDirectory = folder.runDirectory
    return [
      ConfigurationCheck(folder: folder, programs: "/\(programs)"),
      AgreementCheck(folder: folder),
      SecretsCheck(folder: folder),
      CertificateCheck(folder: folder, clock: clock),
      DatabaseChecks(folder: folder, clock: clock),
      DiskCheck(paths: DiskCheck.usualPaths + [folder.path]),
      UnitsCheck(),
      NetworkCheck(step: NetworkStep(folder: folder)),
      AddressesCheck(folder: folder, clock: clock),
      ProtectionCheck(folder: folder, clock: clock),
      RequestRatesCheck(folder: folder),
      SocketsCheck(runDirectory: runDirectory),
      ProvidersCheck(runDirectory: runDirectory, clock: clock),
      ReadinessCheck(folder: folder, runDirectory: runDirectory, clock: clock),
      SignedCallCheck(folder: folder, clock: clock),
    ]
  }
}
