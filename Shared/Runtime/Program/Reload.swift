internal import Logging
internal import OperatingSystem
internal import ServiceLifecycle
internal import UnixSignals

/// Reads anew what can change in a running process, on SIGHUP (`systemctl reload`).
///
/// That is the level of the log, and what the executable adds. Every other key needs a restart. What
/// cannot be read stays as it was, and no connection is closed.
struct Reload: Service {
  let notifier: ServiceNotifier
  /// Open when the manager has been told that the process is ready: only then may it be told again.
  let announced: Latch
  /// Reads the level from the configuration, and sets it.
  let reloadLogLevel: @Sendable () throws(ConfigurationFaults) -> Logger.Level
  let actions: [@Sendable () async -> Void]
  let logger: Logger

  func run() async throws {
    // Without a handler the signal would end the process.
    let signals = await UnixSignalsSequence(trapping: .sighup)
    await cancelWhenGracefulShutdown {
      for await _ in signals { await reload() }
    }
    try await gracefulShutdown()
  }

  private func reload() async {
    if announced.isOpen { notifier.reloading() }
    do throws(ConfigurationFaults) {
      let level = try reloadLogLevel()
      logger.notice("reloaded", metadata: ["log-level": "\(level)"])
    } catch {
      logger.error(
        "the configuration cannot be read; it stays as it was",
        metadata: ["cause": "\(error)"]
      )
    }
    for action in actions { await action() }
    if announced.isOpen { notifier.ready() }
  }
}
