public import Logging
internal import NIOConcurrencyHelpers
public import NIOCore
internal import NIOPosix
internal import OperatingSystem
public import ServiceLifecycle

/// Answers calls on a Unix socket until it is told to stop, then finishes what is in flight.
public final class RPCServer: Service {
  /// Where a server listens.
  public enum Endpoint: Sendable, Hashable {
    /// A path that the server binds, and removes when it ends.
    case path(String)
    /// A listening socket handed down by the service manager.
    case inherited(Int32)
  }

  /// Why a server could not listen.
  public struct StartFailure: Error, CustomStringConvertible {
    /// One sentence for the operator.
    public let description: String
  }

  private let endpoint: Endpoint
  private let context: ServerContext
  private let group: any EventLoopGroup
  private let whenListening: @Sendable () async -> Void
  private let connections = NIOLockedValueBox<[ObjectIdentifier: any Channel]>([:])

  /// Makes a server; `run` starts it.
  ///
  /// `whenListening` is called once callers can connect.
  public init(
    _ router: RPCRouter,
    endpoint: Endpoint,
    admission: CallerAdmission,
    limits: RPCLimits = RPCLimits(),
    group: any EventLoopGroup,
    logger: Logger,
    whenListening: @escaping @Sendable () async -> Void = {}
  ) {
    self.endpoint = endpoint
    self.group = group
    self.whenListening = whenListening
    context = ServerContext(
      router: router,
      admission: admission,
      limits: limits,
      load: ServerLoad(),
      metrics: CallMetrics(side: "server"),
      logger: logger
    )
  }

  /// Calls being answered now.
  public var callsInFlight: Int { context.load.callsInFlight }

  /// Connections open now.
  public var openConnections: Int { context.load.openConnections }

  /// Listens and answers until graceful shutdown or cancellation.
  public func run() async throws {
    let listening = try await listen()
    await whenListening()
    do {
      try await gracefulShutdown()
      await drain(listening)
    } catch is CancellationError {
      await drain(listening)
    }
  }

  // MARK: - Listening

  private func listen() async throws -> any Channel {
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .childChannelInitializer { [self] channel in initialize(channel) }
    switch endpoint {
    case .inherited(let descriptor):
      return try await bootstrap.withBoundSocket(descriptor).get()
    case .path(let path):
      try await clearStaleSocket(path)
      let channel = try await bootstrap.bind(unixDomainSocketPath: path).get()
      try FileSystem.setMode(path, 0o660)
      return channel
    }
  }

  /// A socket nobody listens on is what a killed process left; one that answers is in use.
  private func clearStaleSocket(_ path: String) async throws {
    guard FileSystem.exists(path) else { return }
    let probe: any Channel
    do {
      probe = try await ClientBootstrap(group: group).connect(unixDomainSocketPath: path).get()
    } catch {
      return Directory.remove(path)
    }
    try await probe.close()
    throw StartFailure(description: "\(path): another process listens here; stop it first")
  }

  /// The peer is checked by its credentials before a byte of it is read.
  private func initialize(_ channel: any Channel) -> EventLoopFuture<Void> {
    guard let provider = channel as? any SocketOptionProvider else {
      return channel.eventLoop.makeFailedFuture(StartFailure(description: "not a socket"))
    }
    return PeerCredentials.read(from: provider, on: channel.eventLoop).flatMapThrowing { [self] in
      guard context.admission.admits($0) else {
        context.logger.warning(
          "RPC caller refused",
          metadata: ["peer-uid": "\($0.userID)", "peer-pid": "\($0.processID)"]
        )
        throw ChannelError.ioOnClosedChannel
      }
      try channel.pipeline.syncOperations.addHandler(ServerConnection(context, peer: $0))
      remember(channel)
    }
  }

  private func remember(_ channel: any Channel) {
    let id = ObjectIdentifier(channel)
    connections.withLockedValue { $0[id] = channel }
    channel.closeFuture.whenComplete { [connections] _ in
      connections.withLockedValue { _ = $0.removeValue(forKey: id) }
    }
  }

  // MARK: - Stopping

  private func drain(_ listening: any Channel) async {
    if case .path(let path) = endpoint { Directory.remove(path) }
    // A socket that is closed already is as good as one that we close.
    _ = await Result { try await listening.close() }
    let open = connections.withLockedValue { Array($0.values) }
    for channel in open {
      channel.pipeline.fireUserInboundEventTriggered(ServerConnection.Drain())
    }
    let limit = ContinuousClock.now.advanced(by: context.limits.drainTime)
    while openConnections > 0, ContinuousClock.now < limit {
      // Shutdown goes on when the task is cancelled while it waits.
      guard await Result(catching: { try await Task.sleep(for: .milliseconds(5)) }).isSuccess
      else { break }
    }
    for channel in connections.withLockedValue({ Array($0.values) }) {
      channel.close(promise: nil)
    }
  }
}

extension Result where Failure == any Error {
  /// Runs a body whose failure the caller looks at instead of passing it on.
  init(catching body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  var isSuccess: Bool {
    switch self {
    case .success: true
    case .failure: false
    }
  }
}
