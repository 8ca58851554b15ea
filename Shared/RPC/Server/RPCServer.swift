public import Logging
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

  /// What listens, and the name it has if it is ours.
  private struct Listening {
    let channel: any Channel
    let socket: ListeningSocket?
  }

  let core: ServerCore
  private let endpoint: Endpoint
  private let group: any EventLoopGroup
  private let whenListening: @Sendable () async -> Void
  private let credentials: @Sendable (Int32) -> PeerCredentials?
  let connections = ConnectionRegistry()

  /// Makes a server; `run` starts it.
  ///
  /// `whenListening` is called once callers can connect.
  public convenience init(
    _ router: RPCRouter,
    endpoint: Endpoint,
    admission: CallerAdmission,
    limits: RPCLimits = RPCLimits(),
    group: any EventLoopGroup,
    logger: Logger,
    whenListening: @escaping @Sendable () async -> Void = {}
  ) {
    self.init(
      core: ServerCore(router, admission: admission, limits: limits, logger: logger),
      endpoint: endpoint,
      group: group,
      whenListening: whenListening,
      credentials: { PeerCredentials(ofSocket: $0) }
    )
  }

  init(
    core: ServerCore,
    endpoint: Endpoint,
    group: any EventLoopGroup,
    whenListening: @escaping @Sendable () async -> Void,
    credentials: @escaping @Sendable (Int32) -> PeerCredentials?
  ) {
    self.core = core
    self.endpoint = endpoint
    self.group = group
    self.whenListening = whenListening
    self.credentials = credentials
  }

  /// Handlers that run now.
  public var callsInFlight: Int { core.calls.count }

  /// Connections open now.
  public var openConnections: Int { connections.count }

  /// Listens and answers until graceful shutdown or cancellation.
  public func run() async throws {
    let listening = try await listen()
    await whenListening()
    do {
      try await gracefulShutdown()
    } catch is CancellationError {
      // The same end.
    }
    await drain(listening)
  }

  // MARK: Listening

  private func listen() async throws(StartFailure) -> Listening {
    let socket: ListeningSocket?
    let descriptor: Int32
    switch endpoint {
    case .inherited(let inherited):
      guard ListeningSocket.isListening(inherited) else {
        throw StartFailure(description: "descriptor \(inherited) is no listening Unix socket")
      }
      socket = nil
      descriptor = inherited
    case .path(let path):
      let opened = try open(path)
      socket = opened
      descriptor = opened.descriptor
    }
    do {
      let channel = try await bootstrap().withBoundSocket(descriptor).get()
      return Listening(channel: channel, socket: socket)
    } catch {
      socket?.removeName()
      throw StartFailure(description: "cannot accept connections: \(error)")
    }
  }

  private func open(_ path: String) throws(StartFailure) -> ListeningSocket {
    guard let slash = path.lastIndex(of: "/") else {
      throw StartFailure(description: "\(path): is no absolute path")
    }
    do throws(FileFailure) {
      return try ListeningSocket.open(
        directory: String(path[..<slash]),
        name: String(path[path.index(after: slash)...])
      )
    } catch {
      throw StartFailure(description: "\(error)")
    }
  }

  private func bootstrap() -> ServerBootstrap {
    ServerBootstrap(group: group)
      .childChannelOption(.autoRead, value: false)
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(
        .recvAllocator,
        value: AdaptiveRecvByteBufferAllocator(minimum: 4096, initial: 16_384, maximum: 262_144)
      )
      .childChannelOption(
        .writeBufferWaterMark,
        value: .init(low: 64 << 10, high: 256 << 10)
      )
      .childChannelInitializer { [self] channel in
        channel.eventLoop.makeCompletedFuture { try admit(channel) }
      }
  }

  /// Decides by the kernel's word alone, before a byte of the peer is read.
  private func admit(_ channel: any Channel) throws {
    let operations = channel.pipeline.syncOperations
    guard core.connections.enter() else {
      throw ChannelError.ioOnClosedChannel
    }
    channel.closeFuture.whenComplete { [core] _ in core.connections.leave() }
    let peer = try operations.withUnsafeTransportIfAvailable(of: NIOBSDSocket.Handle.self) {
      credentials($0)
    }
    guard let caller = peer ?? nil, core.admission.admits(caller) else {
      let user = (peer ?? nil).map { "\($0.userID)" } ?? "unknown"
      core.logger.warning("RPC caller refused", metadata: ["peer-uid": "\(user)"])
      try operations.addHandler(RefusingHandler(reason: Refusal.callerNotAllowed))
      return
    }
    connections.add(channel)
    try operations.addHandler(ServerConnectionHandler(core: core, caller: caller))
  }

  // MARK: Stopping

  private func drain(_ listening: Listening) async {
    core.beginDraining()
    if let socket = listening.socket {
      // Gone for those who look; those already on the way are still accepted and told to leave.
      socket.removeName()
    } else {
      // What waits in an inherited socket is for the process that inherits it next.
      await close(listening.channel)
    }
    for connection in connections.channels {
      connection.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }
    await connections.waitUntilEmpty(limit: core.limits.drainTime, on: group.any())
    await close(listening.channel)
  }

  private func close(_ channel: any Channel) async {
    channel.close(promise: nil)
    await withCheckedContinuation { continuation in
      channel.closeFuture.whenComplete { _ in continuation.resume() }
    }
  }
}
