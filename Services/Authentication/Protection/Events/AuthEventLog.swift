internal import AuthenticationCore
internal import Domain
internal import Logging
internal import Metrics
internal import Synchronization

/// Writes events behind the answers of their requests: all that gathered while the last ones were written go
/// into the next transaction.
///
/// A sign-in waits for none of it. What gathered in memory is lost when the process is killed, and what is
/// more than fits is counted and left out: an event is evidence for its user and operator, and never what a
/// decision about access depends on alone.
final class AuthEventLog: Sendable {
  private struct State {
    var batch = AuthEventStore.Batch()
    var count = 0
    var isWriting = false
    var lost = 0
    var idle: [CheckedContinuation<Void, Never>] = []
  }

  private let store: AuthEventStore
  private let logger: Logger
  private let state = Mutex(State())

  private static let capacity = 20_000
  private static let entriesAtOnce = 500
  private static let tries = 5

  init(store: AuthEventStore, logger: Logger) {
    self.store = store
    self.logger = logger
  }

  /// Has the event written.
  func submit(_ event: AuthEvent) {
    add { batch in
      batch.events.append(event)
      guard event.response == .pass else { return }
      batch.traits += LearnedTrait.all(
        of: event.evidence,
        event.sub,
        in: event.pool,
        isTrusted: event.isTrusted,
        at: event.createdAt
      )
    }
  }

  /// Has what became of an event written.
  func submit(_ outcome: AuthEventOutcome) {
    add { batch in
      if !batch.takeUp(outcome) { batch.outcomes.append(outcome) }
      guard outcome.response == .pass, let evidence = outcome.evidence else { return }
      batch.traits += LearnedTrait.all(
        of: evidence,
        outcome.sub,
        in: outcome.pool,
        isTrusted: outcome.isTrusted,
        at: outcome.moment
      )
    }
  }

  /// Returns when nothing waits.
  func flush() async {
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        guard state.isWriting else { return true }
        state.idle.append(continuation)
        return false
      }
      if isIdle { continuation.resume() }
    }
  }

  private func add(_ change: (inout AuthEventStore.Batch) -> Void) {
    let begins = state.withLock { state in
      guard state.count < Self.capacity else {
        state.lost += 1
        return false
      }
      state.count += 1
      change(&state.batch)
      defer { state.isWriting = true }
      return !state.isWriting
    }
    // A task of its own, without the caller's deadline.
    if begins { Task.detached { await self.drain() } }
  }

  private func drain() async {
    while true {
      let (batch, lost, waiting) = state.withLock {
        state -> (AuthEventStore.Batch, Int, [CheckedContinuation<Void, Never>]) in
        let batch = state.batch.taking(Self.entriesAtOnce)
        state.count = state.batch.events.count + state.batch.outcomes.count
        let lost = state.lost
        state.lost = 0
        guard batch.isEmpty else { return (batch, lost, []) }
        state.isWriting = false
        defer { state.idle = [] }
        return (batch, lost, state.idle)
      }
      if lost > 0 { tellLost(lost, "more came than could be written") }
      guard !batch.isEmpty else {
        for continuation in waiting { continuation.resume() }
        return
      }
      await write(batch)
    }
  }

  private func write(_ batch: AuthEventStore.Batch) async {
    for attempt in 1...Self.tries {
      do throws(AuthenticationFailure) {
        try await store.write(batch)
        return
      } catch {
        guard attempt == Self.tries else {
          // This task is never cancelled.
          try? await Task.sleep(for: .milliseconds(200 * attempt))
          continue
        }
        tellLost(batch.events.count + batch.outcomes.count, "\(error.status)")
      }
    }
  }

  private func tellLost(_ count: Int, _ reason: String) {
    Counter(label: "gatehouse_auth_events_lost_total").increment(by: Int64(count))
    logger.error(
      "events of sign-ins are not written",
      metadata: ["count": "\(count)", "error": "\(reason)"]
    )
  }
}

extension AuthEventStore.Batch {
  private static let near = 64

  /// Completes an event that is not written yet: most sign-ins end a moment after they are recorded.
  fileprivate mutating func takeUp(_ outcome: AuthEventOutcome) -> Bool {
    let place = events.suffix(Self.near).lastIndex {
      $0.id == outcome.id && $0.pool == outcome.pool
    }
    guard let place else { return false }
    events[place].response = outcome.response
    events[place].factor = outcome.factor ?? events[place].factor
    return true
  }

  /// Takes out at most so many events and outcomes; an event's outcome never goes before it.
  fileprivate mutating func taking(_ count: Int) -> Self {
    var taken = Self()
    taken.events = Array(events.prefix(count))
    events.removeFirst(taken.events.count)
    if events.isEmpty {
      taken.outcomes = Array(outcomes.prefix(count))
      outcomes.removeFirst(taken.outcomes.count)
    }
    taken.traits = traits
    traits = []
    // Two rows of one key cannot be in one statement: the later one says more.
    var latest: [String: AuthEvent] = [:]
    for event in taken.events { latest["\(event.pool.text) \(event.id)"] = event }
    if latest.count < taken.events.count { taken.events = Array(latest.values) }
    return taken
  }
}
