import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import HTTPServer

/// The time limits of a connection, on an event loop whose clock the tests move.
@Suite("Time limits")
struct DeadlineTests {
  private let loop = EmbeddedEventLoop()
  private let channel: EmbeddedChannel
  private let connection: ConnectionDeadline

  init() throws {
    var limits = ConnectionLimits()
    limits.answerTime = .seconds(40)
    limits.idleTime = .seconds(75)
    connection = ConnectionDeadline(limits)
    channel = EmbeddedChannel(loop: loop)
    try channel.pipeline.syncOperations.addHandler(connection)
    try channel.pipeline.syncOperations.addHandler(CodecStandIn())
    try channel.pipeline.syncOperations.addHandler(
      RequestDeadline(
        limits,
        RequestRules(
          refuse: { fault in
            let status = if case .timeout = fault { 408 } else { 400 }
            return CachedAnswer(head: HTTPResponse(status: .init(code: status)), body: ByteBuffer())
          },
          maxBodyBytes: { _ in 1024 },
          takesFile: { $0.method == .put }
        )
      )
    )
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  @Test("a client that says nothing is let go when a request's time is over, not before")
  func silence() {
    loop.advanceTime(by: .seconds(19))
    #expect(channel.isActive)
    loop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test("a header that comes byte by byte gains no time")
  func slowHeader() throws {
    for _ in 0..<19 {
      try receiveByte()
      loop.advanceTime(by: .seconds(1))
    }
    #expect(channel.isActive)
    try receiveByte()
    loop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test("a header left unfinished after an answered request is let go")
  func slowSecondHeader() throws {
    try exchange()
    loop.advanceTime(by: .seconds(5))
    try receiveByte()
    loop.advanceTime(by: .seconds(19))
    #expect(channel.isActive)
    loop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test("an idle connection is closed when its time is over, not before")
  func idle() throws {
    loop.advanceTime(by: .seconds(15))
    try exchange()
    loop.advanceTime(by: .seconds(74))
    #expect(channel.isActive)
    loop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test("a body that trickles is answered 408 when a request's time is over, then closed")
  func slowBody() throws {
    try receive(.head(Self.request))
    for _ in 0..<19 {
      loop.advanceTime(by: .seconds(1))
      try receive(.body(ByteBuffer(string: " ")))
    }
    #expect(try channel.readOutbound(as: HTTPResponsePart.self) == nil)
    loop.advanceTime(by: .seconds(1))
    let head = try #require(try sentHead())
    #expect(head.status == .requestTimeout)
    #expect(head.headerFields[.connection] == "close")
    loop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test("a file that comes fast enough may take long, one that trickles is answered 408")
  func upload() throws {
    var request = Self.request
    request.method = .put
    request.path = "/user-imports/us-east-1_123456789/import-abc?X-Amz-Signature=0"
    try receive(.head(request))
    for _ in 0..<10 {
      loop.advanceTime(by: .seconds(15))
      try receive(.body(ByteBuffer(repeating: 0x61, count: 256 * 1024)))
    }
    #expect(try channel.readOutbound(as: HTTPResponsePart.self) == nil)
    for _ in 0..<19 {
      loop.advanceTime(by: .seconds(1))
      try receive(.body(ByteBuffer(repeating: 0x61, count: 13_000)))
    }
    #expect(try channel.readOutbound(as: HTTPResponsePart.self) == nil)
    loop.advanceTime(by: .seconds(1))
    #expect(try sentHead()?.status == .requestTimeout)
    loop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test("nothing but a file gains time by its size")
  func largeBodyGainsNothing() throws {
    try receive(.head(Self.request))
    loop.advanceTime(by: .seconds(15))
    try receive(.body(ByteBuffer(repeating: 0x61, count: 900 * 1024)))
    loop.advanceTime(by: .seconds(5))
    #expect(try sentHead()?.status == .requestTimeout)
  }

  @Test("a service at work is waited for as long as a call and its answer may take")
  func slowAnswer() throws {
    try receive(.head(Self.request))
    try receive(.end(nil))
    loop.advanceTime(by: .seconds(39))
    #expect(channel.isActive)
    loop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test("a stream of events lives as long as the client takes them, another answer does not")
  func events() throws {
    for (type, isLong) in [(RequestDeadline.eventStream, true), ("text/plain", false)] {
      let test = try DeadlineTests()
      try test.receive(.head(Self.request))
      try test.receive(.end(nil))
      let head = HTTPResponse(status: .ok, headerFields: [.contentType: type])
      test.channel.writeAndFlush(HTTPResponsePart.head(head), promise: nil)
      for _ in 0..<20 {
        test.loop.advanceTime(by: .seconds(15))
        guard test.channel.isActive else { break }
        let comment = HTTPResponsePart.body(ByteBuffer(string: ":\n\n"))
        test.channel.writeAndFlush(comment, promise: nil)
      }
      #expect(test.channel.isActive == isLong)
      test.loop.advanceTime(by: .seconds(40))
      #expect(!test.channel.isActive)
    }
  }

  private static let request = HTTPRequest(method: .post, scheme: "http", authority: "h", path: "/")

  private func receive(_ part: HTTPRequestPart) throws {
    try channel.pipeline.syncOperations.context(handlerType: CodecStandIn.self)
      .fireChannelRead(NIOAny(part))
  }

  private func receiveByte() throws {
    try channel.writeInbound(ByteBuffer(string: "x"))
  }

  private func exchange() throws {
    try receive(.head(Self.request))
    try receive(.end(nil))
    channel.write(HTTPResponsePart.head(HTTPResponse(status: .ok)), promise: nil)
    channel.writeAndFlush(HTTPResponsePart.end(nil), promise: nil)
    #expect(try sentHead()?.status == .ok)
  }

  private func sentHead() throws -> HTTPResponse? {
    guard case .head(let head) = try channel.readOutbound(as: HTTPResponsePart.self) else {
      return nil
    }
    return head
  }
}

/// Where the HTTP codec stands; the tests say themselves what the bytes amount to.
private final class CodecStandIn: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {}
}
