internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC
internal import Runtime

/// Whether the processes that run call themselves ready, agree with the files, and have this machine's
/// time of day.
struct ReadinessCheck: Check {
  let title = "readiness"

  let folder: InstallationFolder
  let runDirectory: String
  let clock: any WallClock

  func outcome() async -> CheckOutcome {
    var findings: [Finding] = []
    var ticketKeys: [(name: InstanceName, prints: TicketKeyPrints)] = []
    for service in ServiceName.allCases where !service.rpcServices.isEmpty {
      let names = InstanceName.all(of: service, in: runDirectory)
      if names.isEmpty {
        findings.append(
          Finding(
            "\(service.rawValue) has no instance in \(runDirectory)",
            // The service alone would not make the socket again.
            cure: "systemctl restart \(service.socketUnit) \(service.unit)",
            topic: .sockets(service)
          )
        )
      }
      for name in names {
        let told = await self.told(by: name)
        findings += told.findings
        if let prints = told.ticketKeys { ticketKeys.append((name, prints)) }
      }
    }
    findings += Self.findings(between: ticketKeys)
    let othersAreFine = findings.isEmpty
    do throws(ControlFailure) {
      for (instance, port) in try await gatewayPorts().sorted(by: { $0.key < $1.key }) {
        findings += await gatewayFindings(
          InstanceName(.gateway, instance),
          port,
          othersAreFine: othersAreFine
        )
      }
    } catch {
      findings.append(Finding(error, cure: "correct the file"))
    }
    return .findings(findings)
  }

  /// Instances that refuse what an instance of identity federation proves: each signed call would be a fault.
  private static func findings(
    between told: [(name: InstanceName, prints: TicketKeyPrints)]
  ) -> [Finding] {
    told.filter { $0.name.service == .identityFederation }.flatMap { prover in
      told.compactMap { other in
        other.prints.fault(of: other.name.text, with: prover.prints, of: prover.name.text)
          .map { Finding($0.cause, cure: $0.cure) }
      }
    }
  }

  /// The instance itself, and not another of its service that would answer as well.
  private func told(
    by name: InstanceName
  ) async -> (findings: [Finding], ticketKeys: TicketKeyPrints?) {
    let service = name.service
    let start = "systemctl restart \(name.serviceUnit)"
    let channel = OperatorChannel(
      runDirectory: runDirectory,
      service: service,
      instance: name.instance
    )
    let answer: HealthCheckResponse
    do throws(ControlFailure) {
      answer = try await channel.use { (channel, context) throws(RPCError) in
        try await HealthClient(channel).check(HealthCheckRequest(), context: context)
      }
    } catch {
      let finding = Finding(
        "\(name.text): \(error)",
        cure: "\(start); it says why in: journalctl -b -u \(name.serviceUnit)",
        topic: .sockets(service)
      )
      return ([finding], nil)
    }
    var findings: [Finding] = []
    if answer.servingStatus != .serving {
      findings.append(
        Finding(
          "\(name.text) is not ready: \(answer.cause ?? "it does not say why")",
          cure: answer.cure ?? "read why: journalctl -b -u \(name.serviceUnit) -p warning",
          topic: answer.cause.flatMap(FaultTopic.topic(ofStatus:))
        )
      )
    }
    let path = folder.path(of: service)
    if var source = folder.readable(path) {
      let differences = InstallationConfiguration(&source).agreement.differences(in: answer)
      if !differences.isEmpty {
        findings.append(
          Finding(
            "\(name.text) runs with another configuration than \(path) has now: "
              + differences.joined(separator: "; "),
            cure: start,
            topic: .agreement
          )
        )
      }
    }
    return (findings, TicketKeyPrints(in: answer))
  }

  /// Where the gateways answer their operator: those of the units, else the one of the file.
  private func gatewayPorts() async throws(ControlFailure) -> [String: Int] {
    if folder.path == InstallationFolder.usualPath, SystemManager.isRunning {
      let running = try await GatewayPorts.installed(folder)
      if !running.isEmpty { return running }
    }
    // What is wrong with a file that cannot be read is reported with the configurations.
    guard var source = folder.readable(folder.gatewayPath) else { return [:] }
    return ["1": source.integer("metrics-port", default: 9464, in: 0...65_535)]
  }

  private func gatewayFindings(
    _ name: InstanceName,
    _ port: Int,
    othersAreFine: Bool
  ) async -> [Finding] {
    let asked = clock.now()
    guard
      let (status, answer) = await HTTPProbe.get("/readyz", port: port, timeout: .seconds(5))
    else {
      return [
        Finding(
          "\(name.text) does not answer at 127.0.0.1 port \(port) (metrics-port)",
          cure: "systemctl restart \(name.serviceUnit)"
        )
      ]
    }
    var findings: [Finding] = []
    if let finding = clockFinding(answer, between: asked, and: clock.now()) {
      findings.append(finding)
    }
    // What one of the others is the reason of is reported above.
    if status != 200, othersAreFine {
      let body = answer.split(separator: "\r\n\r\n", maxSplits: 1).last.map(String.init) ?? ""
      findings.append(
        Finding(
          "\(name.text) is not ready: \(body)",
          cure: "read why: journalctl -b -u \(name.serviceUnit) -p warning",
          topic: body.contains("certificate out of its time") ? .certificate : nil
        )
      )
    }
    return findings
  }

  private func clockFinding(
    _ answer: String,
    between asked: Instant,
    and answered: Instant
  ) -> Finding? {
    guard let time = HTTPAnswerDate.read(answer) else { return nil }
    // It is reported in whole seconds.
    let ahead = time.since(answered)
    let behind = asked.since(time.adding(seconds: 1))
    let off = max(ahead, behind)
    guard off > DatabaseChecks.maxClockDifference else { return nil }
    return Finding(
      "the gateway's clock is \(off.components.seconds) s off this one",
      cure: "set both clocks by NTP (timedatectl set-ntp true)"
    )
  }
}

/// The `Date` of an HTTP answer (RFC 9110 §5.6.7).
enum HTTPAnswerDate {
  /// The moment; nil where the answer does not tell it in the one form that servers may write.
  static func read(_ answer: String) -> Instant? {
    let lines = answer.split(separator: "\r\n", omittingEmptySubsequences: false)
      .prefix { !$0.isEmpty }
    guard let line = lines.first(where: { $0.lowercased().hasPrefix("date: ") }) else { return nil }
    let words = line.dropFirst("date: ".count).split(separator: " ")
    guard words.count == 6, let day = Int(words[1]), let year = Int(words[3]),
      let month = CivilTime.monthNames.firstIndex(of: String(words[2]))
    else { return nil }
    let clock = words[4].split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3 else { return nil }
    return CivilTime(
      year: year,
      month: month + 1,
      day: day,
      hour: clock[0],
      minute: clock[1],
      second: clock[2]
    )?.instant
  }
}
