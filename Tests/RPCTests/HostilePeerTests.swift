import GatehouseMessages
import Glibc
import NIOCore
import OperatingSystem
import Synchronization
import TestSupport
import Testing

@testable import RPC

@Suite("Peers that do not behave")
struct HostilePeerTests {
  /// Runs a body against a server, and checks that the server still answers others afterwards.
  private func against(
    _ limits: RPCLimits = RPCTestHarness.patient,
    _ body: @Sendable (RPCTestHarness, RPCServer) async throws -> Void
  ) async throws {
    let harness = try RPCTestHarness()
    let server = harness.server(limits: limits)
    try await harness.running([server]) { client in
      try await until { FileSystem.exists("\(harness.directory)/1.sock") }
      try await body(harness, server)
      let answer = try await client.call(
        RPCTestHarness.echo,
        [1],
        context: RPCTestHarness.context()
      )
      #expect(answer == [1])
    }
    #expect(server.callsInFlight == 0)
    #expect(server.openConnections == 0)
  }

  private static let noFrames: [(String, [UInt8])] = [
    ("wrong_preface", [UInt8]("GET / HTTP/1.1\r\n\r\n".utf8)),
    ("wrong_version", [UInt8]("GHRP".utf8) + [9]),
    ("frame_too_large", FrameReader.preface + [4, 0, 0, 0]),
    ("malformed_frame", FrameReader.preface + [0, 0, 0, 0]),
    ("malformed_frame", FrameReader.preface + [0, 0, 0, 1, 0xFF]),
  ]

  @Test("what is not this protocol gets a go-away and an end", arguments: noFrames)
  func garbage(reason: String, bytes: [UInt8]) async throws {
    try await against { harness, _ in
      let peer = try await RawPeer(harness)
      peer.send(bytes)
      try await until { peer.isClosed }
      #expect(try peer.frames.last?.goAway?.reason == reason)
    }
  }

  @Test("a ping is acknowledged with its own value")
  func ping() async throws {
    try await against { harness, _ in
      let peer = try await RawPeer(harness)
      peer.send(FrameReader.preface)
      try peer.send(FrameWriter.ping(77))
      try await until { (try? peer.frames.count) == 1 }
      #expect(try peer.frames == [FrameWriter.acknowledgement(77)])
      peer.close()
    }
  }

  @Test("a peer that does not read its answers is not read, and costs bounded memory")
  func slowReader() async throws {
    var limits = RPCTestHarness.patient
    limits.maxCallsPerConnection = 64
    try await against(limits) { harness, server in
      let peer = try await RawPeer(harness, reads: false)
      peer.send(FrameReader.preface)
      let message = [UInt8](repeating: 1, count: 256 << 10)
      var call = CallFrame(method: RPCTestHarness.echo.fullName, message: message)
      var sent = 0
      // Until it stopped for good: no call runs whose end could let it read on.
      try await until {
        if sent - peer.written < 4, sent < 1600 {
          call.streamId = UInt64(2 * sent + 1)
          try peer.send(Frame(call: call))
          sent += 1
        }
        return try await Self.isReadingPaused(server) || peer.written == 1600
      }
      // 256 kB each: what it answers at a time, and what lies in the sockets; not all 400 MB.
      #expect(peer.written < 128)
      peer.close()
    }
  }

  /// Whether the server reads nothing more from its connection until the peer takes answers.
  private static func isReadingPaused(_ server: RPCServer) async throws -> Bool {
    guard let channel = server.connections.channels.first else { return false }
    return try await channel.eventLoop.submit {
      let handler = try channel.pipeline.syncOperations.handler(
        type: ServerConnectionHandler.self
      )
      return handler.isReadPaused && server.callsInFlight == 0
    }.get()
  }

  /// Counts the bytes of each read.
  private final class Reads: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer
    let sizes = Mutex<[Int]>([])

    func channelActive(context: ChannelHandlerContext) { context.read() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let size = unwrapInboundIn(data).readableBytes
      sizes.withLock { $0.append(size) }
      context.read()
    }
  }

  @Test("of what a peer has sent 16 KiB are read at a time")
  func boundedRead() async throws {
    let server = try RPCTestHarness().server()
    let place = try #require(ConnectionPlace(in: server.core.connections))
    var ends: [Int32] = [0, 0]
    try #require(unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { FileSystem.close(ends[0]) }
    // It lies in the socket before the server reads.
    let bytes = [UInt8](repeating: 1, count: 100_000)
    try #require(unsafe write(ends[0], bytes, bytes.count) == bytes.count)
    let reads = Reads()
    server.connect(ends[1], holding: place) { channel in
      try channel.pipeline.syncOperations.addHandler(reads)
    }
    try await until { reads.sizes.withLock { $0.reduce(0, +) } == bytes.count }
    #expect(reads.sizes.withLock { $0.max() } == 16_384)
  }

  @Test("connections beyond the limit are closed")
  func tooManyConnections() async throws {
    var limits = RPCTestHarness.patient
    limits.maxConnections = 3
    try await against(limits) { harness, server in
      var peers: [RawPeer] = []
      for _ in 0..<3 {
        peers.append(try await RawPeer(harness))
      }
      try await until { server.openConnections == 3 }
      let last = try await RawPeer(harness)
      try await until { last.isClosed }
      for peer in peers {
        #expect(!peer.isClosed)
        peer.close()
      }
      try await until { server.openConnections == 0 }
    }
  }

  @Test("a call whose time is over when it arrives is not begun")
  func noTime() async throws {
    try await against { harness, _ in
      for timeout: Int64 in [0, -1, .min] {
        let peer = try await RawPeer(harness)
        peer.send(FrameReader.preface)
        try peer.send(
          Frame(
            call: CallFrame(
              streamId: 1,
              method: RPCTestHarness.echo.fullName,
              timeoutMicros: timeout
            )
          )
        )
        try await until { (try? peer.frames.count) == 1 }
        #expect(
          try peer.frames.first?.reply?.code == RPCStatusCode.deadlineExceeded.rawValue
        )
        peer.close()
      }
    }
  }

  @Test("a timeout beyond all measure is cut to the server's own")
  func longTimeout() async throws {
    try await against { harness, _ in
      let peer = try await RawPeer(harness)
      peer.send(FrameReader.preface)
      try peer.send(
        Frame(
          call: CallFrame(
            streamId: 1,
            method: RPCTestHarness.echo.fullName,
            timeoutMicros: .max
          )
        )
      )
      try await until { (try? peer.frames.count) == 1 }
      #expect(try peer.frames.first?.reply?.code == 0)
      peer.close()
    }
  }

  @Test("a peer that goes away in the middle of its calls leaves nothing behind")
  func vanishes() async throws {
    try await against { harness, server in
      let peer = try await RawPeer(harness)
      peer.send(FrameReader.preface)
      for stream in stride(from: UInt64(1), to: 40, by: 2) {
        try peer.send(
          Frame(call: CallFrame(streamId: stream, method: RPCTestHarness.slow.fullName))
        )
      }
      try await until { server.callsInFlight == 20 }
      peer.close()
      try await until { server.callsInFlight == 0 && server.openConnections == 0 }
    }
  }
}
