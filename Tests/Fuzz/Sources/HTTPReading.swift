internal import HTTPTypes
internal import NIOCore
internal import NIOEmbedded
internal import NIOHTTP1
internal import NIOHTTPTypes
internal import NIOHTTPTypesHTTP1

@testable internal import HTTPServer

/// Lets a connection of the gateway read bytes, by its own handlers, at once and in pieces.
///
/// The first byte says what else happens: the client's end, a listener that ends, an answer that waits.
enum HTTPReading {
  static func read(_ bytes: [UInt8]) {
    guard let events = bytes.first else { return }
    let rest = Array(bytes.dropFirst())
    for size in [max(rest.count, 1), 7] {
      let connection = HTTPConnection(events: events)
      connection.live(rest, in: size)
    }
  }
}

/// A connection on a loop whose clock is moved, and what must hold of it.
private final class HTTPConnection {
  private let channel = EmbeddedChannel()
  private let answers = SentAnswers()
  private let responder: Responder
  private let events: UInt8

  init(events: UInt8) {
    self.events = events
    responder = Responder(isSlow: events & 1 != 0)
  }

  func live(_ bytes: [UInt8], in size: Int) {
    do {
      try build()
      var rest = bytes[...]
      while !rest.isEmpty, channel.isActive {
        _ = try? channel.writeInbound(ByteBuffer(bytes: rest.prefix(size)))
        rest = rest.dropFirst(size)
        if events & 2 != 0 { channel.embeddedEventLoop.advanceTime(by: .milliseconds(1)) }
      }
      if events & 4 != 0 {
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
      }
      if events & 8 != 0 {
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
      }
      // Longer than any request, answer and rest may take.
      for _ in 0..<10 {
        responder.answerNext()
        channel.embeddedEventLoop.advanceTime(by: .seconds(20))
      }
      precondition(!channel.isActive, "a connection without an end")
      _ = try? channel.finish(acceptAlreadyClosed: true)
    } catch {
      preconditionFailure("a connection cannot be made: \(error)")
    }
    precondition(answers.ended <= answers.begun && answers.begun <= answers.ended + 1)
    // One for each request, and one for what is no request.
    precondition(answers.ended <= responder.requests + answers.kept + 1)
  }

  private func build() throws {
    let pipeline = channel.pipeline.syncOperations
    var limits = ConnectionLimits()
    limits.answerTime = .seconds(40)
    limits.idleTime = .seconds(75)
    let kept = CachedAnswer(
      head: HTTPResponse(status: .ok, headerFields: [.contentLength: "2", .server: "kept"]),
      body: ByteBuffer(string: "{}")
    )
    try pipeline.addHandler(ConnectionDeadline(limits))
    var decoding = NIOHTTPDecoderLimitConfiguration()
    decoding.maxHeaderFieldSize = 1024
    decoding.maxHeaderListSize = 1024
    decoding.maxHeaderFieldCount = 16
    try pipeline.configureHTTPServerPipeline(
      withPipeliningAssistance: false,
      withErrorHandling: false,
      withOutboundHeaderValidation: false,
      withEncoderConfiguration: .init(),
      withDecoderLimitConfiguration: decoding
    )
    try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
    try pipeline.addHandler(answers)
    try pipeline.addHandler(
      RequestDeadline(
        limits,
        RequestRules(
          refuse: { _ in
            CachedAnswer(
              head: HTTPResponse(status: .badRequest, headerFields: [.contentLength: "0"]),
              body: ByteBuffer()
            )
          },
          maxBodyBytes: { _ in 1024 },
          takesFile: { $0.method == .put }
        )
      )
    )
    try pipeline.addHandler(
      CachedAnswers(
        { $0.path == "/k" ? kept : nil },
        pace: DocumentPace { ClientNetwork.all(of: $0) }
      )
    )
    try pipeline.addHandler(responder)
    channel.remoteAddress = try SocketAddress(ipAddress: "192.0.2.1", port: 1)
    channel.connect(to: try SocketAddress(ipAddress: "192.0.2.1", port: 1), promise: nil)
  }
}

/// Counts answers, and ends the process where one has another form than a head, a body and an end, or is not
/// the next request's.
private final class SentAnswers: ChannelDuplexHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private(set) var begun = 0
  private(set) var ended = 0
  private(set) var kept = 0
  /// Whether the answer of each request is in memory.
  private var areKept: [Bool] = []

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data) { areKept.append(head.path == "/k") }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head) where head.status.kind == .informational:
      precondition(begun == ended, "an invitation within an answer")
    case .head(let head):
      precondition(begun == ended, "an answer within another")
      if head.headerFields[.server] == "kept" {
        precondition(areKept.indices.contains(begun) && areKept[begun], "another request's answer")
        kept += 1
      }
      begun += 1
    case .body:
      precondition(begun == ended + 1, "a body of no answer")
    case .end:
      precondition(begun == ended + 1, "an end of no answer")
      ended += 1
    }
    context.write(data, promise: promise)
  }
}

/// Answers requests one after the other, as the gateway does: at once, or later.
private final class Responder: ChannelInboundHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundOut = HTTPResponsePart

  private let isSlow: Bool
  private var context: ChannelHandlerContext?
  private(set) var requests = 0
  private var waiting = 0
  private var isWithinRequest = false
  private var isInputClosed = false

  init(isSlow: Bool) {
    self.isSlow = isSlow
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      precondition(!isWithinRequest, "a request within another")
      isWithinRequest = true
      requests += 1
    case .body:
      precondition(isWithinRequest, "a body of no request")
    case .end:
      precondition(isWithinRequest, "an end of no request")
      isWithinRequest = false
      waiting += 1
      if !isSlow { answerNext() }
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed? = event as? ChannelEvent {
      isInputClosed = true
      endIfDone(context)
    } else if event is ChannelShouldQuiesceEvent, waiting == 0 {
      context.close(promise: nil)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  func answerNext() {
    guard let context, waiting > 0 else { return }
    waiting -= 1
    let head = HTTPResponse(status: .notFound, headerFields: [.contentLength: "0"])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    endIfDone(context)
  }

  private func endIfDone(_ context: ChannelHandlerContext) {
    if isInputClosed, waiting == 0, !isWithinRequest { context.close(promise: nil) }
  }
}
