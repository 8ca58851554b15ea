internal import ArgumentParser
internal import Domain
internal import OperatingSystem

/// The processes of an installation.
struct InstancesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "instances",
    abstract: "The running instances of the services.",
    subcommands: [List.self, Drain.self],
    defaultSubcommand: List.self
  )

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Lists the instances: since when, which version, calls and load.",
      discussion: """
        Calls are counted since the instance's start. Calls in a second and the share of a processor \
        are measured, which takes a second. Fails where an instance is not ready.
        """
    )

    @OptionGroup var installation: InstallationOptions

    @Flag(help: "One JSON object a line.")
    var json = false

    func run() async throws {
      let reports = await (try installation.instances()).reports()
      let lines = json ? try reports.map { try $0.json() } : InstanceReport.table(reports)
      StandardOutput.write(lines.map { $0 + "\n" }.joined())
      guard reports.allSatisfy({ $0.state == .ready }) else { throw ExitCode.failure }
    }
  }

  struct Drain: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Ends an instance without losing a call.",
      discussion: """
        It takes no more calls, finishes those that it has, and ends; the other instances of its \
        service go on. For an installation under systemd.
        """
    )

    @OptionGroup var installation: InstallationOptions

    @Argument(help: ArgumentHelp("As in authentication@2.", valueName: "service@instance"))
    var name: InstanceName

    @Flag(help: "Also keeps it from starting with the machine.")
    var disable = false

    @Flag(help: "Also where no other instance of the service is ready: its calls then fail.")
    var last = false

    func run() async throws {
      try await InstanceDrain(
        name: name,
        observer: try installation.instances(),
        isForGood: disable,
        mayBeLast: last
      ).run()
    }
  }
}

extension InstallationOptions {
  /// Looks at the processes of the installation.
  func instances() async throws(ControlFailure) -> InstanceObserver {
    let runDirectory = try resolvedRunDirectory()
    let gateways: [String: Int]
    if self.runDirectory == nil, FileSystem.exists(state) {
      gateways = try GatewayPorts.of(StateFolder(state))
    } else if SystemManager.isRunning {
      gateways = try await GatewayPorts.installed(InstallationFolder())
    } else {
      gateways = [:]
    }
    return InstanceObserver(runDirectory: runDirectory, gateways: gateways)
  }
}
