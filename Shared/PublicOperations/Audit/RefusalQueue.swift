internal import Domain
internal import Logging
internal import Synchronization

/// Writes events that no caller waits for: all that gathered while the last ones were written go into
/// the next statement.
///
/// They wait while the database is away or slow. When no more fit, the further ones are counted, and
/// the count is written as an event once that works again: nothing is missing without a word.
final class RefusalQueue: Sendable {
  typealias Write = @Sendable ([AuditRecord]) async throws(GateFailure) -> Void

  private typealias Excess = Backlog<AuditRecord>.Excess

  /// An excess that is being recorded, under an id that stays until it is.
  private struct Count {
    let excess: Excess
    let record: AuditRecord
  }

  private struct State {
    var backlog: Backlog<AuditRecord>
    var count: Count?
    var isWriting = false
    /// The process ends: what cannot be written now never will be.
    var isEnding = false
    var idle: [CheckedContinuation<Void, Never>] = []
  }

  private enum Step {
    case records([AuditRecord])
    case count(Count)
    case done([CheckedContinuation<Void, Never>])
  }

  private let insert: Write
  private let insertCount: Write
  private let clock: any WallClock
  private let random: any RandomSource
  private let logger: Logger
  /// Before what failed is tried again.
  private let pause: Duration
  private let state: Mutex<State>

  /// How often an excess that goes on is recorded.
  private static let tellingInterval = Duration.seconds(60)

  /// A queue that writes its records by the one closure and how many are missing by the other; both
  /// must write a record once that they are given again.
  init(
    bounds: Backlog<AuditRecord>.Bounds,
    pause: Duration,
    clock: any WallClock,
    random: any RandomSource,
    logger: Logger,
    insert: @escaping Write,
    insertCount: @escaping Write
  ) {
    self.pause = pause
    self.clock = clock
    self.random = random
    self.logger = logger
    self.insert = insert
    self.insertCount = insertCount
    state = Mutex(State(backlog: Backlog(bounds)))
  }

  /// Has the event written some time, or counts it.
  func submit(_ record: AuditRecord) {
    let now = clock.now()
    let begins = state.withLock { state in
      state.backlog.add(record, bytes: record.waitingBytes, at: now)
      defer { state.isWriting = true }
      return !state.isWriting
    }
    // A task of its own, without the caller's deadline: its end must not be the end of other
    // callers' events, and what was done or refused is recorded also when the time is over.
    if begins { Task.detached { await self.drain() } }
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

  /// Returns when nothing waits, or what waits can no longer be written; to be called once, at the end.
  func end() async {
    state.withLock { $0.isEnding = true }
    await flush()
  }

  private func drain() async {
    var isFailing = false
    while true {
      let step = step()
      do throws(GateFailure) {
        switch step {
        case .records(let records): try await insert(records)
        case .count(let count): try await insertCount([count.record])
        case .done(let waiting):
          for continuation in waiting { continuation.resume() }
          return
        }
        remove(step)
        isFailing = false
      } catch {
        if !isFailing {
          logger.warning("events wait for the database", metadata: ["error": "\(error.status)"])
        }
        isFailing = true
        if mayPass(error) {
          // This task is never cancelled.
          do { try await Task.sleep(for: pause) } catch {}
        } else {
          giveUp(step, error)
        }
      }
    }
  }

  private func step() -> Step {
    let now = clock.now()
    return state.withLock { state in
      if state.count == nil {
        let due = state.backlog.dueExcess(at: now, atLatestAfter: Self.tellingInterval)
        state.count = due.map { excess in
          Count(
            excess: excess,
            record: AuditRecord(
              unrecorded: excess.count,
              from: excess.first,
              to: excess.last,
              requestID: random.uuid(),
              at: now
            )
          )
        }
      }
      if let count = state.count { return .count(count) }
      let records = state.backlog.next()
      guard records.isEmpty else { return .records(records) }
      state.isWriting = false
      defer { state.idle = [] }
      return .done(state.idle)
    }
  }

  private func mayPass(_ failure: GateFailure) -> Bool {
    guard case .unavailable = failure else { return false }
    return state.withLock { !$0.isEnding }
  }

  private func remove(_ step: Step) {
    state.withLock { state in
      switch step {
      case .records(let records): state.backlog.remove(records.count)
      case .count(let count):
        state.backlog.forget(count.excess)
        state.count = nil
      case .done: break
      }
    }
  }

  /// Nothing waits behind what will never be written: the records are counted, the count is logged.
  private func giveUp(_ step: Step, _ failure: GateFailure) {
    switch step {
    case .records(let records):
      let now = clock.now()
      state.withLock { $0.backlog.giveUp(records.count, at: now) }
    case .count(let count):
      remove(step)
      logger.error(
        "refusals are not in the audit log",
        metadata: ["count": "\(count.excess.count)", "error": "\(failure.status)"]
      )
    case .done: break
    }
  }
}
