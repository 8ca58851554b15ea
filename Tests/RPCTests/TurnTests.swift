import GatehouseMessages
import NIOCore
import NIOEmbedded
import OperatingSystem
import Testing

@testable import RPC

/// Many frames of one read, on an event loop whose clock the tests move.
@Suite("Connections that bring much at once")
struct TurnTests {
  private let loop = EmbeddedEventLoop()
  private let core = ServerCore(
    RPCTestHarness.router(),
    // Calls are refused at once: a handler would run on another thread than the embedded loop.
    admission: CallerAdmission(
      allowed: ["test.v1.OtherService": [RPCTestHarness.me.userID]],
      everywhere: []
    ),
    limits: RPCLimits(),
    logger: RPCTestHarness.silence
  )
  private static let turn = ServerConnectionHandler.framesPerTurn

  private final class Reads: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer
    var count = 0
    func read(context: ChannelHandlerContext) { count += 1 }
  }

  private struct Connection {
    let channel: EmbeddedChannel
    let reads = Reads()

    init(_ loop: EmbeddedEventLoop, _ core: ServerCore) throws {
      channel = EmbeddedChannel(loop: loop)
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(reads)
      try pipeline.addHandler(ServerConnectionHandler(core: core, caller: RPCTestHarness.me))
      try channel.connect(to: SocketAddress(unixDomainSocketPath: "/turns")).wait()
      try channel.writeInbound(ByteBuffer(bytes: FrameReader.preface))
      reads.count = 0
    }

    func send(_ frames: [Frame]) throws {
      var bytes = ByteBuffer()
      for frame in frames { try FrameWriter.append(frame, to: &bytes) }
      try channel.writeInbound(bytes)
    }

    /// What was answered since the last look.
    func answers() throws -> [Frame] {
      var reader = FrameReader(maxFrameBytes: 1 << 16, expectsPreface: false)
      while let bytes = try channel.readOutbound(as: ByteBuffer.self) { reader.append(bytes) }
      var frames: [Frame] = []
      while let frame = try reader.next() { frames.append(frame) }
      return frames
    }
  }

  private static func pings(_ numbers: Range<Int>) -> [Frame] {
    numbers.map { FrameWriter.ping(UInt64($0)) }
  }

  private static func acknowledgements(_ numbers: Range<Int>) -> [Frame] {
    numbers.map { FrameWriter.acknowledgement(UInt64($0)) }
  }

  @Test("another connection is answered before the rest of what one has brought")
  func others() throws {
    let (first, second) = (try Connection(loop, core), try Connection(loop, core))
    try first.send(Self.pings(0..<(2 * Self.turn + 3)))
    #expect(try first.answers() == Self.acknowledgements(0..<Self.turn))
    try second.send([Frame(call: CallFrame(streamId: 1, method: RPCTestHarness.echo.fullName))])
    #expect(try second.answers().first?.reply?.code == RPCStatusCode.permissionDenied.rawValue)
    #expect(try first.answers() == [])
    loop.advanceTime(by: ServerConnectionHandler.turnPause)
    #expect(try first.answers() == Self.acknowledgements(Self.turn..<(2 * Self.turn)))
    // Nothing more is read before all is taken.
    #expect(first.reads.count == 0)
    loop.advanceTime(by: ServerConnectionHandler.turnPause)
    #expect(
      try first.answers() == Self.acknowledgements((2 * Self.turn)..<(2 * Self.turn + 3))
    )
    #expect(first.reads.count == 1)
  }

  @Test("what a peer has brought waits until it reads its answers")
  func unread() throws {
    let connection = try Connection(loop, core)
    try connection.send(Self.pings(0..<Self.turn))
    try connection.send(Self.pings(Self.turn..<(Self.turn + 3)))
    #expect(try connection.answers().count == Self.turn)
    connection.channel.isWritable = false
    loop.advanceTime(by: .seconds(1))
    #expect(try connection.answers() == [])
    connection.channel.isWritable = true
    connection.channel.pipeline.fireChannelWritabilityChanged()
    #expect(try connection.answers() == Self.acknowledgements(Self.turn..<(Self.turn + 3)))
    #expect(connection.reads.count == 1)
  }

  @Test("what no frame is ends the connection in its turn, and an end ends the turns")
  func ends() throws {
    let connection = try Connection(loop, core)
    try connection.send(Self.pings(0..<Self.turn))
    try connection.channel.writeInbound(ByteBuffer(bytes: [0, 0, 0, 0]))
    #expect(connection.channel.isActive)
    #expect(try connection.answers().count == Self.turn)
    loop.advanceTime(by: ServerConnectionHandler.turnPause)
    #expect(try connection.answers().last?.goAway?.reason == "malformed_frame")
    #expect(!connection.channel.isActive)

    let other = try Connection(loop, core)
    try other.send(Self.pings(0..<(2 * Self.turn)))
    #expect(try other.answers().count == Self.turn)
    other.channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    loop.advanceTime(by: .seconds(1))
    #expect(try other.answers() == [])
    #expect(!other.channel.isActive)
  }
}
