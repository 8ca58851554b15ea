import GatehouseMessages
import GatehouseStubs
import OperatingSystem
import RPC
import Synchronization
import Testing

@Suite("What travels with a call")
struct TravellingTests {
  private static let method = RPCMethod("test.v1.EchoService/Context")

  @Test("request id, trace, metadata and the caller arrive")
  func context() async throws {
    let harness = try RPCTestHarness()
    let seen = Mutex<RPCCallContext?>(nil)
    var router = RPCRouter()
    router.register(Self.method) { (bytes, context) async throws(RPCError) -> [UInt8] in
      seen.withLock { $0 = context }
      return bytes
    }
    try await harness.running([harness.server(router: router)]) { client in
      var context = RPCTestHarness.context()
      context.traceparent = "00-1-2-01"
      context.sourceIP = "203.0.113.9"
      context.userAgent = "with\0NUL"
      _ = try await client.call(Self.method, [], context: context)
    }
    let arrived = try #require(seen.withLock { $0 })
    #expect(arrived.requestID == "r-1")
    #expect(arrived.traceparent == "00-1-2-01")
    #expect(arrived.sourceIP == "203.0.113.9")
    #expect(arrived.userAgent == "with\u{FFFD}NUL")
    #expect(arrived.caller?.userID == RPCTestHarness.me.userID)
  }

  @Test("a deadline shrinks with each hop")
  func deadline() async throws {
    let harness = try RPCTestHarness()
    let seen = Mutex<Duration?>(nil)
    var router = RPCRouter()
    router.register(Self.method) { (bytes, context) async throws(RPCError) -> [UInt8] in
      seen.withLock { $0 = ContinuousClock.now.duration(to: context.deadline) }
      return bytes
    }
    try await harness.running([harness.server(router: router)]) { client in
      let context = RPCTestHarness.context(.seconds(500))
      _ = try await client.call(Self.method, [], context: context)
    }
    let left = try #require(seen.withLock { $0 })
    // The time of the way there and the margin are no longer available.
    #expect(left <= .seconds(500) - .milliseconds(10))
    #expect(left > .zero)
  }

  @Test("a call without time left is not sent")
  func noTime() async throws {
    let harness = try RPCTestHarness()
    let called = CancellationCount()
    var router = RPCRouter()
    router.register(Self.method) { (bytes, _) async throws(RPCError) -> [UInt8] in
      called.add()
      return bytes
    }
    try await harness.running([harness.server(router: router)]) { client in
      let error = await #expect(throws: RPCError.self) {
        try await client.call(Self.method, [], context: RPCTestHarness.context(.zero))
      }
      #expect(error?.code == .deadlineExceeded)
    }
    #expect(called.value == 0)
  }

  @Test("every server answers health checks for itself and each of its services")
  func health() async throws {
    let harness = try RPCTestHarness()
    try await harness.running([harness.server()]) { client in
      let health = HealthClient(client)
      let expected: [(String?, HealthCheckResponse.ServingStatus)] = [
        (nil, .serving), ("", .serving), ("test.v1.EchoService", .serving),
        ("test.v1.OtherService", .serviceUnknown),
      ]
      for (service, status) in expected {
        let answer = try await health.check(
          HealthCheckRequest(service: service),
          context: RPCTestHarness.context()
        )
        #expect(answer.servingStatus == status)
      }
    }
  }
}
