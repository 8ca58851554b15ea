internal import Domain
public import Logging
public import Postgres
internal import Synchronization

/// Writes audit events, those of one moment in one statement.
///
/// Whoever writes waits until the event is committed, so that memory holds no more events than calls
/// are in flight, and no answer is given that the log does not know.
public final class AuditLog: Sendable {
  private struct Waiter {
    let records: [AuditRecord]
    /// Nil where nobody waits.
    let continuation: CheckedContinuation<Result<Void, AuthenticationFailure>, Never>?
  }

  private struct State {
    var waiters: [Waiter] = []
    var isWriting = false
    var lost = 0
  }

  private let store: AuditEventStore
  private let logger: Logger
  private let state = Mutex(State())

  /// More wait nowhere: the database is then too slow for the calls that come.
  private static let mostWaiters = 10_000
  /// While so many wait, no event is taken that nobody waits for.
  private static let mostSubmitted = 1000
  /// Of so many waiters the events go into one statement.
  private static let batch = 256

  /// A log in the database.
  public init(database: PostgresPool, logger: Logger) {
    store = AuditEventStore(database: database)
    self.logger = logger
  }

  /// Returns once the events are committed; also for a caller that is cancelled meanwhile, because
  /// what it did is done.
  func write(_ records: [AuditRecord]) async throws(AuthenticationFailure) {
    guard !records.isEmpty else { return }
    let result = await withCheckedContinuation { continuation in
      enqueue(Waiter(records: records, continuation: continuation))
    }
    try result.get()
  }

  /// Has the event written some time, unless there are too many already.
  func submit(_ record: AuditRecord) {
    enqueue(Waiter(records: [record], continuation: nil))
  }

  private func enqueue(_ waiter: Waiter) {
    let (isRefused, begins) = state.withLock { state -> (Bool, Bool) in
      let most = waiter.continuation == nil ? Self.mostSubmitted : Self.mostWaiters
      guard state.waiters.count < most else {
        state.lost += 1
        return (true, false)
      }
      state.waiters.append(waiter)
      defer { state.isWriting = true }
      return (false, !state.isWriting)
    }
    if isRefused {
      waiter.continuation?.resume(returning: .failure(.unavailable("the audit log is too slow")))
    }
    // A task of its own: the caller's end must not be the end of other callers' events.
    if begins { Task { await drain() } }
  }

  private func drain() async {
    while true {
      let (batch, lost) = state.withLock { state -> ([Waiter], Int) in
        let batch = Array(state.waiters.prefix(Self.batch))
        state.waiters.removeFirst(batch.count)
        if batch.isEmpty { state.isWriting = false }
        defer { state.lost = 0 }
        return (batch, state.lost)
      }
      if lost > 0 {
        logger.warning("events are not in the audit log", metadata: ["count": "\(lost)"])
      }
      guard !batch.isEmpty else { return }
      let result: Result<Void, AuthenticationFailure>
      do throws(AuthenticationFailure) {
        try await store.insert(batch.flatMap(\.records))
        result = .success(())
      } catch {
        result = .failure(error)
        logger.error(
          "events are not in the audit log",
          metadata: ["count": "\(batch.count)", "error": "\(error.status)"]
        )
      }
      for waiter in batch {
        waiter.continuation?.resume(returning: result)
      }
    }
  }
}
