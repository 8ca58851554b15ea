internal import Logging
internal import NIOCore
internal import OperatingSystem
internal import ServiceLifecycle

/// Tells the log and the service manager whether the process is ready, and the manager that it is
/// alive and when it stops.
struct ServiceManagerReports: Service {
  let notifier: ServiceNotifier
  /// Opens when the manager has been told that the process is ready.
  let announced: Latch
  let gate: StartupGate
  /// What the process needs to take calls.
  let own: ProcessReadiness
  /// What it needs to be of use: the services that it calls.
  let others: ProcessReadiness
  let group: any EventLoopGroup
  let logger: Logger

  /// Between two looks while something is wrong.
  private static let shortPause = Duration.seconds(1)
  /// Between two looks while nothing is.
  private static let longPause = Duration.seconds(5)
  /// How long the services that this process calls may take to start before they are missed: those
  /// that start together with it are no fault.
  private static let grace = Duration.seconds(5)
  private static let gracePause = Duration.milliseconds(100)
  /// How long a start may take.
  ///
  /// After it the manager is told, so that the one who started the process reads why. With a look, which
  /// takes up to half a minute, it is less than the units' TimeoutStartSec.
  var startLimit = Duration.seconds(45)

  func run() async throws {
    try await cancelWhenGracefulShutdown {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await reportReadiness() }
        group.addTask { await watch() }
        for try await _ in group {}
      }
    }
    notifier.stopping()
  }

  /// Looks and tells until the task is cancelled.
  ///
  /// Throws where the process cannot take calls within `startLimit`: the manager counts that as the
  /// failure of its start, and starts it again. A process that only misses another one takes calls, and
  /// is announced then: its status goes on to say what is missing.
  func reportReadiness() async throws(ProgramFailure) {
    let begin = ContinuousClock.now
    var log = ReadinessLog()
    while !Task.isCancelled {
      let ownFault = await own.fault()
      let fault =
        if let ownFault { ownFault } else { await othersFault(graceEnd: begin + Self.grace) }
      guard !Task.isCancelled else { return }
      if let line = log.line(for: fault, at: .now) { tell(line) }
      if !announced.isOpen {
        let isLate = ContinuousClock.now - begin >= startLimit
        if isLate, notifier.hasManager, let ownFault {
          throw ProgramFailure(
            "not ready after \(startLimit.components.seconds) s: \(ownFault.cause); \(ownFault.cure)"
          )
        }
        if fault == nil || isLate && ownFault == nil {
          announced.open()
          notifier.ready()
        }
      }
      do {
        try await Task.sleep(for: fault == nil ? Self.longPause : Self.shortPause)
      } catch {
        return
      }
    }
  }

  private func othersFault(graceEnd: ContinuousClock.Instant) async -> ReadinessFault? {
    // Begins when the checks have passed; ready means that callers can connect.
    await gate.wait()
    var fault = await others.fault()
    while fault != nil, .now < graceEnd, !Task.isCancelled {
      do {
        try await Task.sleep(for: Self.gracePause)
      } catch {
        return fault
      }
      fault = await others.fault()
    }
    return fault
  }

  private func tell(_ line: ReadinessLog.Line) {
    switch line {
    case .ready:
      notifier.status("ready")
      logger.info("ready")
    case .fault(let fault):
      notifier.status("not ready: \(fault.cause); \(fault.cure)")
      logger.error("not ready", metadata: ["cause": "\(fault.cause)", "cure": "\(fault.cure)"])
    }
  }

  /// Alive means: both the concurrency pool and the event loops still turn.
  private func watch() async {
    // Half of what the manager allows, as sd_watchdog_enabled(3) advises.
    guard let interval = notifier.watchdogTimeout.map({ $0 / 2 }) else { return }
    while !Task.isCancelled {
      do {
        try await Task.sleep(for: interval)
        for loop in group.makeIterator() {
          try await loop.submit {}.get()
        }
      } catch {
        // Cancelled, or an event loop that has ended: both end the pings.
        return
      }
      notifier.watchdog()
    }
  }
}
