import RPC
import TestSupport
import Testing

@Suite("Calls within the process")
struct InProcessChannelTests {
  @Test("bytes go in and come out")
  func echo() async throws {
    let channel = InProcessChannel(RPCTestHarness.router())
    let answer = try await channel.call(
      RPCTestHarness.echo,
      [1, 2],
      context: RPCTestHarness.context()
    )
    #expect(answer == [1, 2])
  }

  @Test("a failure is the handler's own")
  func failure() async {
    let channel = InProcessChannel(RPCTestHarness.router())
    let error = await #expect(throws: RPCError.self) {
      try await channel.call(RPCTestHarness.fail, [], context: RPCTestHarness.context())
    }
    #expect(error?.reason == "user_not_found")
  }

  @Test("an unknown method is unimplemented")
  func unknown() async {
    let channel = InProcessChannel(RPCTestHarness.router())
    let error = await #expect(throws: RPCError.self) {
      try await channel.call(RPCMethod("a.B/C"), [], context: RPCTestHarness.context())
    }
    #expect(error?.code == .unimplemented)
  }

  @Test("at the deadline the caller stops waiting and the handler is cancelled")
  func deadline() async throws {
    let (begun, cancellations) = (CancellationCount(), CancellationCount())
    let channel = InProcessChannel(
      RPCTestHarness.router(began: begun.add, cancelled: cancellations.add)
    )
    let error = await #expect(throws: RPCError.self) {
      try await channel.call(
        RPCTestHarness.slow,
        [],
        context: RPCTestHarness.context(.milliseconds(50))
      )
    }
    #expect(error?.code == .deadlineExceeded)
    try await until { cancellations.value == begun.value }
  }

  @Test("a cancelled caller cancels the handler")
  func cancellation() async throws {
    let (begun, cancellations) = (CancellationCount(), CancellationCount())
    let channel = InProcessChannel(
      RPCTestHarness.router(began: begun.add, cancelled: cancellations.add)
    )
    let call = Task {
      try await channel.call(RPCTestHarness.slow, [], context: RPCTestHarness.context())
    }
    try await until { begun.value == 1 }
    call.cancel()
    let error = await #expect(throws: RPCError.self) { try await call.value }
    #expect(error?.code == .cancelled)
    try await until { cancellations.value == 1 }
  }

  @Test("a request or response that is too large is refused")
  func tooLarge() async {
    let channel = InProcessChannel(RPCTestHarness.router())
    let error = await #expect(throws: RPCError.self) {
      try await channel.call(
        RPCTestHarness.echo,
        [UInt8](repeating: 0, count: 5 << 20),
        context: RPCTestHarness.context()
      )
    }
    #expect(error?.code == .resourceExhausted)
  }
}
