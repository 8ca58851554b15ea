internal import Domain
internal import OperatingSystem
internal import Runtime

/// Whether each process can read its configuration, in its own words.
struct ConfigurationCheck: Check {
  let title = "configuration"

  let folder: InstallationFolder
  /// The folder of the programs.
  let programs: String

  func outcome() async -> CheckOutcome {
    var findings: [Finding] = []
    do throws(ControlFailure) {
      _ = try folder.migration()
    } catch {
      findings.append(Finding(error, cure: "correct the file"))
    }
    for service in ServiceName.allCases {
      if let finding = await finding(of: service) { findings.append(finding) }
    }
    return .findings(findings)
  }

  private func finding(of service: ServiceName) async -> Finding? {
    let path = folder.path(of: service)
    var program = Program(path: "\(programs)/\(service.executable)")
    // As the service itself: a file that it may read can be closed to root by its owner's name.
    if UserAccount.current.isRoot { program.account = UserAccount.named(service.executable) }
    program.credentials = Credentials.folder(of: service)
    do throws(ControlFailure) {
      let (exit, output) = try await program.run(["--config", path, "--check-config"])
      guard exit != .code(0) else { return nil }
      return Finding(
        output,
        cure: "correct \(path), and run: systemctl restart \(service.unit)",
        topic: service == .gateway ? topic(ofGateway: output) : nil
      )
    } catch {
      return Finding(error, cure: "install the package again")
    }
  }

  /// The gateway names the file, or says what is wrong with what is in it (`HTTPConfigurationFault`).
  private func topic(ofGateway output: String) -> FaultTopic? {
    guard var source = folder.readable(folder.gatewayPath) else { return nil }
    let files = ["certificate-file", "private-key-file"].compactMap {
      source.secretFile("tls", $0, default: nil)?.path
    }
    guard output.contains("tls: ") || files.contains(where: output.contains) else { return nil }
    return .certificate
  }
}

/// Where systemd puts the credentials of a running service.
enum Credentials {
  /// The folder; nil where the service does not run, or not under systemd.
  static func folder(of service: ServiceName) -> String? {
    let path = "/run/credentials/\(service.unit)"
    return FileSystem.exists(path) ? path : nil
  }
}

extension ServiceName {
  /// The first instance's unit.
  var unit: String { "\(executable)@1.service" }
  /// The first instance's socket; instances that are reached by HTTP share one.
  var socketUnit: String { isReachedByHTTP ? "\(executable).socket" : "\(executable)@1.socket" }
}
