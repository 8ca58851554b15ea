internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import Synchronization

/// A web server on a port of its own that answers each request the same and keeps what it was sent.
final class HTTPReceiver: Sendable {
  struct Call: Sendable {
    let headers: [String: String]
    let body: [UInt8]
  }

  let port: Int
  private let log: Log

  private init(port: Int, _ log: Log) {
    self.port = port
    self.log = log
  }

  /// What several connections write down.
  private final class Log: Sendable {
    let calls = Mutex<[Call]>([])
  }

  var received: [Call] { log.calls.withLock { $0 } }

  /// Runs a server for as long as the body takes.
  static func with(
    status: Int,
    headers: [(String, String)] = [],
    _ body: (HTTPReceiver) async throws -> Void
  ) async throws {
    let log = Log()
    let fields = headers
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(
            Handler(status: status, headers: fields, log: log)
          )
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let receiver = HTTPReceiver(port: channel.localAddress?.port ?? 0, log)
    do {
      try await body(receiver)
    } catch {
      try await channel.close()
      throw error
    }
    try await channel.close()
  }

  private final class Handler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let status: Int
    private let headers: [(String, String)]
    private let log: Log
    private var request: HTTPRequestHead?
    private var body: [UInt8] = []

    init(status: Int, headers: [(String, String)], log: Log) {
      self.status = status
      self.headers = headers
      self.log = log
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head): request = head
      case .body(let buffer): body += buffer.readableBytesView
      case .end: answer(context)
      }
    }

    private func answer(_ context: ChannelHandlerContext) {
      let pairs = (request?.headers.map { ($0.name.lowercased(), $0.value) }) ?? []
      let call = Call(
        headers: Dictionary(pairs, uniquingKeysWith: { first, _ in first }),
        body: body
      )
      log.calls.withLock { $0.append(call) }
      body = []
      var fields = HTTPHeaders(headers)
      fields.add(name: "Content-Length", value: "0")
      let head = HTTPResponseHead(
        version: .http1_1,
        status: HTTPResponseStatus(statusCode: status),
        headers: fields
      )
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
  }
}
