public import Domain
internal import Synchronization

/// A clock that stands still until a test moves it.
public final class ManualClock: WallClock {
  private let instant: Mutex<Instant>

  /// Starts at the given moment; without one, at 2026-11-21T00:00:00Z.
  public init(_ start: Instant = Instant(unixSeconds: 1_795_219_200)) {
    instant = Mutex(start)
  }

  /// The moment the test chose.
  public func now() -> Instant {
    instant.withLock { $0 }
  }

  /// Moves the clock on, or back when the duration is negative.
  public func advance(by duration: Duration) {
    instant.withLock { $0 = $0.adding(duration) }
  }

  /// Sets the clock.
  public func set(_ moment: Instant) {
    instant.withLock { $0 = moment }
  }
}
