import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import Synchronization

/// A server on a port of its own that does with each request what the test says.
final class Receiver: Sendable {
  struct Call: Sendable {
    let method: HTTPMethod
    let headers: HTTPHeaders
    let body: [UInt8]
    /// Counts the connections that the server has accepted, from 1.
    let connection: Int
  }

  enum Reply: Sendable {
    case answer(status: Int, headers: [(String, String)] = [], body: Int = 0)
    /// The connection stays open and nothing comes.
    case silence
    /// A status, and then nothing of the body.
    case headAlone
    /// A status, and then a body that never ends.
    case endless
    /// The connection is closed.
    case hangUp
  }

  typealias Handler = @Sendable (_ call: Call) -> Reply

  let port: Int
  private let log: Log

  /// What several connections write down.
  private final class Log: Sendable {
    let calls = Mutex<[Call]>([])
    let connections = Atomic(0)
  }

  /// How many connections it has accepted.
  var connections: Int { log.connections.load(ordering: .relaxed) }

  var calls: [Call] { log.calls.withLock { $0 } }

  private init(port: Int, _ log: Log) {
    self.port = port
    self.log = log
  }

  /// Runs a server for as long as the body takes.
  static func with(
    tls: TLSConfiguration? = nil,
    _ handler: @escaping Handler,
    _ body: (Receiver) async throws -> Void
  ) async throws {
    let log = Log()
    let secured = try tls.map { try NIOSSLContext(configuration: $0) }
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          if let secured { try pipeline.addHandler(NIOSSLServerHandler(context: secured)) }
          try pipeline.configureHTTPServerPipeline()
          let number = log.connections.add(1, ordering: .relaxed).newValue
          try pipeline.addHandler(Connection(number, log, handler))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let receiver = Receiver(port: channel.localAddress?.port ?? 0, log)
    do {
      try await body(receiver)
    } catch {
      try await channel.close()
      throw error
    }
    try await channel.close()
  }

  private final class Connection: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let number: Int
    private let log: Log
    private let handler: Handler
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []

    init(_ number: Int, _ log: Log, _ handler: @escaping Handler) {
      self.number = number
      self.log = log
      self.handler = handler
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head): self.head = head
      case .body(let buffer): body += buffer.readableBytesView
      case .end: answer(context)
      }
    }

    private func answer(_ context: ChannelHandlerContext) {
      let call = Call(
        method: head?.method ?? .POST,
        headers: head?.headers ?? [:],
        body: body,
        connection: number
      )
      body = []
      log.calls.withLock { $0.append(call) }
      switch handler(call) {
      case .silence: break
      case .hangUp: context.close(promise: nil)
      case .headAlone:
        write(200, [("Transfer-Encoding", "chunked")], context)
        context.flush()
      case .endless:
        write(200, [("Transfer-Encoding", "chunked")], context)
        pour(context)
      case .answer(let status, let headers, let count):
        write(status, headers + [("Content-Length", "\(count)")], context)
        let filler = ByteBuffer(repeating: UInt8(ascii: "x"), count: count)
        context.write(wrapOutboundOut(.body(.byteBuffer(filler))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
      }
    }

    private func write(
      _ status: Int,
      _ headers: [(String, String)],
      _ context: ChannelHandlerContext
    ) {
      let head = HTTPResponseHead(
        version: .http1_1,
        status: HTTPResponseStatus(statusCode: status),
        headers: HTTPHeaders(headers)
      )
      context.write(wrapOutboundOut(.head(head)), promise: nil)
    }

    private func pour(_ context: ChannelHandlerContext) {
      guard context.channel.isActive else { return }
      let filler = ByteBuffer(repeating: UInt8(ascii: "x"), count: 16 * 1024)
      let written = context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(filler))))
      written.assumeIsolated().whenSuccess { self.pour(context) }
    }
  }
}
