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

  /// What accepts, and the name by which callers find it.
  private struct Listening {
    let acceptor: SocketAcceptor
    let name: SocketName
  }

  let core: ServerCore
  private let endpoint: Endpoint
  private let group: any EventLoopGroup
  private let whenListening: @Sendable () async -> Void
  private let credentials: @Sendable (Int32) -> PeerCredentials?
  let connections = ConnectionRegistry()

  /// Bytes of one read of a connection, after which the thread looks at the others: a large message comes in
  /// pieces, and so do many small ones.
  private static let readBytes = 16_384

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
    let listening = try listen()
    await whenListening()
    do {
      try await gracefulShutdown()
    } catch is CancellationError {
      // The same end.
    }
    await drain(listening)
  }

  // MARK: Listening

  private func listen() throws(StartFailure) -> Listening {
    let name: SocketName
    let descriptor: Int32
    switch endpoint {
    case .inherited(let inherited):
      guard ListeningSocket.isListening(inherited) else {
        throw StartFailure(description: "descriptor \(inherited) is no listening Unix socket")
      }
      name = SocketName(ofInherited: inherited, logger: core.logger)
      descriptor = inherited
    case .path(let path):
      let opened: ListeningSocket
      do throws(FileFailure) {
        opened = try ListeningSocket.open(path: path)
      } catch {
        throw StartFailure(description: "\(error)")
      }
      name = SocketName(of: opened, logger: core.logger)
      descriptor = opened.descriptor
    }
    do throws(FileFailure) {
      let acceptor = try SocketAcceptor(
        descriptor,
        checkingEvery: core.limits.socketCheckInterval,
        accepted: { self.accepted($0) },
        check: { name.check() }
      )
      return Listening(acceptor: acceptor, name: name)
    } catch {
      name.remove()
      throw StartFailure(description: "cannot accept connections: \(error)")
    }
  }

  /// Serves a connection; called on the acceptor's thread.
  ///
  /// Decides by the kernel's word alone, before a byte of the peer is read and before it is counted: a
  /// user who may call nothing takes no place of those who may.
  private func accepted(_ descriptor: Int32) {
    let peer = credentials(descriptor)
    guard let peer, core.admission.admits(peer) else {
      core.refusals.note(peer)
      refuse(descriptor)
      return
    }
    guard let place = ConnectionPlace(in: core.connections) else {
      FileSystem.close(descriptor)
      return
    }
    connect(descriptor, holding: place) { [self] channel in
      connections.add(channel)
      let handler = ServerConnectionHandler(core: core, caller: peer)
      try channel.pipeline.syncOperations.addHandler(handler)
    }
  }

  /// Tells the peer, unless so many are being told that they are a flood.
  private func refuse(_ descriptor: Int32) {
    guard let place = ConnectionPlace(in: core.refused) else {
      FileSystem.close(descriptor)
      return
    }
    connect(descriptor, holding: place) { channel in
      let handler = RefusingHandler(reason: Refusal.callerNotAllowed)
      try channel.pipeline.syncOperations.addHandler(handler)
    }
  }

  func connect(
    _ descriptor: Int32,
    holding place: ConnectionPlace,
    _ prepare: @escaping @Sendable (any Channel) throws -> Void
  ) {
    ClientBootstrap(group: group)
      .channelOption(.autoRead, value: false)
      .channelOption(.maxMessagesPerRead, value: 1)
      .channelOption(
        .recvAllocator,
        value: AdaptiveRecvByteBufferAllocator(
          minimum: 4096,
          initial: Self.readBytes,
          maximum: Self.readBytes
        )
      )
      .channelOption(.writeBufferWaterMark, value: .init(low: 64 << 10, high: 256 << 10))
      .channelInitializer { channel in
        // Held until the connection is closed.
        channel.closeFuture.whenComplete { _ in withExtendedLifetime(place) {} }
        return channel.eventLoop.makeCompletedFuture { try prepare(channel) }
      }
      .withConnectedSocket(descriptor)
      .whenFailure { [core] error in
        core.logger.debug("RPC connection failed", metadata: ["error": "\(error)"])
      }
  }

  // MARK: Stopping

  /// Nothing is accepted first, so that a caller that is told to leave and connects again is queued
  /// for the next process that listens, not taken by this one.
  private func drain(_ listening: Listening) async {
    core.beginDraining()
    let descriptor = await listening.acceptor.stop()
    listening.name.remove()
    // The service manager has an inherited socket open, and what waits in it is for the successor;
    // what waits in one of ours ends with it, and its callers go elsewhere.
    FileSystem.close(descriptor)
    for connection in connections.channels {
      connection.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }
    await connections.waitUntilEmpty(limit: core.limits.drainTime, on: group.any())
  }
}
