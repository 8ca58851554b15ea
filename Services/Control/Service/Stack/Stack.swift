internal import Domain
internal import OperatingSystem
internal import Postgres
internal import Runtime
internal import Synchronization

/// A private installation: its own PostgreSQL, the services and the gateway, started in order,
/// kept running, and stopped in the opposite order.
final class Stack: Sendable {
  private let options: StackOptions
  private let run: RunDirectory
  private let cluster: PostgresCluster
  private let terminal = Terminal()
  /// Held for as long as this object or a child lives.
  private let lock: FileLock
  private let processes = Mutex<[SupervisedProcess]>([])

  /// Locks the state folder for this process and checks what can be checked without starting.
  init(_ options: StackOptions) async throws(ControlFailure) {
    self.options = options
    let state = options.state
    try failing { () throws(FileFailure) in try state.prepare() }
    lock = try await StateLock.take(state)
    try failing { () throws(FileFailure) in try state.rotateLogs() }
    Directory.remove(state.readyPath)
    run = RunDirectory(state: state, environment: options.environment)
    cluster = try PostgresCluster(state: state, run: run, lock: lock)
    try Self.checkSpace(state)
    try Self.checkPrograms(options)
  }

  /// Starts everything; returns the message for the person who started it.
  func start() async throws(ControlFailure) -> ReadyMessage {
    let clock = ContinuousClock()
    let started = clock.now
    try await ListenPort.check(options.port, on: options.listenAddress)
    try failing { () throws(FileFailure) in
      try run.prepare(database: cluster.account)
      try FileContents.write(
        Array(run.path.utf8),
        to: options.state.runDirectoryPath,
        mode: 0o600
      )
    }
    try await startDatabase()
    try await prepareDatabase()
    // Chosen as late as can be: until the gateway has it, another program can take it.
    let metricsPort = try await ListenPort.free(preferring: options.metricsPort, on: "127.0.0.1")
    var consolePort: Int?
    if let wanted = options.consolePort {
      consolePort = try await ListenPort.free(preferring: wanted, on: "127.0.0.1")
    }
    let ports = Ports(metrics: metricsPort, console: consolePort)
    try await startServices(ports)
    let (key, origin) = try await InitialAccessKey(
      state: options.state,
      environment: options.environment
    ).establish(in: run)
    _ = try await EventSeals(runDirectory: run.path, keyPath: options.state.eventSealKeyPath)
      .begin()
    await prepareDemonstration(by: key)
    let consoleURL = consolePort.map { options.consoleURL(port: $0) }
    let link = await firstLink(at: consoleURL)
    let message = ReadyMessage(
      options: options,
      key: key,
      origin: origin,
      metricsPort: metricsPort,
      consoleURL: consoleURL,
      operatorLink: link,
      took: clock.now - started
    )
    try failing { () throws(FileFailure) in
      try FileContents.write(Array(message.text.utf8), to: options.state.readyPath, mode: 0o600)
    }
    return message
  }

  /// Restarts what ends until the task is cancelled.
  func keepRunning() async {
    let processes = processes.withLock { $0 }
    await withTaskGroup(of: Void.self) { group in
      for process in processes {
        group.addTask { await process.keepRunning() }
      }
      group.addTask {
        var follower = LogFollower(processes)
        await follower.run()
      }
    }
  }

  /// Stops everything that runs: the gateway first, so that nothing new comes in; PostgreSQL last.
  func stop() async {
    let running = processes.withLock { $0 }
    for process in running where process.name == ServiceName.gateway.rawValue {
      await process.stop(patience: .seconds(15))
    }
    await withTaskGroup(of: Void.self) { group in
      for process in running where ServiceName(rawValue: process.name) != nil {
        group.addTask { await process.stop(patience: .seconds(15)) }
      }
    }
    for process in running where process.name == Self.databaseName {
      await process.stop(patience: .seconds(60))
    }
    Directory.remove(options.state.readyPath)
    run.remove()
    lock.removeFile()
  }

  private static let databaseName = "postgresql"

  private func startDatabase() async throws(ControlFailure) {
    if try cluster.isMissing() {
      terminal.say("making a PostgreSQL cluster in \(options.state.clusterPath)")
      try await cluster.make()
    }
    let process = SupervisedProcess(
      name: Self.databaseName,
      logPath: options.state.logPath(of: Self.databaseName),
      stopSignal: StopSignal.interrupt,
      specification: { [cluster] () throws(ControlFailure) in try cluster.server() }
    )
    try await launch(process)
    let server = PostgresPool(try cluster.administration(database: "postgres"))
    // Recovery after a crash reads the log of all that was written since the last checkpoint.
    try await waiting(for: [process], upTo: .seconds(300), saying: "PostgreSQL is starting") {
      await server.isReachable()
    }
    do throws(PostgresError) {
      try await InstallationDatabase.make(on: server)
    } catch {
      throw ControlFailure("the database cannot be made: \(error.debugDescription)")
    }
  }

  private func prepareDatabase() async throws(ControlFailure) {
    var passwords: [String: String] = [:]
    for schema in ServiceName.allCases.compactMap(\.schema) {
      passwords[schema] = try failing { () throws(FileFailure) in
        try SecretFile(path: options.state.passwordPath(schema: schema)).readPasswords().present
      }
    }
    let preparation = DatabasePreparation(
      database: try cluster.administration(),
      passwords: passwords
    )
    for sentence in try await preparation.run() where !sentence.hasSuffix("up to date") {
      terminal.say("migrations of \(sentence)")
    }
  }

  /// The ports that were chosen at this start.
  private struct Ports: Sendable {
    let metrics: Int
    let console: Int?
  }

  private func startServices(_ ports: Ports) async throws(ControlFailure) {
    var services: [SupervisedProcess] = []
    for service in options.services {
      try configuration(of: service, ports)
        .write(to: options.state.configurationPath(of: service))
      let process = SupervisedProcess(
        name: service.rawValue,
        logPath: options.state.logPath(of: service.rawValue),
        stopSignal: StopSignal.terminate,
        specification: { [options, lock] () throws(ControlFailure) in
          var specification = ChildProcess.Specification(
            path: "\(options.programs)/\(service.executable)",
            arguments: ["--config", options.state.configurationPath(of: service)],
            outputPath: options.state.logPath(of: service.rawValue)
          )
          specification.environment = options.environment(of: service)
          specification.lock = lock
          return specification
        }
      )
      try await launch(process)
      services.append(process)
    }
    let gateway = services.first { $0.name == ServiceName.gateway.rawValue }
    try await waiting(for: services, upTo: .seconds(60), saying: "the services are starting") {
      guard
        let (status, answer) = await HTTPProbe.get(
          "/readyz",
          port: ports.metrics,
          timeout: .seconds(3)
        )
      else { return false }
      // The gateway of another installation may have taken the port meanwhile.
      return status == 200 && HTTPProbe.isAnswer(answer, of: gateway?.processID)
    }
    guard let port = ports.console else { return }
    let console = services.first { $0.name == ServiceName.console.rawValue }
    try await waiting(for: services, upTo: .seconds(60), saying: "the console is starting") {
      guard let (_, answer) = await HTTPProbe.get("/healthz", port: port, timeout: .seconds(3))
      else { return false }
      return HTTPProbe.isAnswer(answer, of: console?.processID)
    }
  }

  /// A link for the first operator, where there is none yet.
  private func firstLink(at consoleURL: String?) async -> String? {
    guard let consoleURL, let email = options.firstOperator else { return nil }
    do throws(ControlFailure) {
      return try await FirstOperator(runDirectory: run.path, consoleURL: consoleURL).link(
        for: email
      )
    } catch {
      terminal.say("the console has no operator: \(error)")
      return nil
    }
  }

  /// Makes the pool of the demonstration pages, which are served without TLS alone.
  private func prepareDemonstration(by key: AccessKeyPair) async {
    guard options.hasDemonstration, options.localURL.hasPrefix("http:") else { return }
    let pool = DemonstrationPool(
      state: options.state,
      accountID: options.installation.accountID,
      call: SignedCall(
        key: key,
        region: options.installation.region,
        port: options.port,
        clock: SystemClock()
      )
    )
    do throws(ControlFailure) {
      try await pool.establish()
    } catch {
      terminal.say("the demonstration has no pool: \(error)")
    }
  }

  private func configuration(
    of service: ServiceName,
    _ ports: Ports
  ) -> ServiceConfigurationFile {
    let state = options.state
    var file = ServiceConfigurationFile(
      runDirectory: run.path,
      region: options.installation.region,
      accountID: options.installation.accountID,
      publicURL: options.installation.publicURL,
      domainsSuffix: options.installation.domainsSuffix,
      identity: ServiceConfigurationFile.Identity(
        issuer: options.installation.identityIssuer
      )
    )
    if let schema = service.schema {
      file.database = ServiceConfigurationFile.Database(
        host: run.postgresPath,
        port: PostgresCluster.port,
        name: PostgresCluster.databaseName,
        passwordFile: state.passwordPath(schema: schema)
      )
      file.sealKeyFile = state.sealKeyPath(schema: schema)
    }
    if service.answersAPIs {
      file.ticketKeyFile = state.ticketKeyPath
      file.requestRates = ServiceConfigurationFile.RequestRates(enabled: options.hasRequestRates)
    }
    if service == .authentication {
      // A developer's configuration of a pool names sinks that this machine lacks.
      file.logDelivery = ServiceConfigurationFile.LogDelivery(unknown: "keep")
    }
    if service == .gateway {
      file.listenAddress = options.listenAddress
      file.listenPort = options.port
      file.metricsPort = ports.metrics
      if options.hasDemonstration {
        file.demo = ServiceConfigurationFile.Demonstration(poolFile: state.demonstrationPath)
      }
    }
    if service == .console, let port = ports.console {
      file.listenPort = port
      file.consoleURL = options.consoleURL(port: port)
    }
    return file
  }

  private func launch(_ process: SupervisedProcess) async throws(ControlFailure) {
    try checkCancellation()
    // Listed first, so that a stop during the start finds it.
    processes.withLock { $0.append(process) }
    try await process.start()
  }

  /// Waits until a condition holds; gives up when one of the processes ends before.
  private func waiting(
    for processes: [SupervisedProcess],
    upTo limit: Duration,
    saying what: String,
    _ isReady: @Sendable () async -> Bool
  ) async throws(ControlFailure) {
    let clock = ContinuousClock()
    let started = clock.now
    var isSaid = false
    while !(await isReady()) {
      try checkCancellation()
      for process in processes {
        guard let exit = process.exit else { continue }
        throw ControlFailure(
          "\(process.name) ended while starting (\(exit)); the end of \(process.logPath):\n"
            + LogTail.last(of: process.logPath, lines: 10)
        )
      }
      guard clock.now - started < limit else {
        let told = processes.map { "\($0.name):\n" + LogTail.last(of: $0.logPath, lines: 3) }
        throw ControlFailure(
          "gave up after \(limit.components.seconds) s: \(what); the ends of the logs:\n"
            + told.joined(separator: "\n")
        )
      }
      if !isSaid && clock.now - started > .seconds(2) {
        terminal.say("\(what) …")
        isSaid = true
      }
      await sleepUnlessCancelled(.milliseconds(20))
    }
  }

  private func checkCancellation() throws(ControlFailure) {
    guard !Task.isCancelled else { throw ControlFailure("stopped while starting") }
  }

  private static func checkSpace(_ state: StateFolder) throws(ControlFailure) {
    guard let free = FileSystem.freeBytes(below: state.path), free < 134_217_728 else { return }
    throw ControlFailure(
      "the disk that holds \(state.path) is full: \(free / 1_048_576) MB are free, 128 are needed"
    )
  }

  private static func checkPrograms(_ options: StackOptions) throws(ControlFailure) {
    for service in options.services {
      let path = "\(options.programs)/\(service.executable)"
      guard FileSystem.isExecutable(path) else {
        throw ControlFailure("\(path) is missing: build or install all of Gatehouse")
      }
    }
  }
}
