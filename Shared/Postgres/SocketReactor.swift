internal import CLibPQ
internal import Dispatch
internal import Synchronization

/// What a connection waits for.
struct SocketWait: Sendable {
  let descriptor: Int32
  /// Whether there is something to be sent besides.
  let isSending: Bool
  let deadline: ContinuousClock.Instant
}

/// Wakes the callers whose connections can go on; one thread of the process waits for all of them.
///
/// So an answer costs no change to a thread that waits for it alone. See epoll(7).
final class SocketReactor: Sendable {
  static let shared = SocketReactor()

  private struct Waiter {
    let deadline: ContinuousClock.Instant
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct Waiters {
    /// By a number of each wait.
    ///
    /// A descriptor would not do: a closed connection's has a new owner at once, or is -1 for several.
    var waiting: [UInt64: Waiter] = [:]
    var last: UInt64 = 0
  }

  private let epoll = gatehouse_epoll_create()
  private let waiters = Mutex(Waiters())

  /// How late a caller may hear that its time is over, in milliseconds.
  private static let tick: Int32 = 250

  private init() {
    DispatchQueue(label: "gatehouse.postgres.reactor").async { self.run() }
  }

  /// Returns when the connection may go on, or its time is over.
  ///
  /// The caller has the connection to itself, and closes it only afterwards.
  func wait(for wait: SocketWait) async {
    await withCheckedContinuation { continuation in
      let waiter = Waiter(deadline: wait.deadline, continuation: continuation)
      let number = waiters.withLock { waiters in
        waiters.last += 1
        waiters.waiting[waiters.last] = waiter
        return waiters.last
      }
      let isSending: Int32 = wait.isSending ? 1 : 0
      guard gatehouse_epoll_watch(epoll, wait.descriptor, isSending, number) == 0 else { return }
      // One that cannot be watched learns by its next look at the socket what is wrong with it.
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) {
        self.resume(number)
      }
    }
  }

  private func resume(_ number: UInt64) {
    let waiter = waiters.withLock { $0.waiting.removeValue(forKey: number) }
    waiter?.continuation.resume()
  }

  private func run() -> Never {
    var numbers = [UInt64](repeating: 0, count: Int(GATEHOUSE_EPOLL_BATCH))
    var nextLook = ContinuousClock.now
    while true {
      let count = gatehouse_epoll_wait(epoll, Self.tick, &numbers)
      for number in numbers.prefix(max(Int(count), 0)) { resume(number) }
      // Also while other sockets leave no pause: a silent server's callers learn it all the same.
      let now = ContinuousClock.now
      guard now >= nextLook else { continue }
      resumeOverdue(at: now)
      nextLook = now.advanced(by: .milliseconds(Int64(Self.tick)))
    }
  }

  private func resumeOverdue(at now: ContinuousClock.Instant) {
    let overdue = waiters.withLock { waiters in
      let numbers = waiters.waiting.filter { $0.value.deadline <= now }.map(\.key)
      return numbers.compactMap { waiters.waiting.removeValue(forKey: $0) }
    }
    for waiter in overdue { waiter.continuation.resume() }
  }
}
