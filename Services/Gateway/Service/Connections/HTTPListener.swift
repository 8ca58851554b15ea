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
/// outlives the process, and what waits in it while the gateway starts again is served then.
struct HTTPListener: Service {
  /// Where connections come from.
  enum Place: Sendable {
    /// A socket of its own, at an address of this machine.
    case address(host: String, port: Int)
    /// The descriptor of a socket that listens already.
    case inherited(Int32)
  }

  let place: Place
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
    let listening = try await listen(for: child, quiescing)
    do {
      try await whenListening(listening.channel)
    } catch {
      try? await listening.channel.close()
      throw error
    }
    await withGracefulShutdownHandler {
      await serve(listening, by: child)
    } onGracefulShutdown: {
      quiescing.initiateShutdown(promise: nil)
    }
  }

  private func serve<Child: ServerChildChannel>(
    _ listening: NIOAsyncChannel<Child.Value, Never>,
    by child: Child
  ) async {
    await withDiscardingTaskGroup { connections in
      do {
        try await listening.executeThenClose { accepted in
          for try await connection in accepted {
            connections.addTask { await child.handle(value: connection, logger: logger) }
          }
        }
      } catch {
        logger.error("the listener ended", metadata: ["error": "\(error)"])
      }
    }
  }

  private func listen<Child: ServerChildChannel>(
    for child: Child,
    _ quiescing: ServerQuiescingHelper
  ) async throws -> NIOAsyncChannel<Child.Value, Never> {
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
    switch place {
    case .address(let host, let port):
      do {
        return try await bootstrap.bind(host: host, port: port) {
          child.setup(channel: $0, logger: logger)
        }
      } catch let error as IOError {
        throw GatewayConfigurationFault(
          description:
            "cannot listen on \(host) port \(port): \(SystemErrorText.of(error.errnoCode))"
        )
      }
    case .inherited(let descriptor):
      return try await bootstrap.bind(descriptor) { child.setup(channel: $0, logger: logger) }
    }
  }
}
