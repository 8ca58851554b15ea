import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import GatewayService

/// Pipelined requests for what is in memory, on an event loop whose clock the tests move.
@Suite("The pace of answers from memory")
struct DocumentPaceTests {
  private final class Reads: ChannelOutboundHandler {
    typealias OutboundIn = HTTPResponsePart
    var count = 0
    func read(context: ChannelHandlerContext) {
      count += 1
      context.read()
    }
  }

  private final class Closings: ChannelInboundHandler {
    typealias InboundIn = HTTPRequestPart
    var count = 0
    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if case ChannelEvent.inputClosed? = event as? ChannelEvent { count += 1 }
    }
  }

  private struct Connection {
    let channel: EmbeddedChannel
    let reads = Reads()
    let closings = Closings()

    init(_ loop: EmbeddedEventLoop, _ pace: DocumentPace, from address: String) throws {
      channel = EmbeddedChannel(loop: loop)
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(reads)
      let answer = KeptAnswer(head: HTTPResponse(status: .ok), body: ByteBuffer(string: "{}"))
      try pipeline.addHandler(
        KeptAnswers({ $0.path == "/kept" ? answer : nil }, pace: pace)
      )
      try pipeline.addHandler(closings)
      channel.remoteAddress = try SocketAddress(ipAddress: address, port: 1)
      channel.connect(to: try SocketAddress(ipAddress: address, port: 1), promise: nil)
    }

    func request(_ count: Int = 1, path: String = "/kept") throws {
      let head = HTTPRequest(method: .get, scheme: "http", authority: "gate", path: path)
      for _ in 0..<count {
        channel.pipeline.fireChannelRead(HTTPRequestPart.head(head))
        channel.pipeline.fireChannelRead(HTTPRequestPart.end(nil))
      }
    }

    /// How many answers were written since the last look.
    func answers() throws -> Int {
      var count = 0
      while let part = try channel.readOutbound(as: HTTPResponsePart.self) {
        if case .end = part { count += 1 }
      }
      return count
    }
  }

  private let loop = EmbeddedEventLoop()
  private let pace = DocumentPace { ClientNetwork.all(of: $0) }

  @Test("a burst at once, then one each millisecond, and nothing is read in between")
  func burst() throws {
    let connection = try Connection(loop, pace, from: "192.0.2.1")
    try connection.request(DocumentPace.burst + 3)
    #expect(try connection.answers() == DocumentPace.burst)
    connection.channel.read()
    #expect(connection.reads.count == 0)
    for _ in 0..<2 {
      loop.advanceTime(by: DocumentPace.step)
      #expect(try connection.answers() == 1)
      #expect(connection.reads.count == 0)
    }
    loop.advanceTime(by: DocumentPace.step)
    #expect(try connection.answers() == 1)
    #expect(connection.reads.count == 1)
  }

  @Test("a further connection of the client gains nothing; another client is answered at once")
  func others() throws {
    let first = try Connection(loop, pace, from: "192.0.2.1")
    try first.request(500)
    #expect(try first.answers() == DocumentPace.burst)
    let second = try Connection(loop, pace, from: "192.0.2.1")
    try second.request()
    #expect(try second.answers() == 0)
    let other = try Connection(loop, pace, from: "192.0.2.2")
    try other.request()
    #expect(try other.answers() == 1)
    loop.advanceTime(by: .milliseconds(600))
    #expect(try first.answers() == 500 - DocumentPace.burst)
    #expect(try second.answers() == 1)
  }

  @Test("a site of IPv6 has four times what one of its subnets has")
  func site() throws {
    for number in 0..<4 {
      let connection = try Connection(loop, pace, from: "2001:db8:0:\(number)::1")
      try connection.request(DocumentPace.burst)
      #expect(try connection.answers() <= DocumentPace.burst)
    }
    let subnet = try Connection(loop, pace, from: "2001:db8:0:0::2")
    try subnet.request()
    #expect(try subnet.answers() == 0)
  }

  @Test("a proxy's connection gives way too")
  func proxy() throws {
    let connection = try Connection(loop, DocumentPace { _ in [] }, from: "192.0.2.1")
    try connection.request(100)
    #expect(try connection.answers() == DocumentPace.burst)
    loop.advanceTime(by: .microseconds(100))
    #expect(try connection.answers() == 1)
  }

  @Test("a client that takes no answers gets no further ones")
  func unread() throws {
    let connection = try Connection(loop, pace, from: "192.0.2.1")
    connection.channel.isWritable = false
    try connection.request(3)
    loop.advanceTime(by: .seconds(1))
    #expect(try connection.answers() == 0)
    connection.channel.isWritable = true
    connection.channel.pipeline.fireChannelWritabilityChanged()
    #expect(try connection.answers() == 3)
  }

  @Test("the client's end is said after what it asked before it is answered")
  func halfClosed() throws {
    let connection = try Connection(loop, pace, from: "192.0.2.1")
    try connection.request(DocumentPace.burst + 2)
    connection.channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    #expect(connection.closings.count == 0)
    loop.advanceTime(by: DocumentPace.step * 2)
    #expect(try connection.answers() == DocumentPace.burst + 2)
    #expect(connection.closings.count == 1)
  }

  @Test("a connection that brings more than it may while an answer waits is closed")
  func flood() throws {
    let connection = try Connection(loop, pace, from: "192.0.2.1")
    try connection.request(DocumentPace.burst + 1 + KeptAnswers.mostLater / 2)
    #expect(connection.channel.isActive)
    try connection.request()
    #expect(!connection.channel.isActive)
  }
}
