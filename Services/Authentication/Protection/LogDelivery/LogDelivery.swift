internal import AuthenticationCore
internal import Deliveries
internal import Domain
internal import FoundationEssentials
internal import GeoIP
package import Logging
internal import Metrics
package import Postgres
internal import Synchronization

/// Delivers what is on its way to the sinks, beside every other instance that does the same (LOGD-5).
///
/// At least once: an instance that dies between the sink's answer and the note of it leaves a lease
/// behind, after which the batch is delivered again. Each sink has a worker of its own, so that a slow one
/// holds no other; a sign-in waits for none.
package struct LogDelivery: Sendable {
  private let protection: Protection
  private let store: LogDeliveryStore
  private let sinks: [String: any LogSink]
  private let schedule: RetrySchedule
  private let logger: Logger

  /// Longer than any sink's time limit.
  private static let leaseSeconds: Int64 = 120
  private static let keptSeconds: Int64 = 7 * 86_400
  private static let mostKept: Int64 = 1_000_000

  /// Delivers to the sinks, by the ARNs that stand for them.
  package init(
    _ protection: Protection,
    database: PostgresPool,
    sinks: [String: any LogSink],
    logger: Logger
  ) {
    self.protection = protection
    store = LogDeliveryStore(database: database)
    self.sinks = sinks
    schedule = RetrySchedule(random: protection.random)
    self.logger = logger
  }

  /// Delivers until the task is cancelled.
  package func run() async {
    await withTaskGroup(of: Void.self) { group in
      for (name, sink) in sinks {
        group.addTask {
          let pace = SinkPace(sink.pause)
          await DeliveryLoop(of: "log delivery to \(name)", logger: logger)
            .run {
              () async throws(AuthenticationFailure) in
              guard pace.isFree else { return false }
              let isDelivered = try await deliverOnce(to: name)
              if isDelivered { pace.begin() }
              return isDelivered
            }
        }
      }
      group.addTask {
        await periodically(every: .seconds(3600)) {
          do throws(AuthenticationFailure) {
            try await removeLost()
          } catch {
            logger.warning("old logs are not removed", metadata: ["error": "\(error.status)"])
          }
        }
      }
    }
  }

  /// Delivers a batch; false where nothing is due.
  func deliverOnce(to name: String) async throws(AuthenticationFailure) -> Bool {
    guard let sink = sinks[name] else { return false }
    let now = protection.clock.now()
    let claimed = try await store.claim(
      for: [name, "\(name):*"],
      limit: sink.linesAtOnce,
      until: now.adding(seconds: Self.leaseSeconds),
      at: now
    )
    guard let first = claimed.first else { return false }
    let ids = claimed.map(\.id)
    do throws(LogSinkFailure) {
      try await sink.write(
        LogBatch(
          lines: claimed.map(line),
          id: "log-\(first.id)-\(ids.count)",
          begunAt: first.createdAt
        )
      )
    } catch {
      let pause = schedule.pause(afterAttempts: claimed.map(\.attempts).max() ?? 1)
      try await store.postpone(ids, until: protection.clock.now().adding(pause))
      logger.warning(
        "a sink does not take what was logged; it is tried again",
        metadata: ["sink": "\(name)", "error": "\(PrintableReason.text(of: error.reason))"]
      )
      return true
    }
    try await store.remove(ids)
    return true
  }

  /// Removes what no sink has taken in time, and says how much that was.
  func removeLost() async throws(AuthenticationFailure) {
    let moment = protection.clock.now().adding(seconds: -Self.keptSeconds)
    var lost = 0
    while true {
      let removed = try await store.removeLost(before: moment, keeping: Self.mostKept, limit: 1000)
      lost += removed
      guard removed > 0 else { break }
    }
    guard lost > 0 else { return }
    Counter(label: "gatehouse_log_lines_lost_total").increment(by: Int64(lost))
    logger.error("lines of logs are lost: no sink took them", metadata: ["count": "\(lost)"])
  }

  private func line(_ claimed: LogDeliveryStore.Claimed) -> String {
    let payload = Data(claimed.payload.utf8)
    if claimed.source == LogDeliveryRules.Source.events,
      let row = try? JSONDecoder().decode(UserActivity.Row.self, from: payload)
    {
      let place = row.source_ip.flatMap { protection.geoIP?.place(of: $0) }
      return UserActivity(row: row, place: place).line
    }
    if claimed.source == LogDeliveryRules.Source.notifications,
      let unsent = try? JSONDecoder().decode(UnsentNotification.self, from: payload)
    {
      return unsent.line(in: claimed.pool, at: claimed.createdAt)
    }
    return claimed.payload
  }
}

/// Leaves a sink alone for a while after each batch.
private final class SinkPace: Sendable {
  private let pause: Duration?
  private let next = Mutex(ContinuousClock.now)

  init(_ pause: Duration?) {
    self.pause = pause
  }

  var isFree: Bool { next.withLock { $0 <= ContinuousClock.now } }

  func begin() {
    guard let pause else { return }
    next.withLock { $0 = ContinuousClock.now.advanced(by: pause) }
  }
}
