internal import Synchronization

/// Counts something of which there may be only so many.
final class CallLimiter: Sendable {
  private let maximum: Int
  private let current = Atomic(0)

  init(maximum: Int) {
    self.maximum = maximum
  }

  var count: Int { current.load(ordering: .relaxed) }

  func enter() -> Bool {
    guard current.wrappingAdd(1, ordering: .relaxed).newValue <= maximum else {
      leave()
      return false
    }
    return true
  }

  func leave() {
    current.wrappingSubtract(1, ordering: .relaxed)
  }
}
