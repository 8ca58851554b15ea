import RPC

/// A service that keeps every call waiting until the test lets all go.
struct HeldCalls: Sendable {
  let service: FakeService
  /// Yields for each call that has come.
  let begun: AsyncStream<Void>
  let release: @Sendable () -> Void

  init() {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let gate = Gate()
    self.begun = begun
    release = { gate.open() }
    service = FakeService { (call) throws(RPCError) in
      guard call.method.hasSuffix("/SignUp") else { return [] }
      begin.yield()
      await gate.wait()
      return []
    }
  }
}

/// Lets all callers through once it is open.
final class Gate: Sendable {
  private let continuation: AsyncStream<Void>.Continuation
  private let waiting: Task<Void, Never>

  init() {
    let (opened, continuation) = AsyncStream.makeStream(of: Void.self)
    self.continuation = continuation
    waiting = Task {
      for await _ in opened.prefix(1) {}
    }
  }

  func open() { continuation.yield() }
  func wait() async { await waiting.value }
}
