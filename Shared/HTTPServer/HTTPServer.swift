public import Domain
internal import HTTPTypes
internal import HummingbirdCore
public import Logging
public import NIOCore
public import ServerTLS
public import ServiceLifecycle

/// Listens for clients: HTTP/1.1, with TLS also HTTP/2 by ALPN, under limits of time, size and number.
public struct HTTPServer: Service {
  /// Where connections come from.
  public enum Place: Sendable {
    /// A socket of its own, at an address of this machine.
    case address(host: String, port: Int)
    /// The descriptor of a socket that listens already.
    case inherited(Int32)
  }

  private let place: Place
  private let limits: ConnectionLimits
  private let certificate: ServerCertificate?
  private let shares: ClientShares?
  private let rules: RequestRules
  private let responder: any Responder
  private let date: HTTPDate
  private let drain = Drain()
  private let group: any EventLoopGroup
  private let logger: Logger
  private let whenListening: @Sendable (SocketAddress?) async throws -> Void

  /// A server that listens once it runs.
  ///
  /// Without `shares` one client may have all connections. What `whenListening` throws ends the start.
  public init(
    at place: Place,
    limits: ConnectionLimits,
    certificate: ServerCertificate?,
    shares: ClientShares?,
    rules: RequestRules,
    responder: any Responder,
    clock: any WallClock,
    group: any EventLoopGroup,
    logger: Logger,
    whenListening: @escaping @Sendable (SocketAddress?) async throws -> Void
  ) {
    self.place = place
    self.limits = limits
    self.certificate = certificate
    self.shares = shares
    self.rules = rules
    self.responder = responder
    date = HTTPDate(clock: clock)
    self.group = group
    self.logger = logger
    self.whenListening = whenListening
  }

  /// Listens until the graceful shutdown, then finishes the requests in progress.
  public func run() async throws {
    let peers = shares.map {
      PeerConnections(
        limit: $0.connectionsPerAddress,
        capacity: limits.connections,
        unlimited: $0.proxies.ranges
      )
    }
    let connections = OpenConnections()
    let listener = HTTPListener(
      place: place,
      child: try GuardedHTTP.channel(
        responder.serving(date, drain),
        limits: limits,
        certificate: certificate,
        connections: peers.map { _ in connections },
        rules: rules,
        cached: cached,
        pace: DocumentPace { peers?.networks($0) ?? [] }
      ),
      group: group,
      logger: logger,
      handlers: { _ in
        var handlers: [any ChannelHandler] = [AcceptErrors(logger: logger), availability]
        guard let peers, let shares else { return handlers }
        handlers.insert(PeerLimit(peers, of: connections, shares: shares, logger: logger), at: 0)
        return handlers
      },
      whenListening: { try await whenListening($0.localAddress) }
    )
    try await withGracefulShutdownHandler {
      try await listener.run()
    } onGracefulShutdown: {
      drain.begin()
    }
  }

  /// The answer from memory; none while the server ends, which the answers of that time say.
  private func cached(_ request: HTTPRequest) -> CachedAnswer? {
    guard !drain.hasBegun, var answer = rules.cached(request) else { return nil }
    answer.head.headerFields[.date] = date.now
    return answer
  }

  /// Accepts no further connection while so many are open.
  private var availability: any ChannelHandler {
    AvailableConnectionsChannelHandler(
      delegate: MaximumAvailableConnections(limits.connections, logger: logger)
    )
  }
}
