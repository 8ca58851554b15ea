internal import HTTPTypes
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes
internal import NIOHTTPTypesHTTP1

/// Bounds how long one request may take to arrive and its answer to be accepted, answers what is
/// no HTTP at all, and ends a connection whose request was refused half-read.
///
/// Stands above the HTTP codec: one for a HTTP/1 connection, one for each HTTP/2 stream.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let requestTime: TimeAmount
  private let answerTime: TimeAmount
  private let rules: RequestRules
  private var connection: ConnectionDeadline?
  private var isStream = false

  private var isReading = false
  /// The request being read brings a file; how many bytes came since the time began anew.
  private var isUpload = false
  private var uploaded = 0
  /// In the time a whole request may take, an upload must bring this much: a slower one ends.
  private static let uploadProgress = 256 * 1024
  private var answersOwed = 0
  /// The current answer's head is out, so nothing else may be said in its place.
  private var isAnswering = false
  /// The answer is a stream of events: each one that the client takes prolongs it.
  private var isStreaming = false
  private var since: NIODeadline = .uptimeNanoseconds(0)
  /// The answer being written is the connection's last.
  private var closesAfterAnswer = false
  /// The connection is being closed; what still arrives is dropped.
  private var isClosing = false
  private var task: Scheduled<Void>?

  /// Server-sent events (WHATWG HTML §9.2).
  static let eventStream = "text/event-stream"

  init(_ limits: ConnectionLimits, _ rules: RequestRules) {
    requestTime = TimeAmount(limits.requestTime)
    answerTime = TimeAmount(limits.answerTime)
    self.rules = rules
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if let own = try? context.pipeline.syncOperations.handler(type: ConnectionDeadline.self) {
      connection = own
    } else if let parent = context.channel.parent, parent.eventLoop === context.eventLoop {
      connection = try? parent.pipeline.syncOperations.handler(type: ConnectionDeadline.self)
      isStream = connection != nil
      connection?.becomeMultiplexed()
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    task?.cancel()
    task = nil
    connection?.requestsEnded(answersOwed, at: context.eventLoop.now)
    answersOwed = 0
    connection = nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      answersOwed += 1
      isReading = true
      isUpload = rules.takesFile(head)
      uploaded = 0
      since = context.eventLoop.now
      connection?.requestStarted()
      if task == nil { schedule(context, at: since + requestTime) }
      if answersOwed == 1, invites(head) {
        context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
      }
    case .body(let bytes):
      guard isUpload else { break }
      uploaded += bytes.readableBytes
      guard uploaded >= Self.uploadProgress else { break }
      uploaded = 0
      since = context.eventLoop.now
    case .end:
      isReading = false
      since = context.eventLoop.now
    }
    context.fireChannelRead(data)
  }

  /// Whether the client waits to be asked for its body; one too large is refused instead.
  private func invites(_ head: HTTPRequest) -> Bool {
    guard head.headerFields[.expect]?.lowercased() == "100-continue" else { return false }
    // How large a file may be is said in the answer.
    guard !isUpload else { return true }
    return head.headerFields[.contentLength].flatMap { Int($0) } ?? 0 <= rules.maxBodyBytes(head)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard !isClosing else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    switch unwrapOutboundIn(data) {
    case .head(var head):
      guard answersOwed > 0 else {
        // The server's own answer to what followed the last request and was no HTTP.
        promise?.succeed()
        answer(context, with: .malformedBody)
        return
      }
      isAnswering = true
      isStreaming = head.headerFields[.contentType] == Self.eventStream
      guard head.headerFields[.connection] == "close" else { break }
      closesAfterAnswer = true
      guard isStream else { break }
      // RFC 9113 §8.2.2: HTTP/2 has no Connection field.
      head.headerFields[.connection] = nil
      context.write(wrapOutboundOut(.head(head)), promise: promise)
      return
    case .body:
      // The writer waits where the client does not read, so that there is nothing to write then.
      if isStreaming { since = context.eventLoop.now }
    case .end:
      isAnswering = false
      isStreaming = false
      answersOwed -= 1
      since = context.eventLoop.now
      connection?.requestsEnded(at: since)
      guard closesAfterAnswer else { break }
      context.writeAndFlush(data, promise: promise)
      close(context)
      return
    }
    context.write(data, promise: promise)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !isClosing, !isStream, answersOwed == 0,
      error is HTTPParserError || error is HTTP1TypeConversionError
    else {
      context.fireErrorCaught(error)
      return
    }
    isReading = true
    answer(context, with: .malformed(error as? HTTPParserError))
  }

  private func schedule(_ context: ChannelHandlerContext, at deadline: NIODeadline) {
    task = context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) {
      self.check(context)
    }
  }

  private func check(_ context: ChannelHandlerContext) {
    task = nil
    guard isReading || answersOwed > 0 else { return }
    let now = context.eventLoop.now
    let deadline = since + (isReading ? requestTime : answerTime)
    if deadline > now {
      schedule(context, at: deadline)
    } else if isReading, answersOwed == 1, !isAnswering, !isClosing {
      answer(context, with: .timeout)
    } else {
      context.close(promise: nil)
    }
  }

  /// Says why in place of the service's answer, then closes.
  private func answer(_ context: ChannelHandlerContext, with fault: RequestFault) {
    let rendered = rules.refuse(fault)
    var head = rendered.head
    // RFC 9113 §8.2.2, as in `write`.
    head.headerFields[.connection] = isStream ? nil : "close"
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(rendered.body)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    close(context)
  }

  /// Closing a socket with unread bytes in it resets the connection and may take the answer from
  /// the client's hands, so a half-read request is let run dry for a moment first.
  private func close(_ context: ChannelHandlerContext) {
    isClosing = true
    guard isReading else {
      context.close(promise: nil)
      return
    }
    context.close(mode: .output, promise: nil)
    task?.cancel()
    task = context.eventLoop.assumeIsolated().scheduleTask(in: .seconds(1)) {
      context.close(promise: nil)
    }
  }
}
