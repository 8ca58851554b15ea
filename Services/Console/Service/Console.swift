public import Domain
internal import HTTPServer
public import Logging
public import NIOCore
public import RPC
internal import ServerTLS
public import ServiceLifecycle

/// The pages for operators: a process without a database and without a secret.
public struct Console: Service {
  private let configuration: ConsoleConfiguration
  private let responder: PageResponder
  private let inherited: Int32?
  private let group: any EventLoopGroup
  private let logger: Logger
  private let onListening: @Sendable (Int) -> Void

  /// Pages that ask authentication through the channel.
  ///
  /// An inherited socket is one that the service manager opened, in place of the configured address; the port is
  /// told once browsers can connect.
  public init(
    configuration: ConsoleConfiguration,
    authentication: any RPCChannel,
    group: any EventLoopGroup,
    clock: any WallClock,
    random: some RandomSource,
    inherited: Int32?,
    logger: Logger,
    onListening: @escaping @Sendable (Int) -> Void
  ) throws {
    self.configuration = configuration
    self.inherited = inherited
    self.group = group
    self.logger = logger
    self.onListening = onListening
    responder = PageResponder(
      configuration: configuration,
      authentication: authentication,
      cookies: try SealedCookies(random: random),
      proxies: try TrustedProxies(configuration.trustedProxies),
      clock: clock,
      random: random,
      certificateEnd: try configuration.tls?.validity().notAfter
    )
  }

  /// Listens until the graceful shutdown.
  public func run() async throws {
    var limits = ConnectionLimits()
    // Each may hold a file of a mebibyte before its session is known.
    limits.connections = 128
    let server = HTTPServer(
      at: inherited.map { .inherited($0) }
        ?? .address(host: configuration.listenAddress, port: configuration.listenPort),
      limits: limits,
      certificate: try configuration.tls.map { try ServerCertificate($0, clock: responder.clock) },
      shares: ClientShares(connectionsPerAddress: 112, proxies: responder.proxies),
      rules: PageServing.rules,
      responder: PageServing(pages: responder),
      clock: responder.clock,
      group: group,
      logger: logger,
      whenListening: { address in
        try configuration.checkPlainHTTP(at: address?.ipAddress)
        onListening(address?.port ?? 0)
      }
    )
    try await server.run()
  }
}
