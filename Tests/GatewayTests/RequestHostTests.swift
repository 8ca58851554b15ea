import HTTPServer
import Testing

@testable import GatewayService

@Suite("The host of a request", .timeLimit(.minutes(20)))
struct RequestHostTests {
  @Test(
    "a request with another number of hosts than one, or with what is no host, is refused",
    arguments: [
      [], ["gate.example", "gate.example"], ["gate.example", "other.example"], [""], ["a b"],
      ["gate.example/x"], ["a@gate.example"], ["gate.example:port"], ["gate.example:123456"],
      [":80"],
      ["[::1"], ["[::1]x"], ["gate.example,other.example"],
    ]
  )
  func refused(_ hosts: [String]) async throws {
    let rig = Rig()
    var request = TestRequest.call("SignUp", APITests.signUp).without("Host")
    request.headers += hosts.map { ("Host", $0) }
    let reply = try await rig.reply(to: request)
    #expect(reply.status == 400)
    #expect(reply.exception == "BadRequestException")
    #expect(rig.authentication.calls.isEmpty)
  }

  @Test(
    "names, addresses and ports are hosts",
    arguments: ["gate.example", "GATE.example:8443", "127.0.0.1:80", "[::1]:8080", "a_b", "h."]
  )
  func taken(_ host: String) async throws {
    let reply = try await Rig()
      .reply(to: TestRequest.call("SignUp", APITests.signUp).with("Host", host))
    #expect(reply.status == 200)
  }

  @Test("answers are not to be stored, except for public documents")
  func notStored() async throws {
    let answer = try await Rig().reply(to: .call("SignUp", APITests.signUp))
    #expect(answer["cache-control"] == "no-store")
    #expect(answer["strict-transport-security"] == nil)
  }

  @Test("over TLS a browser is told never to come without it")
  func strictTransport() async throws {
    try await TLSTests.rig().run { ports in
      try await Wire.connect(port: ports.clients, tls: ["http/1.1"]) { wire in
        try await wire.send(TestRequest.call("SignUp", APITests.signUp).bytes)
        #expect(try await wire.reply()["strict-transport-security"] == "max-age=31536000")
      }
    }
  }

  @Test(
    "an address that other machines reach needs TLS, or the operator's word that a proxy has it",
    arguments: ["0.0.0.0", "::", "192.0.2.1", "gate.example"]
  )
  func plainHTTP(_ address: String) throws {
    var configuration = GatewayConfiguration()
    try configuration.check()
    configuration.listenAddress = address
    #expect(throws: HTTPConfigurationFault.self) { try configuration.check() }
    configuration.allowsPlainHTTP = true
    try configuration.check()
    configuration.allowsPlainHTTP = false
    configuration.tls = testIdentity
    try configuration.check()
  }

  @Test("loopback needs neither", arguments: ["127.0.0.1", "127.8.9.1", "::1", "localhost"])
  func loopback(_ address: String) throws {
    var configuration = GatewayConfiguration()
    configuration.listenAddress = address
    try configuration.check()
  }
}
