internal import AuthenticationStubs
public import Domain
public import HTTPServer
internal import HTTPTypes
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
  private let clock: any WallClock
  private let certificate: ServerCertificate?
  let certificateFiles: CertificateFiles?
  private let refusals: RefusalRecorder
  private let shares: ClientShares
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
  ) throws(HTTPConfigurationFault) {
    self.configuration = configuration
    self.logger = logger
    self.inherited = inherited
    self.onListening = onListening
    self.clock = clock
    do throws(TLSIdentityFault) {
      certificate = try configuration.tls.map { (identity) throws(TLSIdentityFault) in
        try ServerCertificate(
          identity,
          clock: clock,
          expiry: Gauge(
            label: "gatehouse_gateway_certificate_expiry_timestamp_seconds",
            factory: metricsFactory
          )
        )
      }
    } catch {
      throw HTTPConfigurationFault(error)
    }
    certificateFiles = certificate.flatMap { certificate in
      configuration.tlsFiles.map {
        CertificateFiles($0, for: certificate, metrics: metricsFactory, logger: logger)
      }
    }
    let proxies = try configuration.proxies()
    shares = ClientShares(
      connectionsPerAddress: configuration.limits.connectionsPerAddress,
      proxies: proxies,
      refused: Counter(
        label: "gatehouse_gateway_connections_refused_total",
        factory: metricsFactory
      ),
      crowdedOut: Counter(
        label: "gatehouse_gateway_connections_crowded_out_total",
        factory: metricsFactory
      )
    )
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
      clientAddress: ClientAddress(trustedProxies: proxies.ranges),
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
    let responder = responder
    let clients = server(
      at: inherited.map { .inherited($0) }
        ?? .address(host: configuration.listenAddress, port: configuration.listenPort),
      limits: configuration.limits,
      certificate: certificate,
      shares: shares,
      takesFile: responder.endpoints.takesFile,
      cached: responder.cached,
      by: responder,
      whenListening: { address in
        try configuration.checkPlainHTTP(at: address?.ipAddress)
        await onListening(.clients, address?.port ?? 0)
      }
    )
    let operators = server(
      at: .address(host: configuration.metricsAddress, port: configuration.metricsPort),
      limits: Self.operatorLimits,
      takesFile: operatorResponder.endpoints.takesFile,
      by: operatorResponder,
      whenListening: { await onListening(.metrics, $0?.port ?? 0) }
    )
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(services: [operators, clients], logger: logger)
    )
    let waits = sessionWaits
    try await withGracefulShutdownHandler {
      try await group.run()
    } onGracefulShutdown: {
      // A request that waits would hold the stop up for minutes.
      waits.end()
    }
  }

  private static let operatorLimits = {
    var limits = GatewayLimits()
    limits.connections = 64
    return limits
  }()

  private func server(
    at place: HTTPServer.Place,
    limits: GatewayLimits,
    certificate: ServerCertificate? = nil,
    shares: ClientShares? = nil,
    takesFile: @escaping @Sendable (HTTPRequest) -> Bool,
    cached: @escaping @Sendable (HTTPRequest) -> CachedAnswer? = { _ in nil },
    by responder: any Responder,
    whenListening: @escaping @Sendable (SocketAddress?) async throws -> Void
  ) -> HTTPServer {
    HTTPServer(
      at: place,
      limits: limits.ofConnections,
      certificate: certificate,
      shares: shares,
      rules: RequestRules(
        refuse: { [random = self.responder.random] fault in
          var answer = ErrorAnswer(PublicError(fault))
          answer.head.headerFields[.requestID] = random.uuid()
          return answer.cached
        },
        maxBodyBytes: {
          PublicAPI.hasResources(at: $0.pathAlone)
            ? max(limits.bodyBytes, GatewayLimits.leastResourceBytes) : limits.bodyBytes
        },
        takesFile: takesFile,
        cached: cached
      ),
      responder: responder,
      clock: clock,
      group: MultiThreadedEventLoopGroup.singleton,
      logger: logger,
      whenListening: whenListening
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
