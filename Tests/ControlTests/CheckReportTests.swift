import Domain
import FoundationEssentials
import OperatingSystem
import Runtime
import Testing

@testable import ControlService

@Suite("What a check says of what it found")
struct CheckReportTests {
  @Test("a fault that several parts find has one cure, that of the part that knows it")
  func oneCure() async throws {
    func part(_ title: String, _ findings: Finding...) -> CheckReport.Part {
      .init(title: title, outcome: .findings(findings))
    }
    func cures(_ parts: CheckReport.Part...) -> [String] {
      CheckReport(parts: parts).parts.flatMap(\.outcome.findings).map(\.cure)
    }
    // A restart would take the certificate from the gateway that it still has.
    #expect(
      cures(
        part("configuration", Finding("tls: broken", cure: "restart it", topic: .certificate)),
        part("certificate", Finding("broken", cure: "put a new one there", topic: .certificate))
      ) == [
        "mend what is said under \"certificate\"; nothing else is needed for this",
        "put a new one there",
      ]
    )
    let gateway = "not ready: the service token-issuance cannot be used: none answers; start it"
    let status = try #require(FaultTopic.topic(ofStatus: gateway))
    #expect(
      cures(
        part("units", Finding(gateway, cure: "read why", topic: status)),
        part(
          "sockets",
          Finding("no socket", cure: "restart both", topic: .sockets(.tokenIssuance))
        ),
        part("readiness", Finding("no instance", cure: "restart", topic: .sockets(.tokenIssuance)))
      ) == [
        "mend what is said under \"sockets\"; nothing else is needed for this", "restart both",
        "mend what is said under \"sockets\"; nothing else is needed for this",
      ]
    )
    // Another service's socket is no reason, and without one the unit's own advice stays.
    #expect(
      cures(
        part("units", Finding(gateway, cure: "read why", topic: status)),
        part(
          "sockets",
          Finding("no socket", cure: "restart both", topic: .sockets(.deviceRegistry))
        )
      ) == ["read why", "restart both"]
    )
    #expect(
      cures(
        part("agreement", Finding("public-url is …", cure: "set it once", topic: .agreement)),
        part("readiness", Finding("runs with another …", cure: "restart it", topic: .agreement))
      ) == [
        "set it once", "mend what is said under \"agreement\"; nothing else is needed for this",
      ]
    )
  }

  @Test(
    "the parts say of what their faults are, and a gateway is never restarted for a broken certificate"
  )
  func topics() async throws {
    let folder = "/tmp/ghr-\(UUID().uuidString.prefix(8))"
    try Directory.make(folder, mode: 0o755)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let sockets = await SocketsCheck(runDirectory: folder).outcome().findings
    #expect(sockets.first?.topic == .sockets(.authentication))
    func write(_ name: String, _ text: String) throws {
      try FileContents.write(Array(text.utf8), to: "\(folder)/\(name)", mode: 0o600)
    }
    let tls = #""tls": {"certificate-file": "\#(folder)/c", "private-key-file": "\#(folder)/k"}"#
    try write("gateway.json", #"{"public-url": "https://a.example.com", \#(tls)}"#)
    try write("authentication.json", #"{"public-url": "https://b.example.com"}"#)
    let agreement = AgreementCheck(folder: InstallationFolder(folder))
    #expect(await Set(agreement.outcome().findings.map(\.topic)) == [.agreement])
    try write("c", "broken")
    try write("k", "broken")
    let certificate = CertificateCheck(
      folder: InstallationFolder(folder),
      clock: SystemClock()
    )
    let program =
      "#!/bin/sh\necho 'the configuration is not valid:'; echo '  gateway: tls: broken'; exit 1\n"
    for service in ServiceName.allCases {
      let text = service == .gateway ? program : "#!/bin/sh\n"
      try FileContents.write(Array(text.utf8), to: "\(folder)/\(service.executable)", mode: 0o755)
    }
    let configuration = ConfigurationCheck(
      folder: InstallationFolder(folder),
      programs: folder
    )
    let report = CheckReport(
      parts: [
        .init(title: configuration.title, outcome: await configuration.outcome()),
        .init(title: certificate.title, outcome: await certificate.outcome()),
      ]
    )
    let gateway = report.parts.flatMap(\.outcome.findings).filter {
      $0.cause.contains("tls: broken")
    }
    #expect(
      gateway.map(\.cure) == [
        "mend what is said under \"certificate\"; nothing else is needed for this"
      ]
    )
  }

  @Test("a fault of several lines keeps them, and none of them passes for one of the report")
  func lines() {
    let finding = Finding("the file cannot be used:\n  secrets: fine\u{1B}[2J", cure: "correct it")
    let report = CheckReport(parts: [.init(title: "configuration", outcome: .findings([finding]))])
    #expect(
      report.text
        == "configuration: FAULT: the file cannot be used:\n      secrets: fine\\u{1b}[2J\n"
        + "  cure: correct it\n"
    )
  }
}
