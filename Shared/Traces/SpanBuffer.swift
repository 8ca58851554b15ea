internal import Synchronization

/// The finished spans of a process that have not been collected yet.
///
/// Bounded: where nothing collects, or not fast enough, further spans are dropped and counted. It holds
/// no memory before the first span.
public final class SpanBuffer: Sendable {
  private struct State {
    var spans: [FinishedSpan] = []
    var droppedCount: UInt64 = 0
  }

  private let capacity: Int
  private let state = Mutex(State())

  /// Makes an empty buffer for so many spans.
  public init(capacity: Int = 4096) {
    self.capacity = capacity
  }

  /// How many spans found the buffer full, since the process began.
  public var droppedCount: UInt64 { state.withLock { $0.droppedCount } }

  func add(_ span: FinishedSpan) {
    state.withLock { state in
      guard state.spans.count < capacity else {
        state.droppedCount += 1
        return
      }
      state.spans.append(span)
    }
  }

  /// Takes the oldest spans out, and says whether others are left.
  func take(max: Int) -> (spans: [FinishedSpan], isMore: Bool) {
    state.withLock { state in
      guard state.spans.count > max else {
        let spans = state.spans
        // The memory of a busy time is given back.
        state.spans = []
        return (spans, false)
      }
      let spans = Array(state.spans.prefix(max))
      state.spans.removeFirst(max)
      return (spans, true)
    }
  }
}
