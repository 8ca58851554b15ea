internal import Logging
internal import NIOCore
internal import NIOExtras
internal import NIOHTTP1
internal import NIOPosix
internal import NIOSSL
internal import OperatingSystem
internal import ServiceLifecycle

/// Listens for browsers: HTTP/1.1, over TLS where there is a certificate.
struct PageListener: Service {
  enum Place: Sendable {
    case address(host: String, port: Int)
    /// A socket that the service manager opened.
    case inherited(Int32)
  }

  let place: Place
  let tls: NIOSSLContext?
  let group: any EventLoopGroup
  let whenListening: @Sendable (SocketAddress?) async throws -> Void
  let respond: @Sendable (PageRequest) async -> PageResponse

  /// A file of a mebibyte with what a form puts around it.
  private static let mostBodyBytes = 1_114_112

  func run() async throws {
    let quiescing = ServerQuiescingHelper(group: group)
    let listening = try await listen(quiescing)
    try await whenListening(listening.localAddress)
    try await withGracefulShutdownHandler {
      try await listening.closeFuture.get()
    } onGracefulShutdown: {
      quiescing.initiateShutdown(promise: nil)
    }
  }

  private func listen(_ quiescing: ServerQuiescingHelper) async throws -> any Channel {
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(ConnectionLimit())
          try pipeline.addHandler(quiescing.makeServerChannelHandler(channel: channel))
        }
      }
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelInitializer { [tls, respond] channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          let deadline = RequestDeadline()
          try pipeline.addHandler(deadline)
          if let tls { try pipeline.addHandler(NIOSSLServerHandler(context: tls)) }
          try pipeline.configureHTTPServerPipeline(withErrorHandling: true)
          try pipeline.addHandler(
            NIOHTTPServerRequestAggregator(maxContentLength: Self.mostBodyBytes)
          )
          try pipeline.addHandler(PageHandler(deadline: deadline, respond))
        }
      }
    switch place {
    case .address(let host, let port):
      do {
        return try await bootstrap.bind(host: host, port: port).get()
      } catch let error as IOError {
        throw ConsoleConfigurationFault(
          "cannot listen on \(host) port \(port): \(SystemErrorText.of(error.errnoCode))"
        )
      }
    case .inherited(let descriptor):
      return try await bootstrap.withBoundSocket(descriptor).get()
    }
  }
}
