internal import Synchronization

/// How long callers wait for a database's answer on their own thread.
///
/// If the database mostly answers at once: as long as handing the wait over to another thread and
/// back would cost. If it is far or busy: not at all, or its callers' event loops would stand
/// still.
final class WaitPolicy: Sendable {
  private static let longest = Duration.microseconds(500)
  private static let maxCredit = 64
  /// The cost of an answer that took longer, in answers that did not.
  private static let price = 8
  /// Without credit one statement of this many is waited for, to learn whether waiting pays again.
  private static let trial = 64

  private let credit = Atomic(maxCredit)
  private let handedOver = Atomic(0)

  /// For the next statement.
  var limit: Duration {
    guard credit.load(ordering: .relaxed) <= 0 else { return Self.longest }
    let count = handedOver.wrappingAdd(1, ordering: .relaxed).newValue
    return count.isMultiple(of: Self.trial) ? Self.longest : .zero
  }

  /// Learns whether the answer came within the limit.
  func note(isAnswered: Bool) {
    // Two threads may lose each other's note, because it is only a hint.
    let current = credit.load(ordering: .relaxed)
    let next = isAnswered ? min(current + 1, Self.maxCredit) : max(current - Self.price, 0)
    credit.store(next, ordering: .relaxed)
  }
}
