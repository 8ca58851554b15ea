/// A pool's bookkeeping, without any input or output: the sessions that are lent and the callers
/// that wait.
struct PoolState: Sendable {
  /// A caller that waits.
  struct Waiter: Sendable {
    var continuation: CheckedContinuation<Result<PostgresSession, PostgresError>, Never>
    var since: ContinuousClock.Instant
  }

  /// The result for a caller that found no session.
  enum Admission: Sendable {
    /// It waits; the caller starts the timer if none runs.
    case admitted(needsTimer: Bool)
    /// A session came back in the meantime.
    case served(PostgresSession)
    /// It must not wait.
    case refused(PostgresError.Kind)
  }

  var statistics = PoolStatistics()

  /// The session that was used last is used next: few connections stay warm, the others idle.
  private var idle: [PostgresSession] = []
  private var made = 0
  private var waiters: [UInt64: Waiter] = [:]
  /// Tickets in order of arrival, from `head` on; a ticket without waiter has been removed.
  private var line: [UInt64] = []
  private var head = 0
  private var lastTicket: UInt64 = 0
  private var isTimerRunning = false

  init(maxSessions: Int) {
    statistics.maxSessions = maxSessions
  }

  mutating func makeTicket() -> UInt64 {
    lastTicket += 1
    return lastTicket
  }

  mutating func takeSession(_ connector: PostgresConnector) -> PostgresSession? {
    // No caller overtakes those that wait.
    guard waiters.isEmpty else { return nil }
    guard let session = idle.popLast() ?? makeSession(connector) else { return nil }
    statistics.leases += 1
    statistics.leasedSessions += 1
    return session
  }

  mutating func admit(
    _ waiter: Waiter,
    as ticket: UInt64,
    _ connector: PostgresConnector,
    limit: Int
  ) -> Admission {
    if let session = takeSession(connector) { return .served(session) }
    guard waiters.count < limit else {
      statistics.exhaustions += 1
      return .refused(.poolExhausted)
    }
    waiters[ticket] = waiter
    line.append(ticket)
    statistics.waits += 1
    statistics.waiters = waiters.count
    defer { isTimerRunning = true }
    return .admitted(needsTimer: !isTimerRunning)
  }

  /// Takes a session back; returns the waiter that gets it.
  mutating func giveBack(_ session: PostgresSession) -> Waiter? {
    guard let waiter = popFirst() else {
      idle.append(session)
      statistics.leasedSessions -= 1
      return nil
    }
    statistics.leases += 1
    return waiter
  }

  mutating func remove(_ ticket: UInt64) -> Waiter? {
    defer { statistics.waiters = waiters.count }
    return waiters.removeValue(forKey: ticket)
  }

  /// Removes the waiters that came at the given time or before.
  mutating func removeWaiters(since oldest: ContinuousClock.Instant) -> [Waiter] {
    var expired: [Waiter] = []
    while let waiter = first(), waiter.since <= oldest {
      _ = popFirst()
      expired.append(waiter)
    }
    statistics.exhaustions += expired.count
    return expired
  }

  /// When the first waiter came, if the timer must run on for it.
  mutating func timerForFirstWaiter() -> ContinuousClock.Instant? {
    let since = first()?.since
    isTimerRunning = since != nil
    return since
  }

  private mutating func makeSession(_ connector: PostgresConnector) -> PostgresSession? {
    guard made < statistics.maxSessions else { return nil }
    made += 1
    return PostgresSession(connector)
  }

  private mutating func first() -> Waiter? {
    while head < line.count {
      if let waiter = waiters[line[head]] { return waiter }
      head += 1
    }
    line.removeAll(keepingCapacity: true)
    head = 0
    return nil
  }

  private mutating func popFirst() -> Waiter? {
    guard let waiter = first() else { return nil }
    waiters.removeValue(forKey: line[head])
    head += 1
    if head > 1024, head * 2 > line.count {
      line.removeFirst(head)
      head = 0
    }
    statistics.waiters = waiters.count
    return waiter
  }
}
