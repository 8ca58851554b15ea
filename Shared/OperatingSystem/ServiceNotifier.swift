internal import CGatehouseSystem
internal import Glibc

/// Tells the service manager the state of this process (sd_notify(3)); silent without a manager.
public struct ServiceNotifier: Sendable {
  private let path: String?
  /// The maximum time between two calls of `watchdog()`; nil when the manager does not watch.
  public let watchdogTimeout: Duration?

  /// Reads NOTIFY_SOCKET, WATCHDOG_USEC and WATCHDOG_PID.
  public init(environment: [String: String], processID: Int32? = nil) {
    path = environment["NOTIFY_SOCKET"].flatMap { $0.isEmpty ? nil : $0 }
    watchdogTimeout = Self.watchdogTimeout(environment, processID ?? getpid())
  }

  /// Ready to serve.
  public func ready() { send("READY=1") }

  /// Reads its configuration anew, until `ready()` is sent again.
  public func reloading() {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    // By the time the manager tells this reload from one before.
    send("RELOADING=1\nMONOTONIC_USEC=\(now.tv_sec * 1_000_000 + now.tv_nsec / 1000)")
  }

  /// Whether a service manager waits for what is sent.
  public var hasManager: Bool { path != nil }

  /// On the way out.
  public func stopping() { send("STOPPING=1") }

  /// Still alive; to be sent at half of `watchdogTimeout`.
  public func watchdog() { send("WATCHDOG=1") }

  /// A line for `systemctl status`.
  public func status(_ line: String) {
    // A line break would begin another assignment.
    send("STATUS=" + String(line.map { $0.isNewline ? " " : $0 }))
  }

  private func send(_ text: String) {
    guard let path else { return }
    var text = text
    // A manager that does not listen is no reason to stop serving.
    _ = text.withUTF8 { gatehouse_notify(path, $0.baseAddress, $0.count) }
  }

  private static func watchdogTimeout(
    _ environment: [String: String],
    _ processID: Int32
  ) -> Duration? {
    guard let micros = environment["WATCHDOG_USEC"].flatMap({ Int64($0) }), micros > 0 else {
      return nil
    }
    // Without WATCHDOG_PID the setting is for every process that sees it.
    if let intended = environment["WATCHDOG_PID"], Int32(intended) != processID { return nil }
    return .microseconds(micros)
  }
}
