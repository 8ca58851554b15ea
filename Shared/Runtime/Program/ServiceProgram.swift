internal import ArgumentParser
internal import CoreMetrics
internal import Dispatch
public import Domain
internal import Logging
internal import NIOCore
internal import OperatingSystem
internal import ServiceLifecycle
internal import Traces
internal import Tracing
internal import UnixSignals

/// One executable: reads its configuration, puts its parts together and runs them until a signal.
///
/// `main.swift` of each executable is one call of `run`: everything with a decision in it is here
/// or in the service's library.
public struct ServiceProgram: Sendable {
  /// The service that this process is an instance of.
  public let service: ServiceName

  /// The service's name, which is also its folder of sockets.
  private var name: String { service.rawValue }

  /// Describes an executable.
  public init(_ service: ServiceName) {
    self.service = service
  }

  /// How long the end of a process waits for the reader of its log.
  private static let flushTime = DispatchTimeInterval.seconds(2)

  /// Runs the process and ends it.
  ///
  /// - Parameters:
  ///   - read: Reads the keys that only this executable has.
  ///   - assemble: Makes the parts from the configuration and adds them to the assembly.
  public func run<Configuration>(
    configuration read: (inout ConfigurationSource) throws -> Configuration,
    assemble: (Configuration, ServiceAssembly) async throws -> Void
  ) async -> Never {
    StandardError.ignoreBrokenPipes()
    let arguments = ServiceOptions.parseOrExit()
    if arguments.version {
      StandardOutput.write("gatehouse-\(name) \(GatehouseVersion.number)\n")
      ProcessIdentity.end(0)
    }
    let options = arguments.file
    let usual = "/etc/gatehouse/\(name).json"
    if arguments.configReference { writeReference(read) }
    let common: Common
    let configuration: Configuration
    do {
      var source = try options.source(default: usual)
      common = Common(&source, service: service)
      configuration = try read(&source)
      try source.finish()
    } catch {
      fail("the configuration cannot be used:\n\(Self.indented("\(error)"))")
    }
    if options.checkConfig {
      StandardOutput.write("gatehouse-\(name): the configuration is valid\n")
      ProcessIdentity.end(0)
    }
    do {
      let (path, isRequired) = (options.config ?? usual, options.config != nil)
      let source = { @Sendable () throws(ConfigurationFaults) in
        try ConfigurationSource.read(
          path,
          isRequired: isRequired,
          environment: ProcessEnvironment.current
        )
      }
      try await run(common, reading: source) { try await assemble(configuration, $0) }
    } catch {
      fail("\(error)")
    }
    ProcessIdentity.end(0)
  }

  /// What each process reads of its configuration, whatever its service.
  private struct Common {
    let process: ProcessConfiguration
    let callers: AllowedCallers
    let installation: InstallationConfiguration

    init(_ source: inout ConfigurationSource, service: ServiceName) {
      process = ProcessConfiguration(&source)
      callers = AllowedCallers(&source, services: service.rpcServices)
      installation = InstallationConfiguration(&source)
    }
  }

  private func run(
    _ common: Common,
    reading source: @escaping @Sendable () throws(ConfigurationFaults) -> ConfigurationSource,
    assemble: (ServiceAssembly) async throws -> Void
  ) async throws {
    let process = common.process
    let level = LogLevel(process.logLevel)
    // Before anything asks for an event loop.
    NIOSingletons.groupLoopCountSuggestion = process.eventLoops
    let clock = SystemClock()
    let isJournal = StandardError.isJournal(environment: ProcessEnvironment.current)
    let records = LogRecords(
      service: name,
      format: process.logFormat,
      isJournal: isJournal,
      clock: clock
    )
    let log = LogQueue(gap: { records.gap($0) })
    defer { log.flush(within: Self.flushTime) }
    LoggingSystem.bootstrap { _ in
      ServiceLogHandler(level: level, records: records, write: { log.append($0) })
    }
    let registry = MetricsRegistry()
    registry.addCollector { log.samples }
    MetricsSystem.bootstrap(registry)
    let spans = SpanBuffer()
    InstrumentationSystem.bootstrap(ProcessTracer(spans, random: SystemRandomSource()))
    registry.addCollector { spans.samples }
    let assembly = ServiceAssembly(
      name: name,
      process: process,
      callers: common.callers,
      installation: common.installation.agreement,
      reloadLogLevel: { () throws(ConfigurationFaults) in
        var source = try source()
        let wanted = ProcessConfiguration(&source).logLevel
        try source.checkWhatWasRead()
        level.value = wanted
        return wanted
      },
      clock: clock,
      metrics: registry,
      spans: SpanSource(spans, service: "gatehouse-\(name)", instance: process.instance)
    )
    try await assemble(assembly)
    var group = ServiceGroupConfiguration(
      services: try assembly.services(offering: service.rpcServices).map {
        // A part that ends by itself is a fault; the service manager starts the process again.
        ServiceGroupConfiguration.ServiceConfiguration(
          service: $0,
          successTerminationBehavior: .gracefullyShutdownGroup,
          failureTerminationBehavior: .gracefullyShutdownGroup
        )
      },
      gracefulShutdownSignals: [.sigterm, .sigint],
      logger: assembly.logger
    )
    // Longer than a server's drain, shorter than what the service managers wait.
    group.maximumGracefulShutdownDuration = .seconds(14)
    assembly.logger.info(
      "starting",
      metadata: ["instance": "\(process.instance)", "pid": "\(ProcessIdentity.current)"]
    )
    try await ServiceGroup(configuration: group).run()
    assembly.logger.info("stopped")
  }

  /// Writes each key that the process reads, and ends it.
  private func writeReference<Configuration>(
    _ read: (inout ConfigurationSource) throws -> Configuration
  ) -> Never {
    do {
      var source = try ConfigurationSource(json: nil, environment: [:])
      _ = Common(&source, service: service)
      _ = try read(&source)
      let reference = ConfigurationReference(source.keys, of: name)
      StandardOutput.write(reference.text)
    } catch {
      fail("\(error)")
    }
    ProcessIdentity.end(0)
  }

  private func fail(_ sentence: String) -> Never {
    let isJournal = StandardError.isJournal(environment: ProcessEnvironment.current)
    let prefix = isJournal ? JournalPriority.error.prefix : ""
    let lines = "gatehouse-\(name): \(sentence)".split(separator: "\n")
    let log = LogQueue(gap: { _ in [] })
    log.append(Array(lines.map { "\(prefix)\($0)\n" }.joined().utf8))
    log.flush(within: Self.flushTime)
    ProcessIdentity.end(1)
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }
}
