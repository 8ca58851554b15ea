internal import Synchronization

/// Opens once every part of a process that listens is listening.
final class StartupGate: Sendable {
  private let pending = Mutex(0)
  private let latch = Latch()

  /// Adds a part to wait for; it calls the returned closure once, when it listens.
  func expect() -> @Sendable () -> Void {
    pending.withLock { $0 += 1 }
    return { [gate = self] in gate.arrive() }
  }

  /// Waits for all parts; returns early when the task is cancelled.
  func wait() async {
    guard pending.withLock({ $0 > 0 }) else { return }
    await latch.wait()
  }

  private func arrive() {
    let isLast = pending.withLock {
      $0 -= 1
      return $0 == 0
    }
    if isLast { latch.open() }
  }
}
