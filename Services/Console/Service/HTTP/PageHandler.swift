internal import Cryptography
internal import NIOCore
internal import NIOHTTP1

/// Answers the requests of one connection, one after another.
final class PageHandler: ChannelInboundHandler {
  typealias InboundIn = NIOHTTPServerRequestFull
  typealias OutboundOut = HTTPServerResponsePart

  private let respond: @Sendable (PageRequest) async -> PageResponse
  private let deadline: RequestDeadline
  private var task: Task<Void, Never>?

  init(
    deadline: RequestDeadline,
    _ respond: @escaping @Sendable (PageRequest) async -> PageResponse
  ) {
    self.deadline = deadline
    self.respond = respond
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let full = unwrapInboundIn(data)
    deadline.requestArrived()
    let isKeptAlive = full.head.isKeepAlive
    let isHead = full.head.method == .HEAD
    guard let request = PageRequest(full, from: context.remoteAddress?.ipAddress) else {
      let answer = PageResponse(
        status: 405,
        contentType: "text/plain; charset=utf-8",
        body: Array("The console takes GET and POST.\n".utf8)
      )
      return write(answer, isHead: isHead, isKeptAlive: false, context)
    }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let respond = respond
    let loop = context.eventLoop
    task = Task {
      let answer = await respond(request)
      loop.execute {
        let (handler, context) = bound.value
        handler.write(answer, isHead: isHead, isKeptAlive: isKeptAlive, context)
      }
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    task?.cancel()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func write(
    _ answer: PageResponse,
    isHead: Bool,
    isKeptAlive: Bool,
    _ context: ChannelHandlerContext
  ) {
    guard context.channel.isActive else { return }
    var headers = HTTPHeaders()
    for header in answer.headers { headers.add(name: header.name, value: header.value) }
    headers.add(name: "content-length", value: String(answer.body.count))
    if !isKeptAlive { headers.add(name: "connection", value: "close") }
    let head = HTTPResponseHead(
      version: .http1_1,
      status: HTTPResponseStatus(statusCode: answer.status),
      headers: headers
    )
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if !isHead {
      let body = context.channel.allocator.buffer(bytes: answer.body)
      context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    }
    deadline.requestAnswered()
    let written = context.eventLoop.makePromise(of: Void.self)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: written)
    guard !isKeptAlive else { return }
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    written.futureResult.whenComplete { _ in bound.value.close(promise: nil) }
  }
}

extension PageRequest {
  /// Reads the request; nil for methods that no page has.
  init?(_ full: NIOHTTPServerRequestFull, from peer: String?) {
    switch full.head.method {
    case .GET, .HEAD: method = .get
    case .POST: method = .post
    default: return nil
    }
    isHead = full.head.method == .HEAD
    let uri = full.head.uri
    target = uri
    let parts = uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    segments = parts[0].split(separator: "/").map { PercentEncoding.decode($0.utf8) ?? "" }
    query = FormFields(parts.count > 1 ? Array(parts[1].utf8) : [])
    let headers = full.head.headers
    let body = full.body.map { Array($0.readableBytesView) } ?? []
    let contentType = headers.first(name: "content-type") ?? ""
    if contentType.lowercased().hasPrefix("application/x-www-form-urlencoded") {
      form = FormFields(body)
    } else {
      form = MultipartFields(contentType, body)?.fields ?? FormFields([])
    }
    cookies = headers[canonicalForm: "cookie"].joined(separator: ";")
    userAgent = headers.first(name: "user-agent")
    origin = headers.first(name: "origin")
    fetchSite = headers.first(name: "sec-fetch-site")
    ifNoneMatch = headers.first(name: "if-none-match")
    looksAgain = headers.contains(name: "gatehouse-looks-again")
    sourceIP = peer
    forwardedFor = headers.first(name: "x-forwarded-for")
  }
}
