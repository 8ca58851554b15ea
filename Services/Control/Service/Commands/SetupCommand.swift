internal import ArgumentParser
internal import Domain
internal import OperatingSystem
internal import Runtime

/// From the installed package to services that run.
struct SetupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "setup",
    abstract: "Prepares an installation under systemd and starts it.",
    discussion: """
      Makes the secrets in /etc/gatehouse/secrets, the database with its roles and schemas, and the first \
      access key, lets those services out to the network whose files name something there, and enables \
      gatehouse.target. What is there already stays as it is: it is safe to \
      repeat, also after an interruption or an upgrade.
      """
  )

  @Option(
    help: ArgumentHelp(
      "The URL by which clients reach the installation; kept in gatehouse.json.",
      valueName: "url"
    )
  )
  var publicURL: String?

  @Option(
    help: ArgumentHelp(
      "What the hosts of user pools' domains end with, such as auth.example.com; kept in gatehouse.json.",
      valueName: "host"
    )
  )
  var domainsSuffix: String?

  @Flag(
    help: "Only let the services out to the network that their files name, or keep them from it."
  )
  var networkOnly = false

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  func validate() throws {
    if let domainsSuffix, !HostName.isValid(domainsSuffix.lowercased()) {
      throw ValidationError("--domains-suffix must be a host name such as auth.example.com")
    }
    guard let publicURL else { return }
    let isURL = publicURL.hasPrefix("https://") || publicURL.hasPrefix("http://")
    guard isURL,
      publicURL.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\"") })
    else {
      throw ValidationError("--public-url must be a URL that begins with https:// or http://")
    }
  }

  func run() async throws {
    guard UserAccount.current.isRoot else {
      throw ControlFailure("setup writes to /etc and starts services; run it as root")
    }
    let folder = InstallationFolder()
    guard FileSystem.exists(folder.sharedPath) else {
      throw ControlFailure("\(folder.sharedPath) is missing; install the package, or deploy/config")
    }
    let network = NetworkStep(folder: folder)
    guard !networkOnly else { return try await take(network) }
    var source = try folder.source(folder.gatewayPath)
    let runDirectory = ProcessConfiguration(&source).runDirectory
    let steps: [any SetupStep] = [
      PublicURLStep(folder: folder, wanted: publicURL),
      DomainsSuffixStep(folder: folder, wanted: domainsSuffix?.lowercased()),
      SecretsStep(folder: folder),
      DatabaseStep(folder: folder), MigrationStep(folder: folder), network,
      TargetStep(folder: folder),
      EventSealsStep(folder: folder, runDirectory: runDirectory),
      AccessKeyStep(
        channel: OperatorChannel(runDirectory: runDirectory, service: .identityFederation)
      ),
    ]
    for step in steps { try await take(step) }
    guard !dryRun else { return }
    print("Gatehouse runs. How to look after it: /usr/share/doc/gatehouse/operating/README.md")
  }

  private func take(_ step: any SetupStep) async throws(ControlFailure) {
    let missing = try await step.missing()
    guard !missing.isEmpty else {
      print("\(step.title): done already")
      return
    }
    for sentence in missing { print("\(step.title): \(dryRun ? "would " : "")\(sentence)") }
    guard !dryRun else { return }
    try await step.perform()
  }
}
