internal import Domain
internal import NIOConcurrencyHelpers

/// The Date header's text, written once a second: clients correct their clocks by it.
final class HTTPDate: Sendable {
  private let clock: any WallClock
  private let latest = NIOLockedValueBox<(second: Int64, text: String)>((.min, ""))

  init(clock: any WallClock) {
    self.clock = clock
  }

  var now: String {
    let second = clock.now().unixSeconds
    return latest.withLockedValue { latest in
      if latest.second != second { latest = (second, Self.text(Instant(unixSeconds: second))) }
      return latest.text
    }
  }

  /// RFC 9110 §5.6.7, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  static func text(_ instant: Instant) -> String {
    "\(CivilTime(instant).internetText) GMT"
  }
}
