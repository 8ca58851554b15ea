internal import NIOCore
internal import Synchronization

/// Since when a connection has no request in progress; written by its thread, read by others.
final class IdleTime: Sendable {
  /// Nanoseconds of `NIODeadline`; none while a request is in progress.
  private let nanoseconds = Atomic<UInt64>(.max)

  /// Nil while a request is in progress.
  var since: NIODeadline? {
    let value = nanoseconds.load(ordering: .relaxed)
    return value == .max ? nil : .uptimeNanoseconds(value)
  }

  func begin(at now: NIODeadline) {
    nanoseconds.store(now.uptimeNanoseconds, ordering: .relaxed)
  }

  func end() {
    nanoseconds.store(.max, ordering: .relaxed)
  }
}
