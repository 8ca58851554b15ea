public import Domain
internal import GatehouseStubs
internal import HummingbirdCore
internal import HummingbirdHTTP2
public import Logging
public import Metrics
internal import NIOCore
internal import NIOPosix
internal import NIOSSL
internal import RPC
public import ServiceLifecycle
public import Tracing

/// The public HTTP API and the operator's listener, as one service.
///
/// Made and run by the executable. Holds no database, key or secret; everything it knows of the
/// world comes through the channels.
public struct Gateway: Service {
  /// Which of the two listeners.
  public enum Listener: Sendable, Hashable {
    /// The one clients connect to.
    case clients
    /// The one for health and metrics.
    case metrics
  }

  private let configuration: GatewayConfiguration
  private let responder: GatewayResponder
  private let operatorResponder: OperatorResponder
  private let date: HTTPDate
  private let tls: TLSConfiguration?
  private let refusals: RefusalRecorder
  private let peers: PeerConnections
  private let connections: OpenConnections
  private let metrics: any MetricsFactory
  private let logger: Logger
  private let onListening: @Sendable (Listener, _ port: Int) async -> Void

  /// Puts the gateway together; nothing listens before `run`.
  ///
  /// - Parameters:
  ///   - configuration: What the operator decided.
  ///   - channels: The processes to call.
  ///   - clock: Tells clients the time.
  ///   - random: Makes request ids.
  ///   - metricsFactory: Where measurements go.
  ///   - metricsText: The text of `/metrics`.
  ///   - tracer: Begins the spans of requests; without it the process's own does.
  ///   - logger: For refusals and faults.
  ///   - onListening: Called once for each listener with the port it got.
  /// - Throws: When a proxy's address or the TLS files' content cannot be read.
  public init(
    configuration: GatewayConfiguration,
    channels: ServiceChannels,
    clock: any WallClock,
    random: any RandomSource,
    metricsFactory: any MetricsFactory,
    metricsText: @escaping @Sendable () -> String,
    tracer: (any Tracer)? = nil,
    logger: Logger,
    onListening: @escaping @Sendable (Listener, _ port: Int) async -> Void = { _, _ in }
  ) throws(GatewayConfigurationFault) {
    self.configuration = configuration
    self.logger = logger
    self.onListening = onListening
    date = HTTPDate(clock: clock)
    tls = try configuration.tls?.nioConfiguration()
    let proxies = try configuration.proxyRanges()
    peers = PeerConnections(
      limit: configuration.limits.connectionsPerAddress,
      capacity: configuration.limits.connections,
      unlimited: proxies
    )
    connections = OpenConnections()
    metrics = metricsFactory
    refusals = RefusalRecorder(
      RefusalRecordClient(channels.authentication),
      clock: clock,
      random: random,
      logger: logger
    )
    let parts = EndpointParts(configuration, channels: channels, logger: logger)
    responder = GatewayResponder(
      endpoints: .clients(parts),
      refusals: refusals,
      cors: CORSPolicy(allowedOrigins: configuration.allowedOrigins),
      clientAddress: ClientAddress(trustedProxies: proxies),
      metrics: RequestMetrics(factory: metricsFactory),
      random: random,
      isOverTLS: tls != nil,
      tracing: configuration.tracing.map {
        RequestTracing(
          sampleRatio: $0.sampleRatio,
          random: random,
          tracer: tracer ?? InstrumentationSystem.tracer
        )
      }
    )
    operatorResponder = OperatorResponder(
      endpoints: .operators(parts, metricsText: metricsText),
      random: random
    )
  }

  /// Listens until the graceful shutdown, then finishes the requests in progress.
  public func run() async throws {
    let limits = configuration.limits
    var operatorLimits = GatewayConfiguration.Limits()
    operatorLimits.connections = 64
    let clients = try server(
      .clients,
      responder: responder,
      builder: .guarded(
        limits: limits,
        tls: tls,
        random: responder.random,
        connections: connections,
        takesFile: responder.endpoints.takesFile
      ),
      address: (configuration.listenAddress, configuration.listenPort),
      connections: limits.connections,
      peers: peers
    )
    let metrics = try server(
      .metrics,
      responder: operatorResponder,
      builder: .guarded(
        limits: operatorLimits,
        tls: nil,
        random: responder.random,
        takesFile: operatorResponder.endpoints.takesFile
      ),
      address: (configuration.metricsAddress, configuration.metricsPort),
      connections: operatorLimits.connections
    )
    try await ServiceGroup(
      configuration: ServiceGroupConfiguration(services: [metrics, clients], logger: logger)
    ).run()
  }

  /// Hands refusals that no service has seen to the audit log, until the task is cancelled.
  public func recordRefusals() async {
    await refusals.run()
  }

  private func server(
    _ listener: Listener,
    responder: some Responder,
    builder: HTTPServerBuilder,
    address: (host: String, port: Int),
    connections: Int,
    peers: PeerConnections? = nil
  ) throws -> NamedListener {
    var serverLogger = logger
    // Its own lines about listening would repeat ours.
    serverLogger.logLevel = max(logger.logLevel, .notice)
    let server = try builder.buildServer(
      configuration: ServerConfiguration(
        address: .hostname(address.host, port: address.port),
        backlog: 1024,
        availableConnectionsDelegate: MaximumAvailableConnections(connections, logger: logger)
      ),
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
      logger: serverLogger,
      responder: responder.serving(date),
      onServerRunning: { channel in
        do {
          try await channel.eventLoop.submit {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(AcceptErrors(logger: logger), position: .first)
            guard let peers else { return }
            let limit = PeerLimit(
              peers,
              of: self.connections,
              metrics: metrics,
              logger: logger
            )
            try pipeline.addHandler(limit, position: .first)
          }.get()
        } catch {
          logger.warning("the listener closed while starting", metadata: ["error": "\(error)"])
        }
        await onListening(listener, channel.localAddress?.port ?? 0)
      }
    )
    return NamedListener(base: server, host: address.host, port: address.port)
  }
}
