internal import Synchronization

/// Opens once and stays open; any number of tasks may wait for it.
final class Latch: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [UInt64: CheckedContinuation<Void, Never>] = [:]
    var lastTicket: UInt64 = 0
  }

  private let state = Mutex(State())

  var isOpen: Bool { state.withLock { $0.isOpen } }

  /// Lets all waiters go on, now and later.
  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [:] }
      return state.waiting
    }
    for continuation in waiting.values { continuation.resume() }
  }

  /// Waits until it is open; returns early when the task is cancelled, which harms no other waiter.
  func wait() async {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let mustWait = state.withLock { state in
          // A cancellation before this point found nothing to resume.
          guard !state.isOpen, !Task.isCancelled else { return false }
          state.waiting[ticket] = continuation
          return true
        }
        if !mustWait { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: ticket) }?.resume()
    }
  }
}
