internal import Domain
internal import Logging
internal import Metrics
internal import OperatingSystem
internal import Synchronization

/// Tells the operator of calls of signed operations that no ticket proves.
///
/// Where the services are set up rightly, an attacker speaks in the gateway's name.
///
/// Each counts in the metric. Events and logs are at most one a second, and say how many there were:
/// such a caller can repeat itself as fast as it likes, and must not fill the log.
final class UnprovedCalls: Sendable {
  private struct State {
    var toldAt: Instant?
    var untold = 0
  }

  private let auditLog: AuditLog
  private let logger: Logger
  private let count = Counter(label: "gatehouse_unproved_calls_total")
  private let state = Mutex(State())

  private static let pause = Duration.seconds(1)

  init(auditLog: AuditLog, logger: Logger) {
    self.auditLog = auditLog
    self.logger = logger
  }

  func note(_ event: AuditRecord, _ fault: TicketFault, by caller: PeerCredentials?) {
    count.increment()
    guard let untold = takeTurn(at: event.at) else { return }
    let user = caller.map { UserAccount.name(of: $0.userID) ?? "\($0.userID)" } ?? "unknown"
    var event = event
    event.rule = "\(fault.rawValue); the Unix user of the caller is \(user)"
    if untold > 0 { event.rule? += "; \(untold) before it are no events" }
    auditLog.submit(event, into: .events)
    logger.error(
      "a signed call is not proved",
      metadata: [
        "request_id": "\(event.requestID)", "operation": "\(event.operation)",
        "fault": "\(fault.rawValue)", "unix_user": "\(user)", "untold": "\(untold)",
      ]
    )
  }

  /// How many were not told since the last; nil where it is too soon.
  private func takeTurn(at now: Instant) -> Int? {
    state.withLock { state in
      if let last = state.toldAt, last <= now, now.since(last) < Self.pause {
        state.untold += 1
        return nil
      }
      defer { state = State(toldAt: now) }
      return state.untold
    }
  }
}
