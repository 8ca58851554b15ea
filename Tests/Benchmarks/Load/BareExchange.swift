import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// HTTP exchanges with a server that does nothing, over the load generator's own connections.
struct BareExchange: Sendable {
  let connections: Int
  let perSecond: Double
  let medianMillis: Double
  /// CPU of client and server for one exchange, which both are in this process.
  let cpuMillis: Double

  /// The server has a thread of its own, as the gateway has.
  static func measure(
    connections count: Int,
    on group: any EventLoopGroup
  ) async throws -> BareExchange {
    let serverGroup = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let server = try await ServerBootstrap(group: serverGroup)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(EmptyAnswer())
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    var connections: [Connection] = []
    for _ in 0..<count {
      connections.append(
        try await .open(host: "127.0.0.1", port: server.localAddress?.port ?? 0, on: group)
      )
    }
    let before = processCPUSeconds()
    let run = try await Run.measure(over: connections, seconds: 2) { connection, _ in
      _ = try await connection.get("/")
    }
    let cpuSeconds = processCPUSeconds() - before
    for connection in connections { try await connection.close() }
    try await server.close()
    try await serverGroup.shutdownGracefully()
    return BareExchange(
      connections: count,
      perSecond: Double(run.latencies.count) / run.seconds,
      medianMillis: run.latencyMillis(0.5),
      cpuMillis: 1000 * cpuSeconds / Double(max(run.latencies.count, 1))
    )
  }

  private static func processCPUSeconds() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Answers every request with 200 and nothing else.
private final class EmptyAnswer: ChannelInboundHandler, Sendable {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .end = unwrapInboundIn(data) else { return }
    let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: ["content-length": "0"])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}
