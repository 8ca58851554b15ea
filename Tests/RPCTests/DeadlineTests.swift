import Domain
import GatehouseMessages
import NIOCore
import NIOPosix
import OperatingSystem
import Synchronization
import TestSupport
import Testing

@testable import RPC

@Suite("Deadlines of the machine's clock")
struct DeadlineTests {
  private static let method = RPCMethod("test.v1.EchoService/Deadline")

  private struct Seen {
    var context: ContinuousClock.Instant?
    var current: ContinuousClock.Instant?
  }

  @Test("the deadline of the edge arrives, a margin earlier, and is known to the handler")
  func travels() async throws {
    let harness = try RPCTestHarness()
    let seen = Mutex(Seen())
    var router = RPCRouter()
    router.register(Self.method) { (bytes, context) async throws(RPCError) -> [UInt8] in
      seen.withLock { $0 = Seen(context: context.deadline, current: CallDeadline.current) }
      return bytes
    }
    let context = RPCTestHarness.context(.seconds(500))
    try await harness.running([harness.server(router: router)]) { client in
      _ = try await client.call(Self.method, [], context: context)
    }
    // Whenever it was read.
    #expect(seen.withLock { $0.context } == context.deadline - RPCLimits().deadlineMargin)
    #expect(seen.withLock { $0.current } == seen.withLock { $0.context })
    #expect(CallDeadline.current == nil)
  }

  @Test("a call that lay in the socket until its time was over is not begun")
  func layInSocket() async throws {
    let harness = try RPCTestHarness()
    let called = CancellationCount()
    var router = RPCRouter()
    router.register(Self.method) { (bytes, _) async throws(RPCError) -> [UInt8] in
      called.add()
      return bytes
    }
    try await harness.running([harness.server(router: router)]) { _ in
      try await until { FileSystem.exists("\(harness.directory)/1.sock") }
      let peer = try await RawPeer(harness)
      peer.send(FrameReader.preface)
      let passed: [Int64] = [ContinuousClock.now.machineNanoseconds, 0, -1, .min]
      for (index, deadline) in passed.enumerated() {
        // What was left when it was sent says nothing.
        try peer.send(call(UInt64(2 * index + 1), timeout: 10_000_000, deadline: deadline))
      }
      try await until { (try? peer.frames.count) == passed.count }
      for frame in try peer.frames {
        #expect(frame.reply?.code == RPCStatusCode.deadlineExceeded.rawValue)
      }
      peer.close()
    }
    #expect(called.value == 0)
  }

  private func call(_ stream: UInt64, timeout: Int64?, deadline: Int64?) -> Frame {
    Frame(
      call: CallFrame(
        streamId: stream,
        method: Self.method.fullName,
        timeoutMicros: timeout,
        deadlineNanos: deadline
      )
    )
  }

  @Test("a deadline is bounded by the time left and by the server, and need not be said")
  func bounds() throws {
    let core = ServerCore(
      RPCTestHarness.router(),
      admission: CallerAdmission(allowed: [:], everywhere: []),
      limits: RPCLimits(),
      logger: RPCTestHarness.silence
    )
    let now = ContinuousClock.now
    let soon = now + .seconds(3)
    let cases: [(timeout: Int64?, deadline: Int64?, expected: ContinuousClock.Instant)] = [
      (nil, nil, now + .seconds(10)),
      (5_000_000, nil, now + .seconds(5)),
      (5_000_000, soon.machineNanoseconds, soon),
      (1_000_000, soon.machineNanoseconds, now + .seconds(1)),
      (nil, soon.machineNanoseconds, soon),
      (nil, .max, now + .seconds(600)),
      (.max, .max, now + .seconds(600)),
    ]
    for (timeout, deadline, expected) in cases {
      let frame = try #require(call(1, timeout: timeout, deadline: deadline).call)
      #expect(core.deadline(of: frame, now: now) == expected)
    }
  }

  @Test("a moment beyond what the wire can say is its nearest")
  func machineTime() {
    let now = ContinuousClock.now
    #expect(ContinuousClock.Instant(machineNanoseconds: now.machineNanoseconds) == now)
    #expect((now + .seconds(Int64.max / 2)).machineNanoseconds == .max)
    #expect((now - .seconds(Int64.max / 2)).machineNanoseconds == .min)
  }

  @Test("a handler that has no time left when it gets its thread is not begun")
  func noThread() async {
    var context = RPCTestHarness.context()
    context.deadline = .now
    let result = await Handling.result(
      of: { (bytes, _) async throws(RPCError) in
        Issue.record("begun")
        return bytes
      },
      method: RPCTestHarness.echo.fullName,
      [],
      context
    )
    #expect(result.statusCode == .deadlineExceeded)
  }

  @Test("what fails because the time is over is told as that")
  func outage() async {
    var context = RPCTestHarness.context()
    context.deadline = .now + .milliseconds(20)
    let deadline = context.deadline
    let codes: [RPCStatusCode] = [.unavailable, .notFound]
    for code in codes {
      let result = await Handling.result(
        of: { (_, _) async throws(RPCError) in
          while .now < deadline { await Task.yield() }
          throw RPCError(code: code)
        },
        method: RPCTestHarness.echo.fullName,
        [],
        context
      )
      guard result.statusCode != .deadlineExceeded else { continue }
      #expect(result.statusCode == .notFound)
    }
  }

  @Test("a call to a peer that fell silent is not told as lost before its deadline")
  func silentPeer() async throws {
    let harness = try RPCTestHarness()
    defer { harness.discard() }
    let silent = try await ServerBootstrap(group: harness.group)
      .childChannelInitializer { $0.pipeline.addHandler(GreetingHandler()) }
      .bind(unixDomainSocketPath: "\(harness.directory)/1.sock").get()
    var limits = RPCTestHarness.patient
    limits.keepAliveInterval = .milliseconds(5)
    limits.keepAliveTimeout = .milliseconds(5)
    let client = harness.client(limits)
    try await withEnoughTime { time in
      let context = RPCTestHarness.context(time)
      let error = await #expect(throws: RPCError.self) {
        try await client.call(Self.method, [], context: context)
      }
      #expect(ContinuousClock.now >= context.deadline)
      #expect(error?.code == .deadlineExceeded)
      return true
    }
    client.close()
    try await silent.close()
  }
}

/// Greets a client and then says nothing more.
private final class GreetingHandler: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  func channelActive(context: ChannelHandlerContext) {
    var bytes = ByteBuffer()
    FrameWriter.appendControl(FrameWriter.acknowledgement(0), to: &bytes)
    context.writeAndFlush(wrapOutboundOut(bytes), promise: nil)
  }
}
