import Domain
import GatehouseMessages
import Logging
import MetricsTestKit
import OperatingSystem
import Protobuf
import RPC
import ServerTLS
import TestSupport
import Testing

@testable import GatewayService

@Suite("The gateway's certificate", .timeLimit(.minutes(20)))
struct CertificateTests {
  /// A gateway whose certificate stands in files, and the folder of the files.
  private struct Site {
    let folder: String
    let rig: Rig
    let clock = ManualClock(Instant(unixSeconds: 1_900_000_000))

    init() throws {
      let folder = "/tmp/ghc-\(UInt64.random(in: .min ... .max))"
      try Directory.make(folder, mode: 0o700)
      self.folder = folder
      try Self.write(.first, in: folder)
      let files = TLSFiles(
        certificate: "\(folder)/certificate",
        privateKey: "\(folder)/key"
      ) {
        TLSIdentity(
          certificateChain: try FileContents.read("\(folder)/certificate", maxBytes: 65_536).bytes,
          privateKey: try FileContents.read("\(folder)/key", maxBytes: 65_536).bytes
        )
      }
      var rig = Rig {
        $0.tls = testIdentity
        $0.tlsFiles = files
      }
      rig.clock = clock
      self.rig = rig
    }

    static func write(_ certificate: TestCertificate, in folder: String) throws {
      try FileContents.write(certificate.chain, to: "\(folder)/certificate", mode: 0o644)
      try FileContents.write(certificate.key, to: "\(folder)/key", mode: 0o600)
    }

    func write(_ certificate: TestCertificate) throws { try Self.write(certificate, in: folder) }

    func remove() {
      for name in ["certificate", "key"] { Directory.remove("\(folder)/\(name)") }
      Directory.remove(folder)
    }

    var errors: [RecordedLog.Line] { rig.log.lines.filter { $0.level == .error } }
  }

  /// Runs the body with a gateway and its files.
  private func atSite(
    _ body: @Sendable @escaping (Site, Rig.Ports, CertificateFiles) async throws -> Void
  ) async throws {
    let site = try Site()
    defer { site.remove() }
    try await site.rig.run { ports in
      try await body(site, ports, try #require(ports.gateway.certificateFiles))
    }
  }

  /// Whether a new connection is given this certificate: a client that trusts no other gets an answer.
  private static func serves(
    _ certificate: TestCertificate,
    _ ports: Rig.Ports
  ) async throws -> Bool {
    do {
      return try await Wire.connect(
        port: ports.clients,
        tls: ["http/1.1"],
        trusting: certificate.chain
      ) { wire in
        try await wire.send(TestRequest.get("/healthz").bytes)
        return try await wire.reply().status == 200
      }
    } catch {
      // The handshake's failure, or the end of the connection that follows it.
      return false
    }
  }

  @Test("a changed one is given to new connections, and open ones go on", arguments: [false, true])
  func replaced(byReload: Bool) async throws {
    try await atSite { site, ports, files in
      files.look(at: .now)
      #expect(try await Self.serves(.first, ports))
      try await Wire.connect(port: ports.clients, tls: ["http/1.1"]) { wire in
        try await wire.send(TestRequest.get("/healthz").bytes)
        #expect(try await wire.reply().status == 200)
        try site.write(.second)
        if byReload { ports.gateway.reloadCertificate() } else { files.look(at: .now) }
        #expect(try await Self.serves(.second, ports))
        #expect(try await Self.serves(.first, ports) == false)
        try await wire.send(TestRequest.get("/healthz").bytes)
        #expect(try await wire.reply().status == 200)
      }
      #expect(site.errors.isEmpty)
      #expect(site.rig.log.lines.count { $0.message == "the certificate was replaced" } == 1)
    }
  }

  @Test("files that are touched, or written with the same, are no change")
  func untouched() async throws {
    try await atSite { site, ports, files in
      files.look(at: .now)
      try site.write(.first)
      files.look(at: .now)
      ports.gateway.reloadCertificate()
      #expect(!site.rig.log.lines.contains { $0.message.contains("certificate") })
    }
  }

  @Test("a certificate without its key yet is no fault, and is taken over when the key has come")
  func halfWritten() async throws {
    try await atSite { site, ports, files in
      files.look(at: .now)
      let start = ContinuousClock.now
      let second = TestCertificate.second
      try FileContents.write(second.chain, to: "\(site.folder)/certificate", mode: 0o644)
      files.look(at: start)
      files.look(at: start.advanced(by: CertificateFiles.pause))
      #expect(try await Self.serves(.first, ports))
      try FileContents.write(second.key, to: "\(site.folder)/key", mode: 0o600)
      files.look(at: start.advanced(by: CertificateFiles.pause * 2))
      #expect(try await Self.serves(.second, ports))
      #expect(site.errors.isEmpty)
    }
  }

  /// What can stand in the files, with what is said of it.
  private static let faults: [(change: String, words: String)] = [
    ("foreign key", "do not work together"), ("no PEM", "is not valid PEM"),
    ("missing", "No such file"), ("ended", "ended at 2021-01-01T00:00:00Z"),
  ]

  private static func spoil(_ site: Site, by change: String) throws {
    switch change {
    case "foreign key":
      try FileContents.write(TestCertificate.second.key, to: "\(site.folder)/key", mode: 0o600)
    case "no PEM":
      try FileContents.write([1, 2, 3], to: "\(site.folder)/certificate", mode: 0o644)
    case "missing": Directory.remove("\(site.folder)/key")
    case let other:
      #expect(other == "ended")
      try site.write(.ended)
    }
  }

  @Test("one that cannot be used leaves the old one, and is told once", arguments: faults)
  func broken(change: String, words: String) async throws {
    try await atSite { site, ports, files in
      files.look(at: .now)
      let start = ContinuousClock.now
      try Self.spoil(site, by: change)
      files.look(at: start)
      #expect(site.errors.isEmpty)
      for _ in 0..<3 { files.look(at: start.advanced(by: CertificateFiles.settling)) }
      #expect(site.errors.count == 1)
      #expect(site.errors.first?.metadata["cause"]?.contains(words) == true, "\(site.errors)")
      #expect(try await Self.serves(.first, ports))
      // A good one is taken over whatever was before.
      try site.write(.second)
      files.look(at: start)
      #expect(try await Self.serves(.second, ports))
      let expiry = try site.rig.metrics.expectGauge(
        "gatehouse_gateway_certificate_expiry_timestamp_seconds"
      )
      #expect(expiry.lastValue == 4_948_969_199)
    }
  }

  @Test("a reload says at once that what it finds cannot be used")
  func brokenReload() async throws {
    try await atSite { site, ports, files in
      try Self.spoil(site, by: "foreign key")
      ports.gateway.reloadCertificate()
      #expect(site.errors.count == 1)
      files.look(at: .now)
      files.look(at: .now.advanced(by: CertificateFiles.settling))
      #expect(site.errors.count == 1)
      #expect(try await Self.serves(.first, ports))
    }
  }

  @Test("a gateway whose certificate has ended goes on, and is not called ready")
  func ended() async throws {
    var rig = Rig { $0.tls = TLSIdentity(.ended) }
    let clock = ManualClock(Instant(unixSeconds: 1_600_000_000))
    rig.clock = clock
    rig.authentication = Rig.serving()
    rig.tokenIssuance = Rig.serving()
    rig.deviceRegistry = Rig.serving()
    try await rig.run { ports in
      #expect(try await Wire.exchange(.get("/readyz"), port: ports.metrics).status == 200)
      #expect(ports.gateway.certificateFault == nil)
      clock.set(Instant(unixSeconds: 1_700_000_000))
      let reply = try await Wire.exchange(.get("/readyz"), port: ports.metrics)
      #expect(reply.status == 503)
      #expect(reply.body.contains(#""gateway":"certificate out of its time""#), "\(reply.body)")
      #expect(ports.gateway.certificateFault == "the certificate ended at 2021-01-01T00:00:00Z")
    }
  }

  @Test("a service that is configured otherwise is named, and the gateway is not called ready")
  func otherConfiguration() async throws {
    var rig = Rig { $0.installation = InstallationAgreement(["public-url": "https://a.example"]) }
    for (told, status) in [
      ("https://a.example", 200), ("https://b.example", 503), (nil, 200),
    ] as [(String?, Int)] {
      rig.authentication = Rig.serving(
        told.map { ["public-url": $0, "region": "eu-west-1"] } ?? [:]
      )
      rig.tokenIssuance = Rig.serving()
      rig.deviceRegistry = Rig.serving()
      try await rig.run { ports in
        let reply = try await Wire.exchange(.get("/readyz"), port: ports.metrics)
        #expect(reply.status == status)
        let says = reply.body.contains(#""authentication":"configured otherwise""#)
        #expect(says == (status == 503), "\(reply.body)")
        #expect(!reply.body.contains("b.example"))
      }
    }
  }
}

extension Rig {
  /// A service that is ready, and says this of its configuration.
  static func serving(_ installation: [String: String] = [:]) -> FakeService {
    FakeService { (_) throws(RPCError) in
      let answer = HealthCheckResponse(
        servingStatus: .serving,
        installation: InstallationAgreement(installation).entries
      )
      do {
        return try answer.encoded()
      } catch {
        throw RPCError(code: .internalError, message: "\(error)")
      }
    }
  }
}
