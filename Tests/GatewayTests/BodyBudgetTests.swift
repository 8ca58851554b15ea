import NIOConcurrencyHelpers
import Testing

@testable import GatewayService

@Suite("Bodies of all requests together", .timeLimit(.minutes(20)))
struct BodyBudgetTests {
  private static let unit = APITests.signUp.utf8.count

  @Test("what is reserved is never more than the limit, and what is given back can be taken again")
  func budget() {
    let budget = BodyBudget(limit: 10, share: 10)
    let (one, other) = (budget.place(of: nil) {}, budget.place(of: nil) {})
    #expect(one.reserve(4))
    #expect(other.reserve(6))
    #expect(!one.reserve(1))
    #expect(!one.reserve(.max))
    #expect(budget.bytesHeld == 10)
    one.release()
    #expect(!other.reserve(5))
    #expect(other.reserve(4))
    other.release()
    other.release()
    #expect(budget.bytesHeld == 0)
    #expect(budget.placesHeld == 0)
  }

  @Test("one address has its share, a /64 one, a /48 four; what has no address only the sum")
  func shares() {
    let budget = BodyBudget(limit: 100, share: 10)
    let one = budget.place(of: "192.0.2.1") {}
    #expect(one.reserve(10))
    #expect(!one.reserve(1))
    #expect(!budget.place(of: "::ffff:192.0.2.1") {}.reserve(1))
    #expect(budget.place(of: "192.0.2.2") {}.reserve(10))
    one.release()
    #expect(budget.place(of: "192.0.2.1") {}.reserve(10))
    let subnets = (0..<4).map { budget.place(of: "2001:db8:0:\($0)::1") {} }
    for subnet in subnets { #expect(subnet.reserve(10)) }
    #expect(!budget.place(of: "2001:db8:0:3::2") {}.reserve(1))
    #expect(!budget.place(of: "2001:db8:0:4::1") {}.reserve(1))
    #expect(budget.place(of: "2001:db8:1::1") {}.reserve(10))
    let unknown = budget.place(of: nil) {}
    #expect(unknown.reserve(50))
    #expect(!unknown.reserve(11))
  }

  @Test("room is made by ending the slowest that are still read, once a second has passed")
  func slowest() {
    let clock = MovedClock()
    let budget = BodyBudget(limit: 100, share: 100) { clock.now }
    let ended = NIOLockedValueBox<[String]>([])
    func place(_ name: String) -> BodyPlace {
      budget.place(of: "192.0.2.\(name.count)") { ended.withLockedValue { $0.append(name) } }
    }
    let (whole, slow, slower) = (place("whole"), place("slow"), place("slower"))
    #expect(whole.reserve(30, isRead: true))
    whole.finishReading()
    #expect(slow.reserve(40, isRead: true))
    #expect(slower.reserve(30, isRead: true))
    let newcomer = place("new")
    // All came just now: none is known as slow.
    #expect(!newcomer.reserve(10, isRead: true))
    clock.advance(by: BodyBudget.grace)
    #expect(newcomer.reserve(10, isRead: true))
    #expect(ended.withLockedValue { $0 } == ["slower"])
    #expect(!slower.reserve(1, isRead: true))
    slower.release()
    #expect(budget.bytesHeld == 80)
    clock.advance(by: BodyBudget.grace)
    // The newcomer has become the slowest, and ends no faster one.
    #expect(!newcomer.reserve(30, isRead: true))
    #expect(ended.withLockedValue { $0 } == ["slower"])
    #expect(slow.reserve(30, isRead: true))
    #expect(ended.withLockedValue { $0 } == ["slower", "new"])
  }

  @Test("a share makes room within itself, at no cost of others")
  func slowInShare() {
    let clock = MovedClock()
    let budget = BodyBudget(limit: 100, share: 10) { clock.now }
    let ended = NIOLockedValueBox<[String]>([])
    func place(_ address: String, _ name: String) -> BodyPlace {
      budget.place(of: address) { ended.withLockedValue { $0.append(name) } }
    }
    let other = place("192.0.2.2", "other")
    let own = place("192.0.2.1", "own")
    #expect(other.reserve(1, isRead: true))
    #expect(own.reserve(8, isRead: true))
    clock.advance(by: BodyBudget.grace)
    #expect(place("192.0.2.1", "new").reserve(10, isRead: true))
    #expect(ended.withLockedValue { $0 } == ["own"])
  }

  @Test("one address that takes its share is refused more, and others are not")
  func sharesOfClients() async throws {
    let held = HeldCalls()
    defer { held.release() }
    var rig = Rig {
      $0.limits.allBodiesBytes = 3 * Self.unit
      $0.limits.bodiesPerAddressBytes = Self.unit
      $0.trustedProxies = ["127.0.0.0/8"]
    }
    rig.authentication = held.service
    @Sendable func request(_ address: String) -> TestRequest {
      .call("SignUp", APITests.signUp, [("X-Forwarded-For", address)])
    }
    try await rig.run { ports in
      try await Wire.connect(port: ports.clients) { first in
        try await first.send(request("192.0.2.1").bytes)
        for await _ in held.begun.prefix(1) {}
        let refused = try await Wire.exchange(request("192.0.2.1"), port: ports.clients)
        #expect(refused.exception == "TooManyRequestsException")
        try await Wire.connect(port: ports.clients) { second in
          try await second.send(request("192.0.2.2").bytes)
          for await _ in held.begun.prefix(1) {}
          held.release()
          #expect(try await second.reply().status == 200)
        }
        #expect(try await first.reply().status == 200)
      }
    }
  }

  @Test("a client that sends slowly is disconnected for one that needs its room")
  func slowClient() async throws {
    let rig = Rig {
      $0.limits.allBodiesBytes = Self.unit
      $0.limits.bodiesPerAddressBytes = Self.unit
    }
    try await rig.run { ports in
      try await Wire.connect(port: ports.clients) { slow in
        let request = TestRequest.call("SignUp", APITests.signUp)
        try await slow.send(Array(request.bytes.dropLast(1)))
        // The slow one's piece may come later than the first of these; then they need its room.
        let knocking = Task {
          while !Task.isCancelled { _ = try? await Wire.exchange(request, port: ports.clients) }
        }
        try await slow.waitUntilClosed()
        knocking.cancel()
        await knocking.value
      }
    }
  }

  @Test("a body above the sum is refused at once, the connection closed, and others go on")
  func refused() async throws {
    let held = HeldCalls()
    // Also when an expectation fails: the gateway does not stop before its calls have ended.
    defer { held.release() }
    var rig = Rig { $0.limits.allBodiesBytes = 2 * Self.unit }
    rig.authentication = held.service
    try await rig.run { ports in
      let request = TestRequest.call("SignUp", APITests.signUp)
      try await Wire.connect(port: ports.clients) { first in
        try await first.send(request.bytes)
        try await Wire.connect(port: ports.clients) { second in
          try await second.send(request.bytes)
          for await _ in held.begun.prefix(2) {}
          try await Wire.connect(port: ports.clients) { third in
            try await third.send(request.bytes)
            let reply = try await third.reply()
            #expect(reply.status == 400)
            #expect(reply.exception == "TooManyRequestsException")
            #expect(reply["connection"] == "close")
            try await third.waitUntilClosed()
          }
          // What needs no body is answered all the same, what names no operation without keeping one.
          let health = try await Wire.exchange(.get("/healthz"), port: ports.clients)
          #expect(health.status == 200)
          let unknown = try await Wire.exchange(
            .call("Nothing", APITests.signUp),
            port: ports.clients
          )
          #expect(unknown.exception == "UnknownOperationException")
          held.release()
          #expect(try await second.reply().status == 200)
        }
        #expect(try await first.reply().status == 200)
      }
      // Everything was given back: two at once have room again, one after the other many.
      for _ in 0..<5 {
        #expect(try await Wire.exchange(request, port: ports.clients).status == 200)
      }
    }
    #expect(held.service.calls.filter { $0.method.hasSuffix("/SignUp") }.count == 7)
  }

  @Test("what a client announces and does not send takes nothing from others")
  func announced() async throws {
    let rig = Rig { $0.limits.allBodiesBytes = 2 * Self.unit }
    try await rig.run { ports in
      try await Wire.connect(port: ports.clients) { slow in
        var head = TestRequest.call("SignUp").without("Content-Length").bytes
        head.removeLast("{}".utf8.count + "Content-Length: 2\r\n\r\n".utf8.count)
        try await slow.send(head + Array("Content-Length: \(2 * Self.unit)\r\n\r\n{".utf8))
        let request = TestRequest.call("SignUp", APITests.signUp)
        #expect(try await Wire.exchange(request, port: ports.clients).status == 200)
      }
    }
  }

  @Test("a refused and a broken-off body give back what they held")
  func givenBack() async throws {
    let rig = Rig { $0.limits.allBodiesBytes = 2 * Self.unit }
    try await rig.run { ports in
      for _ in 0..<5 {
        let large = TestRequest.call("SignUp", String(repeating: " ", count: 3 * Self.unit))
        let reply = try await Wire.exchange(large, port: ports.clients)
        #expect(reply.exception == "TooManyRequestsException")
        try await Wire.connect(port: ports.clients) { wire in
          try await wire.send(Array(TestRequest.call("SignUp", APITests.signUp).bytes.dropLast(3)))
          wire.finish()
          try await wire.waitUntilClosed()
        }
        let request = TestRequest.call("SignUp", APITests.signUp)
        #expect(try await Wire.exchange(request, port: ports.clients).status == 200)
      }
    }
  }

  @Test("an upload has its place among the bodies, and is told to slow down without one")
  func upload() async throws {
    let held = HeldCalls()
    // Also when an expectation fails: the gateway does not stop before its calls have ended.
    defer { held.release() }
    var rig = Rig { $0.limits.allBodiesBytes = UserImportUpload.pieceBytes + Self.unit - 1 }
    rig.authentication = held.service
    try await rig.run { ports in
      let put = UploadTests.put(Array("a,b\n".utf8))
      #expect(try await Wire.exchange(put, port: ports.clients).status == 200)
      try await Wire.connect(port: ports.clients) { first in
        try await first.send(TestRequest.call("SignUp", APITests.signUp).bytes)
        for await _ in held.begun.prefix(1) {}
        let reply = try await Wire.exchange(put, port: ports.clients)
        #expect(reply.status == 503)
        #expect(reply.body.contains("<Code>SlowDown</Code>"))
        #expect(reply["connection"] == "close")
        held.release()
        #expect(try await first.reply().status == 200)
      }
      #expect(try await Wire.exchange(put, port: ports.clients).status == 200)
    }
    let pieces = held.service.calls.filter { $0.method.hasSuffix("/AppendToUserImportUpload") }
    #expect(pieces.count == 2)
  }
}

/// Moves when a test says so.
private final class MovedClock: Sendable {
  private let instant = NIOLockedValueBox(ContinuousClock.now)

  var now: ContinuousClock.Instant { instant.withLockedValue { $0 } }
  func advance(by duration: Duration) { instant.withLockedValue { $0 += duration } }
}
