import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import RPC

@Suite("A client's connection that breaks while it is written to")
struct BreakingConnectionTests {
  @Test("every call on it ends once, and nothing is sent twice")
  func breaksInFlush() async throws {
    let channel = NIOAsyncTestingChannel()
    let loop = channel.testingEventLoop
    let ready = Mutex<ClientConnection?>(nil)
    let flushes = Mutex(0)
    try await loop.executeInContext {
      try channel.pipeline.syncOperations.addHandlers([
        BreakingHandler { flushes.withLock { $0 += 1 } },
        ClientConnectionHandler(limits: RPCLimits()) { event in
          guard case .ready(let connection) = event else { return }
          ready.withLock { $0 = connection }
        },
      ])
    }
    try await channel.connect(to: SocketAddress(unixDomainSocketPath: "/nowhere"))
    var greeting = ByteBuffer()
    FrameWriter.appendControl(FrameWriter.acknowledgement(0), to: &greeting)
    try await channel.writeInbound(greeting)
    let connection = try #require(ready.withLock { $0 })
    let ended = CancellationCount()

    let outcomes = try await withThrowingTaskGroup(of: PendingCall.Outcome.self) { group in
      for _ in 0..<3 {
        group.addTask {
          let call = PendingCall(RPCTestHarness.echo, [1], RPCTestHarness.context())
          let outcome = await connection.perform(call)
          ended.add()
          return outcome
        }
      }
      while ended.value < 3 {
        await loop.run()
        await Task.yield()
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    // What had left may have been executed; what came after the end had not.
    var lost = 0
    for outcome in outcomes {
      switch outcome {
      case .lost: lost += 1
      case .notBegun: continue
      case .answered: Issue.record("no answer was sent")
      case .silent, .unheard: Issue.record("the peer was not silent")
      }
    }
    #expect(lost > 0)
    // The greeting, and the one that broke.
    #expect(flushes.withLock { $0 } == 2)
  }
}

/// Says that the socket is gone in the middle of the second flush, as a write that fails does.
private final class BreakingHandler: ChannelOutboundHandler {
  typealias OutboundIn = ByteBuffer

  private let flushed: () -> Void
  private var count = 0

  init(flushed: @escaping () -> Void) {
    self.flushed = flushed
  }

  func flush(context: ChannelHandlerContext) {
    flushed()
    count += 1
    if count == 2 {
      context.fireChannelInactive()
    } else {
      context.flush()
    }
  }
}
