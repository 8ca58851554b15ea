internal import Logging
internal import Synchronization

/// Writes entries of many callers, those of one moment in one statement.
///
/// A caller who writes waits until the statement is done, so that memory holds no more entries than calls
/// are in flight.
final class AuditQueue<Entry: Sendable>: Sendable {
  private struct Waiter {
    let entries: [Entry]
    let continuation: CheckedContinuation<Result<Void, GateFailure>, Never>
  }

  private struct State {
    var waiters: [Waiter] = []
    var isWriting = false
  }

  private let insert: @Sendable ([Entry]) async throws(GateFailure) -> Void
  private let logger: Logger
  private let state = Mutex(State())

  /// More wait nowhere: the database is then too slow for the calls that come.
  private static var maxWaiters: Int { 10_000 }
  /// The entries of so many waiters go into one statement.
  private static var batch: Int { 256 }

  init(
    logger: Logger,
    _ insert: @escaping @Sendable ([Entry]) async throws(GateFailure) -> Void
  ) {
    self.logger = logger
    self.insert = insert
  }

  /// Returns once the entries are written; also for a caller that is cancelled meanwhile.
  func write(_ entries: [Entry]) async throws(GateFailure) {
    guard !entries.isEmpty else { return }
    let result = await withCheckedContinuation { continuation in
      enqueue(Waiter(entries: entries, continuation: continuation))
    }
    try result.get()
  }

  private func enqueue(_ waiter: Waiter) {
    let (isRefused, begins) = state.withLock { state -> (Bool, Bool) in
      guard state.waiters.count < Self.maxWaiters else { return (true, false) }
      state.waiters.append(waiter)
      defer { state.isWriting = true }
      return (false, !state.isWriting)
    }
    if isRefused {
      waiter.continuation.resume(returning: .failure(.unavailable("the audit log is too slow")))
    }
    // A task of its own, without the caller's deadline: its end must not be the end of other
    // callers' events, and what was done or refused is recorded also when the time is over.
    if begins { Task.detached { await self.drain() } }
  }

  private func drain() async {
    while true {
      let batch = state.withLock { state in
        let batch = Array(state.waiters.prefix(Self.batch))
        state.waiters.removeFirst(batch.count)
        if batch.isEmpty { state.isWriting = false }
        return batch
      }
      guard !batch.isEmpty else { return }
      let result: Result<Void, GateFailure>
      do throws(GateFailure) {
        try await insert(batch.flatMap(\.entries))
        result = .success(())
      } catch {
        result = .failure(error)
        logger.error(
          "events are not in the audit log",
          metadata: ["count": "\(batch.count)", "error": "\(error.status)"]
        )
      }
      for waiter in batch {
        waiter.continuation.resume(returning: result)
      }
    }
  }
}
