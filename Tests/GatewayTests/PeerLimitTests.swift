import Logging
import MetricsTestKit
import TestSupport
import Testing

@testable import GatewayService

@Suite("Connections of one address", .timeLimit(.minutes(20)))
struct PeerLimitTests {
  private static func limited(_ proxies: [String] = []) -> Rig {
    Rig {
      $0.limits.connectionsPerAddress = 2
      $0.trustedProxies = proxies
    }
  }

  @Test(
    "a connection too many is closed at once, the others stay, and a place that is free is taken"
  )
  func surplus() async throws {
    let rig = Self.limited()
    try await rig.run { ports in
      let request = TestRequest.call("SignUp", APITests.signUp)
      try await Wire.connect(port: ports.clients) { first in
        try await first.send(request.bytes)
        #expect(try await first.reply().status == 200)
        try await Wire.connect(port: ports.clients) { second in
          try await second.send(request.bytes)
          #expect(try await second.reply().status == 200)
          for _ in 0..<5 {
            try await Wire.connect(port: ports.clients) { try await $0.waitUntilClosed() }
          }
          try await second.send(request.bytes)
          #expect(try await second.reply().status == 200)
        }
        try await first.send(request.bytes)
        #expect(try await first.reply().status == 200)
        // The server learns of the end of a connection some time after the client.
        while (try? await Wire.exchange(request, port: ports.clients)) == nil {}
      }
      // The operator's listener is not for clients and has no such limit.
      try await Wire.connect(port: ports.metrics) { _ in
        try await Wire.connect(port: ports.metrics) { _ in
          let health = try await Wire.exchange(.get("/healthz"), port: ports.metrics)
          #expect(health.status == 200)
        }
      }
    }
    let warnings = rig.log.lines.filter { $0.level == .warning }
    #expect(warnings.first?.metadata["source-ip"] == "127.0.0.1")
    #expect(warnings.first?.message.contains("limits.connections-per-address") == true)
    let refused = try rig.metrics.expectCounter("gatehouse_gateway_connections_refused_total")
    #expect(refused.totalValue >= 5)
  }

  @Test("a trusted proxy may have all connections there are")
  func proxy() async throws {
    let rig = Self.limited(["127.0.0.0/8"])
    try await rig.run { ports in
      try await Wire.connect(port: ports.clients) { _ in
        try await Wire.connect(port: ports.clients) { _ in
          let health = try await Wire.exchange(.get("/healthz"), port: ports.clients)
          #expect(health.status == 200)
        }
      }
    }
  }

  @Test("IPv4 counts by address, also inside IPv6; IPv6 counts by /64; a proxy does not count")
  func keys() throws {
    let proxy = try #require(AddressRange("10.0.0.0/8"))
    let peers = PeerConnections(limit: 1, unlimited: [proxy])
    #expect(peers.key("192.0.2.1") != peers.key("192.0.2.2"))
    #expect(peers.key("::ffff:192.0.2.1") == peers.key("192.0.2.1"))
    #expect(peers.key("2001:db8:0:1::1") == peers.key("2001:db8:0:1:ffff::2"))
    #expect(peers.key("2001:db8:0:1::1") != peers.key("2001:db8:0:2::1"))
    #expect(peers.key("10.1.2.3") == nil)
    #expect(peers.key("::ffff:10.1.2.3") == nil)
    #expect(peers.key("no address") == nil)
  }

  @Test("a peer is told of once for each time it fills its share, and forgotten with its last one")
  func counts() {
    var peers = PeerConnections(limit: 2, unlimited: [])
    let one: [UInt8] = [192, 0, 2, 1]
    for _ in 0..<3 {
      #expect(peers.open(one) == .admitted)
      #expect(peers.open(one) == .admitted)
      #expect(peers.open(one) == .refused(isFirst: true))
      #expect(peers.open(one) == .refused(isFirst: false))
      #expect(peers.open([192, 0, 2, 2]) == .admitted)
      peers.close(one)
      #expect(peers.open(one) == .admitted)
      #expect(peers.open(one) == .refused(isFirst: false))
      peers.close(one)
      peers.close(one)
      peers.close([192, 0, 2, 2])
      #expect(peers.count == 0)
    }
  }
}
