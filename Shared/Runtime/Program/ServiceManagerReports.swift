internal import Logging
internal import NIOCore
internal import OperatingSystem
internal import ServiceLifecycle

/// Tells the service manager when the process is ready, that it is alive, and when it stops.
struct ServiceManagerReports: Service {
  let notifier: ServiceNotifier
  let gate: StartupGate
  let group: any EventLoopGroup
  let logger: Logger

  func run() async throws {
    await cancelWhenGracefulShutdown {
      await gate.wait()
      guard !Task.isCancelled else { return }
      notifier.ready()
      logger.info("ready")
      await watch()
    }
    notifier.stopping()
  }

  /// Alive means: both the concurrency pool and the event loops still turn.
  private func watch() async {
    // Half of what the manager allows, as sd_watchdog_enabled(3) advises.
    let interval = notifier.watchdogTimeout.map { $0 / 2 }
    while !Task.isCancelled {
      do {
        try await Task.sleep(for: interval ?? .seconds(3600))
        for loop in group.makeIterator() {
          try await loop.submit {}.get()
        }
      } catch {
        // Cancelled, or an event loop that has ended: both end the pings.
        return
      }
      if interval != nil {
        notifier.watchdog()
      }
    }
  }
}
