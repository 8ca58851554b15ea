import Foundation
import GatehouseMessages
import NIOCore
import NIOEmbedded
import OperatingSystem
import TestSupport
import Testing

@testable import RPC

/// A million broken frames, by default: GATEHOUSE_FUZZ_FRAMES says how many, GATEHOUSE_FUZZ_SEED
/// repeats a run.
@Suite("Broken frames end in a status or a closed connection", .serialized)
struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let frames = environment["GATEHOUSE_FUZZ_FRAMES"].flatMap { Int($0) } ?? 1_000_000
  private static let seed =
    environment["GATEHOUSE_FUZZ_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0 ... .max)

  @Test("a server's connection takes them, answers others and leaks nothing")
  func server() async throws {
    print("RPC fuzz: seed \(Self.seed), \(Self.frames) frames")
    let core = Self.core()
    let workers = 2
    let answered = try await withThrowingTaskGroup(of: Int.self) { group in
      for worker in 0..<workers {
        group.addTask {
          try await Self.onThreadOfItsOwn {
            try Self.attack(
              core,
              seed: Self.seed &+ UInt64(worker),
              frames: Self.frames * 85 / 100 / workers
            )
          }
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(core.calls.count == 0)
    #expect(answered > 0)
    try Self.checkThatItAnswers(core)
  }

  /// Minutes of work without a pause would take the concurrency pool from all other tests, and the
  /// processors from those that look at the clock.
  private static func onThreadOfItsOwn<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 15)
        continuation.resume(with: Result { try body() })
      }
    }
  }

  /// Answers how often the server wrote something.
  private static func attack(_ core: ServerCore, seed: UInt64, frames: Int) throws -> Int {
    var source = FrameMutations(seed: seed)
    var sent = 0
    var answered = 0
    while sent < frames {
      weak var handler: ServerConnectionHandler?
      do {
        let connection = ServerConnectionHandler(core: core, caller: RPCTestHarness.me)
        handler = connection
        let channel = EmbeddedChannel(handler: connection)
        try channel.connect(to: SocketAddress(unixDomainSocketPath: "/fuzz")).wait()
        try channel.writeInbound(ByteBuffer(bytes: source.preface()))
        for _ in 0..<16 where channel.isActive {
          try channel.writeInbound(ByteBuffer(bytes: source.frame()))
          sent += 1
        }
        answered += try replies(channel)
        try finish(channel)
      }
      try #require(handler == nil, "a connection outlives its channel; seed \(seed)")
    }
    return answered
  }

  @Test("a client's connection takes them and leaks nothing")
  func client() async throws {
    try await Self.onThreadOfItsOwn { try Self.attackClient() }
  }

  private static func attackClient() throws {
    var source = FrameMutations(seed: seed &+ 100)
    var sent = 0
    while sent < frames * 10 / 100 {
      weak var handler: ClientConnectionHandler?
      do {
        let connection = ClientConnectionHandler(limits: RPCLimits()) { _ in }
        handler = connection
        let channel = EmbeddedChannel(handler: connection)
        try channel.connect(to: SocketAddress(unixDomainSocketPath: "/fuzz")).wait()
        for _ in 0..<16 where channel.isActive {
          try channel.writeInbound(ByteBuffer(bytes: source.frame()))
          sent += 1
        }
        try Self.finish(channel)
      }
      try #require(handler == nil, "a connection outlives its channel; seed \(Self.seed)")
    }
  }

  @Test("a server on a socket takes them while it answers others, and leaks nothing")
  func socket() async throws {
    let harness = try RPCTestHarness()
    let server = harness.server()
    try await harness.running([server]) { client in
      try await until { FileSystem.exists("\(harness.directory)/1.sock") }
      var source = FrameMutations(seed: Self.seed &+ 200)
      var sent = 0
      while sent < Self.frames * 5 / 100 {
        let peer = try await RawPeer(harness)
        var bytes = source.preface()
        for _ in 0..<32 {
          bytes += source.frame()
          sent += 1
        }
        peer.send(bytes)
        if sent % 2048 == 0 {
          let answer = try await client.call(
            RPCTestHarness.echo,
            [1],
            context: RPCTestHarness.context()
          )
          #expect(answer == [1])
        }
        peer.close()
      }
      try await until { server.openConnections <= 1 && server.callsInFlight == 0 }
      let answer = try await client.call(
        RPCTestHarness.echo,
        [2],
        context: RPCTestHarness.context()
      )
      #expect(answer == [2])
    }
    #expect(server.openConnections == 0)
  }

  /// Calls of the embedded server never reach a handler, which would run on another thread than
  /// the embedded loop: the caller is admitted to one service and the frames name another.
  private static func core() -> ServerCore {
    ServerCore(
      RPCTestHarness.router(),
      admission: CallerAdmission(
        allowed: ["test.v1.OtherService": [RPCTestHarness.me.userID]],
        everywhere: []
      ),
      limits: RPCLimits(),
      logger: RPCTestHarness.silence
    )
  }

  private static func replies(_ channel: EmbeddedChannel) throws -> Int {
    var count = 0
    while let bytes = try channel.readOutbound(as: ByteBuffer.self) {
      count += bytes.readableBytes > 0 ? 1 : 0
    }
    return count
  }

  private static func finish(_ channel: EmbeddedChannel) throws {
    if channel.isActive {
      _ = try channel.finish(acceptAlreadyClosed: true)
    }
    channel.embeddedEventLoop.run()
  }

  private static func checkThatItAnswers(_ core: ServerCore) throws {
    let channel = EmbeddedChannel(
      handler: ServerConnectionHandler(core: core, caller: RPCTestHarness.me)
    )
    try channel.connect(to: SocketAddress(unixDomainSocketPath: "/fuzz")).wait()
    var bytes = ByteBuffer(bytes: FrameReader.preface)
    try FrameWriter.append(
      Frame(call: CallFrame(streamId: 1, method: RPCTestHarness.echo.fullName)),
      to: &bytes
    )
    try channel.writeInbound(bytes)
    var reader = FrameReader(maxFrameBytes: 1 << 16, expectsPreface: false)
    reader.append(try #require(try channel.readOutbound(as: ByteBuffer.self)))
    let reply = try #require(try reader.next()?.reply)
    #expect(reply.code == RPCStatusCode.permissionDenied.rawValue)
    try finish(channel)
  }
}
