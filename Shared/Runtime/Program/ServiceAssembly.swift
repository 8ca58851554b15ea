public import Cryptography
public import Domain
internal import GatehouseMessages
internal import GatehouseStubs
public import Logging
public import NIOCore
internal import NIOPosix
public import OperatingSystem
public import Postgres
public import RPC
public import ServiceLifecycle
public import Traces

/// The parts of one process, while its executable puts them together.
///
/// Made by `ServiceProgram` and used once, before anything runs.
public final class ServiceAssembly {
  /// Where the process's log goes.
  public let logger: Logger
  /// The machine's clock.
  public let clock: any WallClock
  /// The machine's randomness.
  public let random: any RandomSource
  /// Everything measured in this process.
  public let metrics: MetricsRegistry
  /// The finished spans of this process.
  public let spans: SpanSource
  /// The configuration that every process has.
  public let process: ProcessConfiguration
  /// The event loops that all sockets share.
  public let group: any EventLoopGroup
  /// How many processors the machine has.
  public let processors: Int

  private let name: String
  private let callers: AllowedCallers
  private let installation: InstallationAgreement
  private let reloadLogLevel: @Sendable () throws(ConfigurationFaults) -> Logger.Level
  private let gate = StartupGate()
  private let ticketKeyComparison = TicketKeyComparison()
  private var ticketKeys: TicketKeyPrints?
  private var clients: [RPCClient] = []
  private var added: [any Service] = []
  private var checks: [ProcessReadiness.Check] = []
  private var otherChecks: [ProcessReadiness.Check] = []
  private var jobs: [BackgroundJob] = []
  private var reloads: [@Sendable () async -> Void] = []
  private var router: RPCRouter?

  init(
    name: String,
    process: ProcessConfiguration,
    callers: AllowedCallers,
    installation: InstallationAgreement,
    reloadLogLevel: @escaping @Sendable () throws(ConfigurationFaults) -> Logger.Level,
    clock: any WallClock,
    metrics: MetricsRegistry,
    spans: SpanSource
  ) {
    self.name = name
    self.process = process
    self.callers = callers
    self.installation = installation
    self.reloadLogLevel = reloadLogLevel
    self.clock = clock
    self.metrics = metrics
    self.spans = spans
    random = SystemRandomSource()
    logger = Logger(label: "gatehouse-\(name)")
    group = MultiThreadedEventLoopGroup.singleton
    processors = Processors.online
    metrics.addCollector { ProcessUsage.current.samples }
    let identity = ProcessUsage.identity(startedAt: clock.now())
    metrics.addCollector { identity }
  }

  /// Makes the pool of the process's database.
  ///
  /// The process takes no call and begins no job before the database is within reach, has the
  /// migrations of this history, and is sealed with the sealer's keys.
  public func database(
    _ configuration: DatabaseConfiguration,
    history: Migrations,
    sealer: Sealer
  ) throws(FileFailure) -> PostgresPool {
    let pool = PostgresPool(
      try configuration.poolConfiguration(applicationName: "gatehouse-\(name)-\(process.instance)")
    )
    let readiness = DatabaseReadiness(
      pool: pool,
      history: history,
      sealer: sealer,
      clock: clock
    )
    checks.append { await readiness.fault() }
    metrics.addCollector { pool.statistics.samples }
    return pool
  }

  /// Makes a channel to every instance of another service.
  public func client(of service: ServiceName) -> RPCClient {
    let client = RPCClient(
      directory: "\(process.runDirectory)/\(service.rawValue)",
      group: group,
      logger: logger
    )
    clients.append(client)
    return client
  }

  /// Makes the process ready only while another service is.
  public func expect(_ service: ServiceName, at channel: any RPCChannel) {
    let health = HealthClient(channel)
    let installation = installation
    let ticketKeys = ticketKeyComparison
    otherChecks.append {
      let context = RPCCallContext(
        requestID: "readiness",
        // Longer than a client looks for an instance, whose answer says more than a deadline.
        deadline: .now.advanced(by: .seconds(3)),
        isIdempotent: true
      )
      let answer: String
      do throws(RPCError) {
        let reply = try await health.check(HealthCheckRequest(), context: context)
        let differences = installation.differences(in: reply)
        guard differences.isEmpty else {
          return ReadinessFault(
            cause: "the configuration of \(service.rawValue) disagrees with this one: "
              + differences.joined(separator: "; "),
            cure: "set these once, in \(InstallationFile.name), and restart both"
          )
        }
        if let fault = ticketKeys.fault(reply, of: service) { return fault }
        guard reply.servingStatus != .serving else { return nil }
        answer = "it is not ready itself"
      } catch {
        answer = "\(error.code): \(error.message)"
      }
      return ReadinessFault(
        cause: "the service \(service.rawValue) cannot be used: \(answer)",
        cure: "start it, or read in its log why it is not ready"
      )
    }
  }

  /// Tells these keys' fingerprints to those who ask how the process is.
  public func tellTicketKeys(_ keys: KeyFile) {
    ticketKeys = TicketKeyPrints(keys)
  }

  /// Makes the process ready only while a check of its own finds nothing wrong; it takes calls meanwhile.
  public func expect(_ check: @escaping @Sendable () async -> ReadinessFault?) {
    otherChecks.append(check)
  }

  /// Adds what is read anew when the service manager asks the process to reload.
  public func onReload(_ action: @escaping @Sendable () async -> Void) {
    reloads.append(action)
  }

  /// Offers RPC services on this process's socket, with health beside them.
  public func serve(_ register: (inout RPCRouter) -> Void) {
    var router = RPCRouter()
    register(&router)
    self.router = router
  }

  /// Adds a part that runs as long as the process.
  public func add(_ service: any Service) {
    added.append(service)
  }

  /// Adds a job that begins when the process has all that it needs, and runs until it is cancelled
  /// at the process's shutdown.
  public func addJob(_ job: @escaping @Sendable () async -> Void) {
    jobs.append(BackgroundJob(body: job))
  }

  /// Makes readiness wait for one more part, which calls the returned closure once.
  public func expectPart() -> @Sendable () -> Void {
    gate.expect()
  }

  /// Everything in the order in which it starts; it stops in the opposite order.
  func services(offering names: [String]) throws(ProgramFailure) -> [any Service] {
    let own = ProcessReadiness(checks: checks)
    var services: [any Service] = clients
    services += added
    services += jobs.map { AfterReadiness(readiness: own, part: $0) }
    if var router {
      guard router.services == Set(names) else {
        throw ProgramFailure(
          "the process answers \(router.services.sorted()), not the declared \(names.sorted())"
        )
      }
      HealthReport(
        services: router.services,
        readiness: own,
        installation: installation.entries + (ticketKeys?.entries ?? [])
      )
      .register(in: &router)
      MetricsReport(registry: metrics, instance: process.instance).register(in: &router)
      TracesReport(spans: spans).register(in: &router)
      services.append(AfterReadiness(readiness: own, part: try server(router)))
    }
    let notifier = ServiceNotifier(environment: ProcessEnvironment.current)
    let announced = Latch()
    services.append(
      Reload(
        notifier: notifier,
        announced: announced,
        reloadLogLevel: reloadLogLevel,
        actions: reloads,
        logger: logger
      )
    )
    services.append(
      ServiceManagerReports(
        notifier: notifier,
        announced: announced,
        gate: gate,
        own: own,
        others: ProcessReadiness(checks: otherChecks),
        group: group,
        logger: logger
      )
    )
    return services
  }

  private func server(_ router: RPCRouter) throws(ProgramFailure) -> RPCServer {
    let listens = gate.expect()
    let server = RPCServer(
      router,
      endpoint: try endpoint(),
      admission: CallerAdmission(allowed: callers.users, everywhere: []),
      group: group,
      logger: logger,
      whenListening: { listens() }
    )
    metrics.addCollector {
      [.init(.gauge, "gatehouse_rpc_server_calls_active", Double(server.callsInFlight))]
    }
    return server
  }

  /// The socket that the service manager opened for this process; nil where it opened none.
  public func inheritedSocket() throws(ProgramFailure) -> Int32? {
    let inherited = InheritedSockets.take(environment: ProcessEnvironment.current)
    guard inherited.count < 2 else {
      throw ProgramFailure("\(inherited.count) sockets were handed down; one is expected")
    }
    return inherited.first?.descriptor
  }

  private func endpoint() throws(ProgramFailure) -> RPCServer.Endpoint {
    if let descriptor = try inheritedSocket() { return .inherited(descriptor) }
    let folder = "\(process.runDirectory)/\(name)"
    do throws(FileFailure) {
      try Directory.makeWithParents(folder, mode: 0o755)
    } catch {
      throw ProgramFailure("the folder of sockets cannot be made: \(error)")
    }
    return .path("\(folder)/\(process.instance).sock")
  }
}
