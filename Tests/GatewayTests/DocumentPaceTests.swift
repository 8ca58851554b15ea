import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import HTTPServer

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

  /// Answers as the connection's task does: later, and to what has come up whole.
  private final class Tasks: ChannelInboundHandler {
    typealias InboundIn = HTTPRequestPart
    typealias OutboundOut = HTTPResponsePart
    private var arrived = 0
    /// Requests that are seen and not answered yet, and how many there ever were at one time.
    var open = 0
    var most = 0

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      if case .end = unwrapInboundIn(data) { arrived += 1 }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
      open += arrived
      arrived = 0
      most = max(most, open)
    }

    /// Answers what is there; returns how many that were.
    func answer(_ channel: EmbeddedChannel) throws -> Int {
      let count = open
      open = 0
      for _ in 0..<count {
        channel.write(HTTPResponsePart.head(HTTPResponse(status: .notFound)), promise: nil)
        channel.writeAndFlush(HTTPResponsePart.end(nil), promise: nil)
      }
      return count
    }
  }

  private struct Connection {
    let channel: EmbeddedChannel
    let reads = Reads()
    let closings = Closings()
    let tasks = Tasks()

    init(_ loop: EmbeddedEventLoop, _ pace: DocumentPace, from address: String) throws {
      channel = EmbeddedChannel(loop: loop)
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(reads)
      let answer = CachedAnswer(head: HTTPResponse(status: .ok), body: ByteBuffer(string: "{}"))
      try pipeline.addHandler(
        CachedAnswers({ $0.path == "/kept" ? answer : nil }, pace: pace)
      )
      try pipeline.addHandler(closings)
      try pipeline.addHandler(tasks)
      channel.remoteAddress = try SocketAddress(ipAddress: address, port: 1)
      channel.connect(to: try SocketAddress(ipAddress: address, port: 1), promise: nil)
    }

    func request(_ count: Int = 1, path: String = "/kept") throws {
      let head = HTTPRequest(method: .get, scheme: "http", authority: "gate", path: path)
      for _ in 0..<count {
        channel.pipeline.fireChannelRead(HTTPRequestPart.head(head))
        channel.pipeline.fireChannelRead(HTTPRequestPart.end(nil))
      }
      channel.pipeline.fireChannelReadComplete()
    }

    /// Answers refused requests for as long as there are any now.
    func refuse() throws -> Int {
      var count = 0
      while true {
        let answered = try tasks.answer(channel)
        guard answered > 0 else { return count }
        count += answered
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

  @Test("a pipeline's requests come up one after the other, after a burst each in its turn")
  func pipeline() throws {
    let connection = try Connection(loop, pace, from: "192.0.2.1")
    try connection.request(200, path: "/nowhere")
    // The first one needs no turn.
    #expect(try connection.refuse() == DocumentPace.burst + 1)
    #expect(connection.tasks.most == 1)
    connection.channel.read()
    #expect(connection.reads.count == 0)
    // Another client is answered before the pipeline ends, and four pipelines of one client get no more
    // than one.
    let other = try Connection(loop, pace, from: "192.0.2.2")
    try other.request(path: "/sign-in")
    #expect(try other.refuse() == 1)
    let more = try (0..<3).map { _ in try Connection(loop, pace, from: "192.0.2.1") }
    for connection in more { try connection.request(200, path: "/nowhere") }
    #expect(try more.map { try $0.refuse() } == [1, 1, 1])
    var answered = 0
    for _ in 0..<100 {
      loop.advanceTime(by: DocumentPace.step)
      answered += try ([connection] + more).reduce(0) { try $0 + $1.refuse() }
    }
    #expect(answered <= 100)
    #expect(connection.channel.isActive)
  }

  @Test("a pipeline is answered whole, in its order, with what is in memory between")
  func mixture() throws {
    let connection = try Connection(loop, pace, from: "192.0.2.1")
    for path in ["/kept", "/nowhere", "/kept", "/kept", "/nowhere"] {
      try connection.request(path: path)
    }
    var answered = 0
    for _ in 0..<5 {
      answered += try connection.refuse()
      loop.advanceTime(by: DocumentPace.step)
    }
    #expect(answered == 2)
    var statuses: [Int] = []
    while let part = try connection.channel.readOutbound(as: HTTPResponsePart.self) {
      if case .head(let head) = part { statuses.append(head.status.code) }
    }
    #expect(statuses == [200, 404, 200, 200, 404])
    connection.channel.read()
    #expect(connection.reads.count == 1)
  }

  @Test("who waits for each answer has no pace")
  func oneByOne() throws {
    let connection = try Connection(loop, pace, from: "192.0.2.1")
    for _ in 0..<500 {
      try connection.request(path: "/nowhere")
      #expect(try connection.refuse() == 1)
    }
  }

  @Test("the client's end is said after the last request of its pipeline")
  func halfClosedPipeline() throws {
    let connection = try Connection(loop, pace, from: "192.0.2.1")
    try connection.request(3, path: "/nowhere")
    connection.channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    #expect(connection.closings.count == 0)
    #expect(try connection.refuse() == 3)
    #expect(connection.closings.count == 1)
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
    try connection.request(DocumentPace.burst + 1 + CachedAnswers.mostLater / 2)
    #expect(connection.channel.isActive)
    try connection.request()
    #expect(!connection.channel.isActive)
  }
}
