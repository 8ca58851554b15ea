import Domain
import FoundationEssentials
import OperatingSystem
import Postgres
import TestSupport
import Testing

@testable import ControlService

@Suite("What is examined")
struct CheckTests {
  private struct FixedClock: WallClock {
    let seconds: Int64
    func now() -> Instant { Instant(unixSeconds: seconds) }
  }

  /// Runs the body with a folder of its own.
  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = "/tmp/ghe-\(UUID().uuidString.prefix(8))"
    try Directory.make(folder, mode: 0o700)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder)
  }

  private func findings(_ check: some Check) async -> [Finding]? {
    switch await check.outcome() {
    case .findings(let findings): findings
    case .sound: []
    case .skipped: nil
    }
  }

  @Test("a file system that is nearly full, once where several folders are on it")
  func disks() async throws {
    try await withFolder { folder in
      let paths = [folder, "\(folder)/nowhere", folder]
      #expect(await findings(DiskCheck(paths: paths, minFreePercent: 0)) == [])
      let full = try #require(
        await findings(DiskCheck(paths: paths, minFreePercent: 101))
      )
      #expect(full.count == 1)
      #expect(full.first?.cause.hasPrefix("the file system of \(folder) has ") == true)
    }
  }

  @Test("sockets that are missing, open to every user, or in a folder of others")
  func sockets() async throws {
    try await withFolder { folder in
      let services = ServiceName.allCases.filter { !$0.rpcServices.isEmpty }
      let missing = try #require(await findings(SocketsCheck(runDirectory: folder)))
      #expect(missing.count == services.count)
      #expect(missing.allSatisfy { $0.cause.hasSuffix("No such file or directory") })
      for service in services {
        let socket = try ListeningSocket.open(
          directory: "\(folder)/\(service.rawValue)",
          name: "1.sock",
          mode: service == .authentication ? 0o666 : 0o660,
          directoryMode: 0o755
        )
        FileSystem.close(socket.descriptor)
      }
      try FileSystem.setMode("\(folder)/token-issuance", 0o777)
      Directory.remove("\(folder)/device-registry/1.sock")
      let found = try #require(await findings(SocketsCheck(runDirectory: folder)))
        .map(\.cause)
      #expect(found.contains("\(folder)/device-registry has no socket"))
      #expect(
        found.contains("\(folder)/authentication/1.sock has mode 666: every user can connect to it")
      )
      #expect(
        found.contains { $0.hasPrefix("\(folder)/token-issuance has mode 777: another user") }
      )
    }
  }

  /// What systemctl prints of units in each state.
  private static let shown = """
    Id=gatehouse.target
    LoadState=loaded
    ActiveState=active
    SubState=active

    Id=gatehouse-authentication@1.service
    LoadState=loaded
    ActiveState=active
    SubState=running
    Result=success
    StatusText=ready

    Id=gatehouse-device-registry@1.service
    LoadState=loaded
    ActiveState=activating
    SubState=start
    Result=success
    StatusText=not ready: no such role; run gatehousectl migrate

    Id=gatehouse-token-issuance@1.service
    LoadState=loaded
    ActiveState=failed
    SubState=failed
    Result=exit-code

    Id=gatehouse-gateway@1.service
    LoadState=loaded
    ActiveState=inactive
    SubState=dead

    Id=gatehouse-gateway@2.service
    LoadState=loaded
    ActiveState=inactive
    SubState=dead

    Id=gatehouse-gateway.socket
    LoadState=not-found
    ActiveState=inactive

    Id=gatehouse-identity-federation@1.service
    LoadState=loaded
    ActiveState=active
    StatusText=not ready: key 1 is not the key 1; give this instance the keys of its peers

    Id=gatehouse-assertion-reader@1.service
    LoadState=loaded
    ActiveState=active
    StatusText=ready
    User=root
    NoNewPrivileges=no
    ProtectSystem=no
    ProtectHome=yes

    Id=gatehouse-assertion-reader@1.socket
    LoadState=loaded
    ActiveState=active
    User=root
    NoNewPrivileges=no
    """

  @Test("units that do not run, failed, are missing or not ready, in their own words")
  func units() async throws {
    try await withFolder { folder in
      let script = "#!/bin/sh\ncat <<'END'\n\(Self.shown)\nEND\n"
      try FileContents.write(Array(script.utf8), to: "\(folder)/systemctl", mode: 0o755)
      var check = UnitsCheck(
        systemctl: Program(path: "\(folder)/systemctl"),
        mark: folder
      )
      let causes = try #require(await findings(check)).map(\.cause)
      #expect(
        causes == [
          "gatehouse-device-registry@1.service is activating: not ready: no such role; run "
            + "gatehousectl migrate",
          "gatehouse-token-issuance@1.service failed (exit-code)",
          "gatehouse-gateway@1.service is inactive",
          "there is no unit gatehouse-gateway.socket",
          "gatehouse-identity-federation@1.service: not ready: key 1 is not the key 1; give this "
            + "instance the keys of its peers",
          "gatehouse-assertion-reader@1.service runs without its sandbox: NoNewPrivileges=no, "
            + "ProtectSystem=no, User=root",
        ]
      )
      check.mark = "\(folder)/nowhere"
      #expect(await check.outcome() == .skipped("systemd does not run this machine"))
    }
  }

  @Test("a service whose file names something outside, without the drop-in that lets it out")
  func network() async throws {
    try await withFolder { folder in
      let file = "\(folder)/authentication.json"
      func write(_ text: String) throws {
        try FileContents.write(Array(text.utf8), to: file, mode: 0o600)
      }
      let step = NetworkStep(folder: InstallationFolder(folder), unitsPath: "\(folder)/units")
      var check = NetworkCheck(step: step, mark: folder)
      try write("{}")
      #expect(
        await check.outcome()
          == .sound("no file names anything outside, and no service goes out")
      )
      try write(#"{"smtp": {"host": "smtp.example.com"}}"#)
      let cure = "gatehousectl setup --network-only"
      let closed = Finding(
        "\(file) names something outside (smtp.host), and the unit keeps authentication from the network",
        cure: cure
      )
      #expect(await findings(check) == [closed])
      let units = "\(folder)/units/gatehouse-authentication@.service.d"
      try Directory.makeWithParents(units, mode: 0o755)
      let text = try #require(try step.changes().first?.text)
      let dropIn = "\(units)/gatehouse-network.conf"
      try FileContents.write(Array(text.utf8), to: dropIn, mode: 0o644)
      #expect(await check.outcome() == .sound("authentication goes out for smtp.host"))
      try write("{}")
      let open = Finding(
        "the unit lets authentication out to the network, and its file names nothing outside",
        cure: cure
      )
      #expect(await findings(check) == [open])
      check.mark = "\(folder)/nowhere"
      #expect(await check.outcome() == .skipped("systemd does not run this machine"))
    }
  }

  @Test(
    "E.1.9: users who all come from one private address, where they are no users of this machine alone"
  )
  func addresses() async throws {
    let fixture = try await BackupFixture()
    defer { try? fixture.remove() }
    func found(
      gateway: String = "",
      authentication: String = "{}"
    ) async throws -> [Finding]? {
      let url = #""public-url": "https://id.example.com""#
      for (name, text) in [
        ("gateway", gateway.isEmpty ? "{\(url)}" : "{\(url), \(gateway)}"),
        ("authentication", authentication),
      ] {
        let path = "\(fixture.folder)/\(name).json"
        try FileContents.write(Array(text.utf8), to: path, mode: 0o600)
      }
      return await findings(
        AddressesCheck(
          folder: InstallationFolder(fixture.folder),
          clock: FixedClock(seconds: 1_000_000),
          database: fixture.database.administration
        )
      )
    }
    func add(_ users: Range<Int>, from address: String, second: Int64 = 999_000) async throws {
      for user in users {
        try await fixture.database.administrationPool().execute(
          """
          INSERT INTO authentication.user_refusals
            (at_unix_millis, request_id, operation, actor, source_ip, username, outcome)
          VALUES (\(second * 1000), \("\(address) \(user)"), 'InitiateAuth', 'anonymous', \(address),
            \("user\(user)"), 'NotAuthorizedException')
          """
        )
      }
    }
    // What an old proxy caused.
    try await add(10..<20, from: "10.0.0.9", second: 1)
    try await add(0..<4, from: "10.0.0.1")
    try await #expect(found() == [])
    try await add(4..<5, from: "10.0.0.1")
    let one = try #require(try await found())
    #expect(one.count == 1)
    #expect(one.first?.cause.contains("10.0.0.1, a private address") == true)
    #expect(one.first?.cure.contains("add 10.0.0.1 to trusted-proxies in") == true)
    let silent = try await found(gateway: #""trusted-proxies": ["10.0.0.0/8"]"#)
    #expect(silent?.first?.cure.contains("X-Forwarded-For") == true)
    try await #expect(
      found(authentication: #"{"sign-in-limits": {"wrong-passwords-of-network": 5000}}"#) == nil
    )
    try await add(5..<6, from: "192.0.2.7")
    try await #expect(found() == [])
  }

  @Test("a public URL of plain HTTP before a gateway that speaks TLS")
  func scheme() async throws {
    try await withFolder { folder in
      func causes(_ text: String) async throws -> [String] {
        try FileContents.write(Array(text.utf8), to: "\(folder)/gateway.json", mode: 0o600)
        let check = AgreementCheck(folder: InstallationFolder(folder))
        return try #require(await findings(check)).map(\.cause)
      }
      let tls = #""tls": {"certificate-file": "c", "private-key-file": "k"}"#
      try await #expect(causes("{}") == [])
      try await #expect(causes(#"{"public-url": "https://a.example.com", \#(tls)}"#) == [])
      try await #expect(
        causes("{\(tls)}") == [
          "public-url is 'http://127.0.0.1:8080', and the gateway speaks TLS: no client reaches it there"
        ]
      )
    }
  }

  /// What is found of a gateway with these files, at a moment.
  private func certificate(
    _ chain: [UInt8],
    _ key: [UInt8],
    mode: UInt32 = 0o600,
    at seconds: Int64 = 1_900_000_000,
    suffix: String = ""
  ) async throws -> String {
    var found = ""
    try await withFolder { folder in
      let text =
        #"{"domains-suffix": "\#(suffix)", "#
        + #""tls": {"certificate-file": "\#(folder)/c", "private-key-file": "\#(folder)/k"}}"#
      try FileContents.write(Array(text.utf8), to: "\(folder)/gateway.json", mode: 0o600)
      try FileContents.write(chain, to: "\(folder)/c", mode: 0o644)
      try FileContents.write(key, to: "\(folder)/k", mode: mode)
      let check = CertificateCheck(
        folder: InstallationFolder(folder),
        clock: FixedClock(seconds: seconds)
      )
      found = try #require(await findings(check)).map(\.cause).joined(separator: "\n")
    }
    return found
  }

  @Test("a certificate that ended, ends soon, fits no key or is none, and a key others may read")
  func certificates() async throws {
    let (first, second, ended) = (
      TestCertificate.first, TestCertificate.second, TestCertificate.ended
    )
    #expect(try await certificate(first.chain, first.key) == "")
    #expect(try await certificate(first.chain, second.key).contains("do not work together"))
    #expect(try await certificate([1], first.key).contains("is not valid PEM"))
    #expect(
      try await certificate(ended.chain, ended.key).hasSuffix("ended at 2021-01-01T00:00:00Z")
    )
    // Ten days before its end, and fifteen.
    let end: Int64 = 1_609_459_200
    #expect(
      try await certificate(ended.chain, ended.key, at: end - 10 * 86_400)
        .hasSuffix("ends in 10 days, at 2021-01-01T00:00:00Z")
    )
    #expect(try await certificate(ended.chain, ended.key, at: end - 15 * 86_400) == "")
    #expect(
      try await certificate(first.chain, first.key, at: 0).contains("is not good before 2026-")
    )
    #expect(
      try await certificate(first.chain, first.key, mode: 0o644).contains(
        "has mode 644: other users"
      )
    )
    #expect(
      try await certificate(first.chain, first.key, suffix: "auth.example")
        .hasSuffix("the certificate is not for *.auth.example, where pools have their domains")
    )
  }

  @Test("a gateway without TLS has no certificate to examine")
  func noCertificate() async throws {
    try await withFolder { folder in
      try FileContents.write(Array("{}".utf8), to: "\(folder)/gateway.json", mode: 0o600)
      let check = CertificateCheck(
        folder: InstallationFolder(folder),
        clock: FixedClock(seconds: 0)
      )
      #expect(await check.outcome() == .skipped("clients speak plain HTTP to the gateway"))
    }
  }

  @Test("the date of an HTTP answer, and nothing where there is none")
  func dates() {
    func date(_ line: String) -> Instant? {
      HTTPAnswerDate.read("HTTP/1.1 200 OK\r\n\(line)\r\n\r\nDate: Sun, 06 Nov 1994 08:49:38 GMT")
    }
    #expect(date("Date: Sun, 06 Nov 1994 08:49:37 GMT") == Instant(unixSeconds: 784_111_777))
    #expect(date("date: Sun, 06 Nov 1994 08:49:37 GMT") == Instant(unixSeconds: 784_111_777))
    for line in ["Server: x", "Date: yesterday", "Date: Sun, 31 Feb 1994 08:49:37 GMT"] {
      #expect(date(line) == nil)
    }
  }
}
