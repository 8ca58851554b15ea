import Synchronization
import Testing

/// A value that several tasks of a test change.
final class Shared<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  init(_ value: Value) {
    mutex = Mutex(value)
  }

  var value: Value { mutex.withLock { $0 } }

  func change(_ body: (inout Value) -> Void) {
    mutex.withLock { body(&$0) }
  }
}

/// Waits until a condition holds; gives up after a time that only a hanging test takes.
func until(_ condition: @Sendable () -> Bool) async throws {
  let limit = ContinuousClock.now.advanced(by: .seconds(60))
  while !condition() {
    try #require(ContinuousClock.now < limit, "the condition never held")
    try await Task.sleep(for: .milliseconds(2))
  }
}
