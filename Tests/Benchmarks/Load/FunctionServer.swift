import NIOCore
import NIOHTTP1
import NIOPosix

/// A place of functions that change nothing: each answers the event that it is given.
///
/// It is in this process, so that what it costs is in no row.
struct FunctionServer: Sendable {
  private let group: MultiThreadedEventLoopGroup
  private let server: any Channel

  static func start(port: Int) async throws -> FunctionServer {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let server = try await ServerBootstrap(group: group)
      .serverChannelOption(ChannelOptions.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(ChannelOptions.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(Echo())
        }
      }
      .bind(host: "127.0.0.1", port: port).get()
    return FunctionServer(group: group, server: server)
  }

  func stop() async throws {
    try await server.close()
    try await group.shutdownGracefully()
  }
}

/// Answers every request with its own body.
private final class Echo: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private var body = ByteBuffer()

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      body.clear()
    case .body(var piece):
      body.writeBuffer(&piece)
    case .end:
      let length = String(body.readableBytes)
      let head = HTTPResponseHead(
        version: .http1_1,
        status: .ok,
        headers: ["content-length": length]
      )
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
  }
}
