import OperatingSystem
import RPC
import Synchronization
import TestSupport
import Testing

@Suite("Calls over Unix sockets")
struct SocketTests {
  @Test("a thousand calls in flight each get their own answer")
  func manyCalls() async throws {
    let harness = try RPCTestHarness()
    try await harness.running([harness.server()]) { client in
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 0..<1000 {
          group.addTask {
            let bytes = Array("call \(number)".utf8)
            let context = RPCTestHarness.context()
            return try await client.call(RPCTestHarness.echo, bytes, context: context) == bytes
          }
        }
        for try await isEqual in group { #expect(isEqual) }
      }
    }
  }

  @Test("a failure arrives with its code, reason, message and details")
  func failure() async throws {
    let harness = try RPCTestHarness()
    try await harness.running([harness.server()]) { client in
      let error = await #expect(throws: RPCError.self) {
        try await client.call(RPCTestHarness.fail, [], context: RPCTestHarness.context())
      }
      #expect(error?.code == .notFound)
      #expect(error?.reason == "user_not_found")
      #expect(error?.message == "no such user")
      #expect(error?.details == ["username": "ada"])
    }
  }

  @Test("an unknown method is unimplemented")
  func unknownMethod() async throws {
    let harness = try RPCTestHarness()
    try await harness.running([harness.server()]) { client in
      let error = await #expect(throws: RPCError.self) {
        try await client.call(RPCMethod("test.v1.X/Y"), [], context: RPCTestHarness.context())
      }
      #expect(error?.code == .unimplemented)
    }
  }

  @Test("at the deadline the caller stops waiting and the handler is cancelled")
  func deadline() async throws {
    let harness = try RPCTestHarness()
    let (begun, cancellations) = (CancellationCount(), CancellationCount())
    let server = harness.server(
      router: RPCTestHarness.router(began: begun.add, cancelled: cancellations.add)
    )
    try await harness.running([server]) { client in
      // A busy machine may use the time up before the handler begins: then with more of it.
      var timeout = Duration.milliseconds(50)
      while begun.value == 0 {
        let context = RPCTestHarness.context(timeout)
        let error = await #expect(throws: RPCError.self) {
          try await client.call(RPCTestHarness.slow, [], context: context)
        }
        #expect(error?.code == .deadlineExceeded)
        timeout = timeout * 2
      }
      try await until { cancellations.value == begun.value && server.callsInFlight == 0 }
    }
  }

  @Test("a cancelled caller cancels the handler")
  func cancellation() async throws {
    let harness = try RPCTestHarness()
    let (begun, cancellations) = (CancellationCount(), CancellationCount())
    let server = harness.server(
      router: RPCTestHarness.router(began: begun.add, cancelled: cancellations.add)
    )
    try await harness.running([server]) { client in
      let call = Task {
        try await client.call(RPCTestHarness.slow, [], context: RPCTestHarness.context())
      }
      try await until { begun.value == 1 }
      call.cancel()
      await #expect(throws: RPCError.self) { try await call.value }
      try await until { cancellations.value == 1 && server.callsInFlight == 0 }
    }
  }

  @Test("a user who is on no list is refused before anything is read")
  func strangers() async throws {
    let harness = try RPCTestHarness()
    let server = harness.server(admission: CallerAdmission(allowed: [:], everywhere: [4_000_000]))
    try await harness.running([server]) { client in
      let error = await #expect(throws: RPCError.self) {
        try await client.call(
          RPCTestHarness.echo,
          [],
          context: RPCTestHarness.context()
        )
      }
      #expect(error?.code == .permissionDenied)
      #expect(server.openConnections == 0)
    }
  }

  @Test("a user who is on another service's list is refused at the call")
  func wrongService() async throws {
    let harness = try RPCTestHarness()
    let admission = CallerAdmission(
      allowed: ["test.v1.OtherService": [RPCTestHarness.me.userID]],
      everywhere: []
    )
    try await harness.running([harness.server(admission: admission)]) { client in
      let error = await #expect(throws: RPCError.self) {
        try await client.call(RPCTestHarness.echo, [], context: RPCTestHarness.context())
      }
      #expect(error?.code == .permissionDenied)
    }
  }

  @Test("an oversized request is refused and the connection goes on")
  func oversized() async throws {
    let harness = try RPCTestHarness()
    try await harness.running([harness.server()]) { client in
      let error = await #expect(throws: RPCError.self) {
        try await client.call(
          RPCTestHarness.echo,
          [UInt8](repeating: 1, count: 64 << 20),
          context: RPCTestHarness.context()
        )
      }
      #expect(error?.code == .resourceExhausted)
      let answer = try await client.call(
        RPCTestHarness.echo,
        [1],
        context: RPCTestHarness.context()
      )
      #expect(answer == [1])
    }
  }

  @Test("more calls than allowed are refused, not queued")
  func tooManyCalls() async throws {
    let harness = try RPCTestHarness()
    let begun = CancellationCount()
    var limits = RPCTestHarness.patient
    limits.maxCalls = 2
    let server = harness.server(
      router: RPCTestHarness.router(began: begun.add),
      limits: limits
    )
    try await harness.running([server]) { client in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<2 {
          group.addTask {
            _ = try await client.call(
              RPCTestHarness.slow,
              [],
              context: RPCTestHarness.context()
            )
          }
        }
        try await until { begun.value == 2 }
        for _ in 0..<8 {
          let error = await #expect(throws: RPCError.self) {
            try await client.call(RPCTestHarness.echo, [], context: RPCTestHarness.context())
          }
          #expect(error?.code == .resourceExhausted)
        }
        group.cancelAll()
      }
    }
  }
}

/// Counts from any thread.
final class CancellationCount: Sendable {
  private let count = Atomic<Int>(0)
  var value: Int { count.load(ordering: .sequentiallyConsistent) }
  func add() { count.wrappingAdd(1, ordering: .sequentiallyConsistent) }
}
