internal import Synchronization

/// One caller's wait.
///
/// A wake between two sleeps is not lost: the next sleep ends at once.
final class InteractionWait: Sendable {
  private enum State {
    case idle
    case woken
    case sleeping(CheckedContinuation<Void, Never>)
  }

  private let state = Mutex(State.idle)

  func wake() {
    let sleeper = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard case .sleeping(let continuation) = state else {
        state = .woken
        return nil
      }
      state = .idle
      return continuation
    }
    sleeper?.resume()
  }

  /// Returns when it is woken, at the limit, or when the task is cancelled.
  func sleep(until limit: ContinuousClock.Instant) async {
    let timer = Task {
      do {
        try await Task.sleep(until: limit, clock: .continuous)
        wake()
      } catch {
        // Woken before the limit.
      }
    }
    defer { timer.cancel() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state -> Bool in
          guard case .idle = state else {
            state = .idle
            return true
          }
          state = .sleeping(continuation)
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      wake()
    }
  }
}
