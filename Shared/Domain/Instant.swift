/// A moment in Unix time, to the millisecond.
public struct Instant: Sendable, Hashable, Comparable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public var unixMillis: Int64

  /// The moment that lies this many milliseconds after the epoch.
  public init(unixMillis: Int64) {
    self.unixMillis = unixMillis
  }

  /// The moment that lies this many seconds after the epoch, or the last one that can be expressed.
  public init(unixSeconds: Int64) {
    let (millis, overflow) = unixSeconds.multipliedReportingOverflow(by: 1000)
    unixMillis = overflow ? (unixSeconds < 0 ? .min : .max) : millis
  }

  /// Whole seconds since the epoch, rounded towards the past.
  public var unixSeconds: Int64 {
    unixMillis >= 0 ? unixMillis / 1000 : -((-(unixMillis + 1)) / 1000) - 1
  }

  /// Whether the left moment is earlier.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.unixMillis < right.unixMillis
  }

  /// The moment this much later; saturates instead of trapping.
  public func adding(_ duration: Duration) -> Instant {
    adding(millis: duration.wholeMillis)
  }

  /// The moment this many seconds later; saturates instead of trapping.
  public func adding(seconds: Int64) -> Instant {
    adding(millis: Instant(unixSeconds: seconds).unixMillis)
  }

  /// The time from an earlier moment to this one; negative when that moment is later.
  public func since(_ earlier: Instant) -> Duration {
    let (millis, overflow) = unixMillis.subtractingReportingOverflow(earlier.unixMillis)
    guard !overflow else {
      return .milliseconds(unixMillis < earlier.unixMillis ? Int64.min : Int64.max)
    }
    return .milliseconds(millis)
  }

  private func adding(millis: Int64) -> Instant {
    let (sum, overflow) = unixMillis.addingReportingOverflow(millis)
    return Instant(unixMillis: overflow ? (millis < 0 ? .min : .max) : sum)
  }
}

extension Duration {
  /// Whole milliseconds, rounded towards zero; saturates instead of trapping.
  public var wholeMillis: Int64 {
    let (seconds, attoseconds) = components
    let (millis, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    guard !overflow else { return seconds < 0 ? .min : .max }
    let (sum, carried) = millis.addingReportingOverflow(attoseconds / 1_000_000_000_000_000)
    return carried ? (seconds < 0 ? .min : .max) : sum
  }
}
