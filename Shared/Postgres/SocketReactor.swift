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

  private let epoll = gatehouse_epoll_create()
  private let waiters = Mutex<[Int32: Waiter]>([:])

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
      waiters.withLock {
        $0[wait.descriptor] = Waiter(deadline: wait.deadline, continuation: continuation)
      }
      let isSending: Int32 = wait.isSending ? 1 : 0
      guard gatehouse_epoll_watch(epoll, wait.descriptor, isSending) == 0 else { return }
      // One that cannot be watched learns by its next look at the socket what is wrong with it.
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) {
        self.resume(wait.descriptor)
      }
    }
  }

  private func resume(_ descriptor: Int32) {
    let waiter = waiters.withLock { $0.removeValue(forKey: descriptor) }
    waiter?.continuation.resume()
  }

  private func run() -> Never {
    var descriptors = [Int32](repeating: 0, count: Int(GATEHOUSE_EPOLL_BATCH))
    while true {
      let count = gatehouse_epoll_wait(epoll, Self.tick, &descriptors)
      for descriptor in descriptors.prefix(max(Int(count), 0)) { resume(descriptor) }
      if count <= 0 { resumeOverdue() }
    }
  }

  private func resumeOverdue() {
    let now = ContinuousClock.now
    let overdue = waiters.withLock { waiters in
      let descriptors = waiters.filter { $0.value.deadline <= now }.map(\.key)
      return descriptors.compactMap { waiters.removeValue(forKey: $0) }
    }
    for waiter in overdue { waiter.continuation.resume() }
  }
}
