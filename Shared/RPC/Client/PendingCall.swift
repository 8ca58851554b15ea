internal import Synchronization

/// One call on its way over one connection; ends once, by the first event that ends it.
final class PendingCall: Sendable {
  enum Outcome: Sendable {
    /// The server's answer, or an end on our side: deadline, cancellation.
    case answered(Result<[UInt8], RPCError>)
    /// It never left, or the server said that it was not begun: another instance may take it.
    case notBegun
    /// The connection ended in between: it may or may not have been executed.
    case lost
    /// The peer owes answers and says nothing, and another instance may be asked: this call may be repeated.
    case silent
    /// The peer was given up because it was silent: it may still execute the call until its deadline.
    case unheard
  }

  private enum State {
    /// No caller waits yet. Next: waiting, ended.
    case new
    /// Next: ended.
    case waiting(CheckedContinuation<Outcome, Never>)
    case ended(Outcome)
  }

  let method: RPCMethod
  let request: [UInt8]
  let context: RPCCallContext

  private let state = Mutex(State.new)

  init(_ method: RPCMethod, _ request: [UInt8], _ context: RPCCallContext) {
    self.method = method
    self.request = request
    self.context = context
  }

  var isEnded: Bool {
    state.withLock { state in
      switch state {
      case .ended: true
      case .new, .waiting: false
      }
    }
  }

  /// Resumes the continuation at the call's end.
  func wait(_ continuation: CheckedContinuation<Outcome, Never>) {
    let outcome: Outcome? = state.withLock { state in
      switch state {
      case .new, .waiting:
        state = .waiting(continuation)
        return nil
      case .ended(let outcome): return outcome
      }
    }
    if let outcome {
      continuation.resume(returning: outcome)
    }
  }

  func end(_ outcome: Outcome) {
    let waiting: CheckedContinuation<Outcome, Never>? = state.withLock { state in
      switch state {
      case .new:
        state = .ended(outcome)
        return nil
      case .waiting(let continuation):
        state = .ended(outcome)
        return continuation
      case .ended: return nil
      }
    }
    waiting?.resume(returning: outcome)
  }
}
