internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOExtras
internal import NIOPosix
internal import OperatingSystem
internal import ServiceLifecycle

/// A listening socket and the connections that come by it, until the graceful shutdown.
///
/// In place of the server of HummingbirdCore, which cannot take over a socket: the service manager's
/// outlives the process, and what waits in it while the service starts again is served then.
struct HTTPListener: Service {
  let place: HTTPServer.Place
  let child: any ServerChildChannel
  let group: any EventLoopGroup
  let logger: Logger
  /// The handlers of the listening channel, in their order; each is asked for once.
  let handlers: @Sendable (any Channel) throws -> [any ChannelHandler]
  /// Looks at the listening channel before it accepts; what it throws ends the start.
  let whenListening: @Sendable (any Channel) async throws -> Void

  /// Longer than a burst of new connections takes to be accepted.
  private static let backlog: ChannelOptions.Types.BacklogOption.Value = 1024

  /// Bytes of one read of a connection, after which the thread looks at the others: what a client
  /// pipelines is read and answered in pieces of this size.
  private static let readBytes = 8192

  func run() async throws { try await run(child) }

  private func run<Child: ServerChildChannel>(_ child: Child) async throws {
    let quiescing = ServerQuiescingHelper(group: group)
    let (accepted, connections) = AsyncStream.makeStream(of: Child.Value.self)
    let listening = try await listen(for: child, quiescing, connections)
    listening.closeFuture.whenComplete { _ in connections.finish() }
    do {
      try await whenListening(listening)
    } catch {
      try? await listening.close()
      throw error
    }
    await withGracefulShutdownHandler {
      await serve(accepted, by: child)
    } onGracefulShutdown: {
      quiescing.initiateShutdown(promise: nil)
    }
    listening.close(promise: nil)
  }

  private func serve<Child: ServerChildChannel>(
    _ accepted: AsyncStream<Child.Value>,
    by child: Child
  ) async {
    await withDiscardingTaskGroup { connections in
      for await connection in accepted {
        connections.addTask { await child.handle(value: connection, logger: logger) }
      }
    }
  }

  private func listen<Child: ServerChildChannel>(
    for child: Child,
    _ quiescing: ServerQuiescingHelper,
    _ connections: AsyncStream<Child.Value>.Continuation
  ) async throws -> any Channel {
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: Self.backlog)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(
        .recvAllocator,
        value: AdaptiveRecvByteBufferAllocator(
          minimum: 1024,
          initial: 2048,
          maximum: Self.readBytes
        )
      )
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          for handler in try handlers(channel) { try pipeline.addHandler(handler) }
          try pipeline.addHandler(quiescing.makeServerChannelHandler(channel: channel))
        }
      }
      .childChannelInitializer { channel in
        child.setup(channel: channel, logger: logger).map { connection in
          hand(connection, to: connections, by: child)
        }
      }
    switch place {
    case .address(let host, let port):
      do {
        return try await bootstrap.bind(host: host, port: port).get()
      } catch let error as IOError {
        throw HTTPConfigurationFault(
          "cannot listen on \(host) port \(port): \(SystemErrorText.of(error.errnoCode))"
        )
      }
    case .inherited(let descriptor):
      return try await bootstrap.withBoundSocket(descriptor).get()
    }
  }

  /// Hands a connection over, or ends it where it was accepted after the listener had ended.
  ///
  /// A connection without a handler would end the process: NIO takes the writer that it drops for a
  /// fault of the program.
  private func hand<Child: ServerChildChannel>(
    _ connection: Child.Value,
    to connections: AsyncStream<Child.Value>.Continuation,
    by child: Child
  ) {
    guard case .terminated = connections.yield(connection) else { return }
    connection.channel.close(promise: nil)
    Task { await child.handle(value: connection, logger: logger) }
  }
}
