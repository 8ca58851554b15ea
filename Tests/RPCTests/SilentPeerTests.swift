import GatehouseMessages
import NIOCore
import NIOEmbedded
import OperatingSystem
import Synchronization
import Testing

@testable import RPC

/// What a connection does about silence, on an event loop whose clock the tests move.
@Suite("Peers that fall silent")
struct SilentPeerTests {
  private let loop = EmbeddedEventLoop()
  private let limits = {
    var limits = RPCLimits()
    limits.handshakeTimeout = .seconds(5)
    limits.keepAliveInterval = .seconds(20)
    limits.keepAliveTimeout = .seconds(10)
    limits.suspicionInterval = .seconds(1)
    limits.suspicionTimeout = .seconds(1)
    return limits
  }()

  private func connection(
    _ handler: any ChannelHandler & SendableMetatype
  ) throws
    -> EmbeddedChannel
  {
    let channel = EmbeddedChannel(loop: loop)
    try channel.pipeline.syncOperations.addHandler(handler)
    try channel.connect(to: SocketAddress(unixDomainSocketPath: "/silent")).wait()
    return channel
  }

  /// A server's connection to a peer that said this and no more.
  private func accepted(_ bytes: [UInt8]) throws -> EmbeddedChannel {
    let core = ServerCore(
      RPCTestHarness.router(),
      admission: CallerAdmission(allowed: [:], everywhere: [RPCTestHarness.me.userID]),
      limits: limits,
      logger: RPCTestHarness.silence
    )
    let channel = try connection(ServerConnectionHandler(core: core, caller: RPCTestHarness.me))
    try channel.writeInbound(ByteBuffer(bytes: bytes))
    return channel
  }

  private func frames(_ channel: EmbeddedChannel) throws -> [Frame] {
    var reader = FrameReader(maxFrameBytes: 1 << 16, expectsPreface: false)
    while let bytes = try channel.readOutbound(as: ByteBuffer.self) { reader.append(bytes) }
    var frames: [Frame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }

  @Test("a peer that says nothing is dropped when its time is over, not before")
  func silent() throws {
    let channel = try accepted([UInt8]("GH".utf8))
    loop.advanceTime(by: .seconds(4))
    #expect(channel.isActive)
    loop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test("a peer that stops in the middle of a frame is asked, and dropped when it does not answer")
  func halfOpen() throws {
    let channel = try accepted(FrameReader.preface + [0, 0, 1, 0, 1, 2, 3])
    loop.advanceTime(by: .seconds(19))
    #expect(try frames(channel) == [])
    loop.advanceTime(by: .seconds(1))
    #expect(try frames(channel) == [FrameWriter.ping(1)])
    loop.advanceTime(by: .seconds(9))
    #expect(channel.isActive)
    loop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test("a peer that answers when it is asked is kept")
  func answers() throws {
    let channel = try accepted(FrameReader.preface)
    for opaque in UInt64(1)...5 {
      loop.advanceTime(by: .seconds(20))
      #expect(try frames(channel) == [FrameWriter.ping(opaque)])
      loop.advanceTime(by: .seconds(9))
      var answer = ByteBuffer()
      FrameWriter.appendControl(FrameWriter.acknowledgement(opaque), to: &answer)
      try channel.writeInbound(answer)
    }
    #expect(channel.isActive)
    _ = try channel.finish()
  }

  @Test("a client leaves a server that never greets, and one that has stopped answering")
  func server() throws {
    var channel = try connection(ClientConnectionHandler(limits: limits) { _ in })
    loop.advanceTime(by: .seconds(4))
    #expect(channel.isActive)
    loop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)

    channel = try connection(ClientConnectionHandler(limits: limits) { _ in })
    var greeting = ByteBuffer()
    FrameWriter.appendControl(FrameWriter.acknowledgement(0), to: &greeting)
    try channel.writeInbound(greeting)
    loop.advanceTime(by: .seconds(29))
    #expect(channel.isActive)
    loop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  /// A client's connection to a server that has greeted, and what the client as a whole hears of it.
  private func greeted() throws -> (EmbeddedChannel, ClientConnection, Told) {
    let told = Told()
    let channel = try connection(ClientConnectionHandler(limits: limits) { told.note($0) })
    var greeting = ByteBuffer()
    FrameWriter.appendControl(FrameWriter.acknowledgement(0), to: &greeting)
    try channel.writeInbound(greeting)
    while try channel.readOutbound(as: ByteBuffer.self) != nil {}
    return (channel, try #require(told.connection), told)
  }

  private func send(_ connection: ClientConnection, isIdempotent: Bool) -> PendingCall {
    let context = RPCTestHarness.context(.seconds(3600), isIdempotent: isIdempotent)
    let call = PendingCall(RPCTestHarness.echo, [], context)
    connection.push(.call(call))
    loop.run()
    return call
  }

  @Test(
    "a server that owes an answer and stands still is told of within two seconds, and keeps what may not be repeated"
  )
  func suspected() throws {
    let (channel, connection, told) = try greeted()
    // Who owes nothing is asked for nothing.
    loop.advanceTime(by: .seconds(10))
    #expect(try frames(channel) == [])
    let (repeatable, single) = (
      send(connection, isIdempotent: true), send(connection, isIdempotent: false)
    )
    _ = try frames(channel)
    loop.advanceTime(by: .milliseconds(999))
    #expect(try frames(channel) == [])
    loop.advanceTime(by: .milliseconds(1))
    #expect(try frames(channel) == [FrameWriter.ping(1)])
    #expect(told.silences == 0)
    loop.advanceTime(by: .seconds(1))
    #expect(told.silences == 1)
    // Without another instance nothing changes for the calls.
    #expect(!repeatable.isEnded)
    connection.giveUpRepeatable()
    loop.run()
    #expect(repeatable.isEnded)
    #expect(!single.isEnded)
    #expect(try frames(channel) == [FrameWriter.cancel(1)])
    #expect(channel.isActive)
    // Any byte is a sign of life.
    var answer = ByteBuffer()
    FrameWriter.appendControl(FrameWriter.acknowledgement(1), to: &answer)
    try channel.writeInbound(answer)
    #expect(told.wasHeard)
    #expect(!single.isEnded)
    _ = try channel.finish()
  }

  @Test("a server that answers pings while a call takes its time is not suspected")
  func slow() throws {
    let (channel, connection, told) = try greeted()
    let call = send(connection, isIdempotent: true)
    for opaque in UInt64(1)...5 {
      _ = try frames(channel)
      loop.advanceTime(by: .seconds(1))
      #expect(try frames(channel) == [FrameWriter.ping(opaque)])
      loop.advanceTime(by: .milliseconds(900))
      var answer = ByteBuffer()
      FrameWriter.appendControl(FrameWriter.acknowledgement(opaque), to: &answer)
      try channel.writeInbound(answer)
    }
    #expect(told.silences == 0)
    #expect(!call.isEnded)
    _ = try channel.finish()
  }

  /// What a connection has told; all on one thread.
  private final class Told: Sendable {
    private struct State {
      var connection: ClientConnection?
      var silences = 0
      var wasHeard = false
    }

    private let state = Mutex(State())

    var connection: ClientConnection? { state.withLock { $0.connection } }
    var silences: Int { state.withLock { $0.silences } }
    var wasHeard: Bool { state.withLock { $0.wasHeard } }

    func note(_ event: ClientConnectionHandler.Event) {
      state.withLock { state in
        switch event {
        case .ready(let connection): state.connection = connection
        case .silent: state.silences += 1
        case .heard: state.wasHeard = true
        case .leaving, .ended: break
        }
      }
    }
  }
}
