public import Domain
internal import FoundationEssentials

/// The machine's clock: the one place where real time enters a process.
public struct SystemClock: WallClock {
  /// Makes a reader of the machine's clock.
  public init() {}

  /// Reads the time of day.
  public func now() -> Instant {
    Instant(unixMillis: Int64(Date().timeIntervalSince1970 * 1000))
  }
}
