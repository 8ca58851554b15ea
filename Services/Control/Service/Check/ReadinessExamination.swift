internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC
internal import Runtime

/// Whether the processes that run call themselves ready, agree with the files, and have this machine's
/// time of day.
struct ReadinessExamination: Examination {
  let title = "readiness"

  let folder: InstallationFolder
  let runDirectory: String
  let clock: any WallClock

  func outcome() async -> ExaminationOutcome {
    var findings: [Finding] = []
    for service in ServiceName.allCases where !service.rpcServices.isEmpty {
      findings += await self.findings(of: service)
    }
    findings += await gatewaysFindings(othersAreFine: findings.isEmpty)
    return .findings(findings)
  }

  private func findings(of service: ServiceName) async -> [Finding] {
    let start = "systemctl restart \(service.unit)"
    let answer: HealthCheckResponse
    do throws(ControlFailure) {
      answer = try await OperatorChannel(runDirectory: runDirectory, service: service).use {
        (channel, context) throws(RPCError) in
        try await HealthClient(channel).check(HealthCheckRequest(), context: context)
      }
    } catch {
      return [Finding(error, cure: "\(start); it says why in: journalctl -b -u \(service.unit)")]
    }
    var findings: [Finding] = []
    if answer.servingStatus != .serving {
      findings.append(
        Finding(
          "\(service.rawValue) is not ready: \(answer.cause ?? "it does not say why")",
          cure: answer.cure ?? "read why: journalctl -b -u \(service.unit) -p warning"
        )
      )
    }
    let path = folder.path(of: service)
    if var source = folder.readable(path) {
      let differences = InstallationConfiguration(&source).agreement.differences(in: answer)
      if !differences.isEmpty {
        findings.append(
          Finding(
            "\(service.rawValue) runs with another configuration than \(path) has now: "
              + differences.joined(separator: "; "),
            cure: start
          )
        )
      }
    }
    return findings
  }

  private func gatewaysFindings(othersAreFine: Bool) async -> [Finding] {
    guard var source = folder.readable(folder.gatewayPath) else { return [] }
    let port = source.integer("metrics-port", default: 9464, in: 0...65_535)
    let asked = clock.now()
    guard
      let (status, answer) = await HTTPProbe.get("/readyz", port: port, timeout: .seconds(5))
    else {
      return [
        Finding(
          "the gateway does not answer at 127.0.0.1 port \(port) (metrics-port)",
          cure: "systemctl restart \(ServiceName.gateway.unit)"
        )
      ]
    }
    var findings: [Finding] = []
    if let finding = clockFinding(answer, between: asked, and: clock.now()) {
      findings.append(finding)
    }
    // What one of the others is the reason of is told above.
    if status != 200, othersAreFine {
      let body = answer.split(separator: "\r\n\r\n", maxSplits: 1).last.map(String.init) ?? ""
      findings.append(
        Finding(
          "the gateway is not ready: \(body)",
          cure: "read why: journalctl -b -u \(ServiceName.gateway.unit) -p warning"
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
    // It is told in whole seconds.
    let ahead = time.since(answered)
    let behind = asked.since(time.adding(seconds: 1))
    let off = max(ahead, behind)
    guard off > DatabaseExaminations.maxClockDifference else { return nil }
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
