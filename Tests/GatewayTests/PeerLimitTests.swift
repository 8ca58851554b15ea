import Domain
import Logging
import MetricsTestKit
import TestSupport
import Testing

@testable import GatewayService
@testable import HTTPServer

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

  @Test("IPv4 counts by address, also inside IPv6; IPv6 by /64 and /48; a proxy does not count")
  func networks() throws {
    let proxy = try #require(AddressRange("10.0.0.0/8"))
    let peers = PeerConnections(limit: 1, capacity: 100, unlimited: [proxy])
    #expect(peers.networks("192.0.2.1") != peers.networks("192.0.2.2"))
    #expect(peers.networks("::ffff:192.0.2.1") == peers.networks("192.0.2.1"))
    #expect(peers.networks("2001:db8:0:1::1") == peers.networks("2001:db8:0:1:ffff::2"))
    let (one, other) = (peers.networks("2001:db8:0:1::1"), peers.networks("2001:db8:0:2::1"))
    #expect(one.first != other.first)
    #expect(one.last == other.last)
    #expect(one.last != peers.networks("2001:db8:1:1::1").last)
    #expect(peers.networks("10.1.2.3").isEmpty)
    #expect(peers.networks("::ffff:10.1.2.3").isEmpty)
    #expect(peers.networks("no address").isEmpty)
  }

  @Test("a client is told of once each time it fills its share, and forgotten with its last one")
  func counts() {
    var peers = PeerConnections(limit: 2, capacity: 100, unlimited: [])
    let (one, other) = (peers.networks("192.0.2.1"), peers.networks("192.0.2.2"))
    for _ in 0..<3 {
      #expect(peers.open(one) == .admitted)
      #expect(peers.open(one) == .admitted)
      #expect(peers.open(one) == .refused(isFirst: true))
      #expect(peers.open(one) == .refused(isFirst: false))
      #expect(peers.open(other) == .admitted)
      peers.close(one)
      #expect(peers.open(one) == .admitted)
      #expect(peers.open(one) == .refused(isFirst: false))
      peers.close(one)
      peers.close(one)
      peers.close(other)
      #expect(peers.count == 0)
    }
  }

  @Test("all subnets of a site together have four shares, and a refused one is not remembered")
  func site() {
    var peers = PeerConnections(limit: 2, capacity: 1000, unlimited: [])
    let subnets = (0..<5).map { peers.networks("2001:db8:0:\($0)::1") }
    for subnet in subnets.prefix(4) {
      #expect(peers.open(subnet) == .admitted)
      #expect(peers.open(subnet) == .admitted)
    }
    #expect(peers.count == 5)
    #expect(peers.open(subnets[4]) == .refused(isFirst: true))
    #expect(peers.count == 5)
    #expect(peers.open(peers.networks("2001:db8:1::1")) == .admitted)
  }

  @Test("clients with all they may have leave room for others, and the share comes back")
  func shrinking() {
    var peers = PeerConnections(limit: 112, capacity: 900, unlimited: [])
    func fill(_ clients: Int) -> Int {
      var admitted = 0
      for client in 0..<clients {
        let networks = peers.networks("192.0.2.\(client)")
        while peers.open(networks) == .admitted { admitted += 1 }
      }
      return admitted
    }
    #expect(fill(4) == 4 * 112)
    // Each with an eighth of all, nine would have them all; a sixth is left to others.
    let most = 4 * 112 + fill(9)
    #expect(most <= 750)
    #expect(peers.share >= 8)
    #expect(!peers.isCrowded)
    #expect(peers.open(peers.networks("198.51.100.1")) == .admitted)
    #expect(peers.standing("192.0.2.1") == .exceeds)
    #expect(peers.standing("198.51.100.1") == .shares)
    for _ in 0..<112 { peers.close(peers.networks("192.0.2.1")) }
    for _ in 0..<112 { peers.close(peers.networks("192.0.2.2")) }
    for _ in 0..<112 { peers.close(peers.networks("192.0.2.3")) }
    #expect(peers.share == 112)
  }

  @Test("in a crowd the connection that rests longest makes room, and one with a request stays")
  func crowd() async throws {
    let held = HeldCalls()
    defer { held.release() }
    var rig = Rig {
      $0.limits.connections = 32
      $0.limits.connectionsPerAddress = 32
    }
    rig.authentication = held.service
    try await rig.run { ports in
      try await Wire.connect(port: ports.clients) { busy in
        try await busy.send(TestRequest.call("SignUp", APITests.signUp).bytes)
        for await _ in held.begun.prefix(1) {}
        try await Wire.connect(port: ports.clients) { oldest in
          try await oldest.send(TestRequest.get("/healthz").bytes)
          #expect(try await oldest.reply().status == 200)
          try await withThrowingTaskGroup(of: Void.self) { group in
            let (answered, answer) = AsyncStream.makeStream(of: Void.self)
            let leave = Gate()
            defer { leave.open() }
            // With these, 31 of 32 are taken: fewer than a sixteenth are free. One address has 21.
            for client in 0..<29 {
              let source = "127.0.0.\(2 + client / 6)"
              group.addTask {
                // An exchange that fails ends the wait for all of them.
                defer { answer.finish() }
                try await Wire.connect(port: ports.clients, from: source) { wire in
                  try await wire.send(TestRequest.get("/healthz").bytes)
                  #expect(try await wire.reply().status == 200)
                  answer.yield()
                  await leave.wait()
                }
              }
            }
            try #require(await answered.prefix(29).reduce(0) { count, _ in count + 1 } == 29)
            try await oldest.waitUntilClosed()
            leave.open()
            try await group.waitForAll()
          }
        }
        held.release()
        #expect(try await busy.reply().status == 200)
      }
    }
    let ended = try rig.metrics.expectCounter("gatehouse_gateway_connections_crowded_out_total")
    #expect(ended.totalValue == 1)
    #expect(rig.log.lines.contains { $0.message.contains("(limits.connections)") })
  }
}
