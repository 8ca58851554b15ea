public import Domain
internal import GatehouseStubs
internal import HummingbirdCore
internal import HummingbirdHTTP2
public import Logging
public import Metrics
internal import NIOCore
internal import NIOPosix
internal import RPC
internal import ServerTLS
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
  private let sessionWaits: SessionWaits
  private let date: HTTPDate
  private let drain = Drain()
  private let certificate: ServerCertificate?
  let certificateFiles: CertificateFiles?
  private let refusals: RefusalRecorder
  private let peers: PeerConnections
  private let connections: OpenConnections
  private let metrics: any MetricsFactory
  private let logger: Logger
  private let inherited: Int32?
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
  ///   - inherited: The socket for clients that the service manager passed on; without it one is opened.
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
    inherited: Int32? = nil,
    onListening: @escaping @Sendable (Listener, _ port: Int) async -> Void = { _, _ in }
  ) throws(GatewayConfigurationFault) {
    self.configuration = configuration
    self.logger = logger
    self.inherited = inherited
    self.onListening = onListening
    date = HTTPDate(clock: clock)
    do throws(TLSIdentityFault) {
      certificate = try configuration.tls.map { (identity) throws(TLSIdentityFault) in
        try ServerCertificate(identity, clock: clock, metrics: metricsFactory)
      }
    } catch {
      throw GatewayConfigurationFault(error)
    }
    certificateFiles = certificate.flatMap { certificate in
      configuration.tlsFiles.map {
        CertificateFiles($0, for: certificate, metrics: metricsFactory, logger: logger)
      }
    }
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
    let endpoints = GatewayEndpoints(
      configuration,
      EndpointParts(
        channels: channels,
        limits: configuration.limits,
        publicURL: configuration.publicURL,
        clock: clock,
        random: random,
        logger: logger
      ),
      certificate: certificate,
      metricsText: metricsText
    )
    sessionWaits = endpoints.sessionWaits
    responder = GatewayResponder(
      endpoints: endpoints.clients,
      documents: endpoints.documents,
      hosts: endpoints.hosts,
      browsers: BrowserAddresses(sites: endpoints.sites, hosts: endpoints.hosts),
      languages: PageLanguages(publicURL: configuration.publicURL),
      refusals: refusals,
      cors: CORSPolicy(allowedOrigins: configuration.allowedOrigins),
      clientAddress: ClientAddress(trustedProxies: proxies),
      metrics: RequestMetrics(factory: metricsFactory),
      random: random,
      isOverTLS: certificate != nil,
      tracing: configuration.tracing.map {
        RequestTracing(
          sampleRatio: $0.sampleRatio,
          random: random,
          tracer: tracer ?? InstrumentationSystem.tracer
        )
      }
    )
    operatorResponder = OperatorResponder(
      endpoints: endpoints.operators,
      random: random
    )
  }

  /// Listens until the graceful shutdown, then finishes the requests in progress.
  public func run() async throws {
    let limits = configuration.limits
    let operatorLimits = Self.operatorLimits
    let (responder, date, drain) = (responder, date, drain)
    let clients = HTTPListener(
      place: inherited.map { .inherited($0) }
        ?? .address(host: configuration.listenAddress, port: configuration.listenPort),
      child: try GuardedHTTP.channel(
        responder.serving(date, drain),
        limits: limits,
        certificate: certificate,
        random: responder.random,
        connections: connections,
        takesFile: responder.endpoints.takesFile,
        cached: { responder.cached($0, at: date, drain) },
        pace: DocumentPace { [peers] in peers.networks($0) }
      ),
      group: MultiThreadedEventLoopGroup.singleton,
      logger: logger,
      handlers: { _ in
        [
          PeerLimit(peers, of: connections, metrics: metrics, logger: logger),
          AcceptErrors(logger: logger), availability(limits.connections),
        ]
      },
      whenListening: { channel in
        try configuration.checkPlainHTTP(at: channel.localAddress?.ipAddress)
        await onListening(.clients, channel.localAddress?.port ?? 0)
      }
    )
    let operators = HTTPListener(
      place: .address(host: configuration.metricsAddress, port: configuration.metricsPort),
      child: try GuardedHTTP.channel(
        operatorResponder.serving(date, drain),
        limits: operatorLimits,
        certificate: nil,
        random: responder.random,
        takesFile: operatorResponder.endpoints.takesFile
      ),
      group: MultiThreadedEventLoopGroup.singleton,
      logger: logger,
      handlers: { _ in
        [AcceptErrors(logger: logger), availability(operatorLimits.connections)]
      },
      whenListening: { await onListening(.metrics, $0.localAddress?.port ?? 0) }
    )
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(services: [operators, clients], logger: logger)
    )
    let waits = sessionWaits
    try await withGracefulShutdownHandler {
      try await group.run()
    } onGracefulShutdown: {
      drain.begin()
      // A request that waits would hold the stop up for minutes.
      waits.end()
    }
  }

  private static let operatorLimits = {
    var limits = GatewayLimits()
    limits.connections = 64
    return limits
  }()

  /// Accepts no further connection while so many are open.
  private func availability(_ connections: Int) -> any ChannelHandler {
    AvailableConnectionsChannelHandler(
      delegate: MaximumAvailableConnections(connections, logger: logger)
    )
  }

  /// Takes a changed certificate over from its files, until the task is cancelled.
  public func watchCertificate() async {
    await certificateFiles?.run()
  }

  /// Reloads the certificate's files; an unusable certificate is logged and ignored.
  public func reloadCertificate() {
    certificateFiles?.reload()
  }

  /// Why no client accepts the certificate now; nil where its time is not the reason.
  public var certificateFault: String? { certificate?.fault }

  /// Hands refusals that no service has seen to the audit log, until the task is cancelled.
  public func recordRefusals() async {
    await refusals.run()
  }
}
