internal import Synchronization

/// Whether a process can do its work now: asks each of its checks.
final class ProcessReadiness: Sendable {
  /// Answers what is wrong, or nil.
  typealias Check = @Sendable () async -> ReadinessFault?

  private struct Known {
    let fault: ReadinessFault?
    let until: ContinuousClock.Instant
  }

  /// How long an answer holds, so that frequent questions do not keep the database busy.
  private static let validity = Duration.milliseconds(250)

  private let checks: [Check]
  private let known = Mutex<Known?>(nil)
  private let passed = Latch()

  init(checks: [Check]) {
    self.checks = checks
    if checks.isEmpty { passed.open() }
  }

  /// The first thing that is wrong now, or nil.
  func fault() async -> ReadinessFault? {
    if let known = known.withLock({ $0 }), known.until > .now { return known.fault }
    var fault: ReadinessFault?
    for check in checks where fault == nil {
      fault = await check()
    }
    known.withLock { $0 = Known(fault: fault, until: .now.advanced(by: Self.validity)) }
    if fault == nil { passed.open() }
    return fault
  }

  /// Waits until all checks have passed once, and answers true; false when the task is cancelled
  /// before.
  ///
  /// Another task must ask for the `fault()` meanwhile.
  func waitUntilPassed() async -> Bool {
    await passed.wait()
    return passed.isOpen
  }
}
