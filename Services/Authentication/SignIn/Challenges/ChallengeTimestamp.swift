internal import AuthenticationCore
internal import Domain

/// The TIMESTAMP that a client signs: `Sat Nov 7 09:05:03 UTC 2026`.
struct ChallengeTimestamp: Sendable, Hashable {
  private let text: String
  /// Nil when there is no such moment.
  private let moment: CivilTime?

  /// How far a client's clock may be from ours, in milliseconds.
  private static let tolerance: Int64 = 300_000

  /// Refuses a text that does not have the form at all.
  init(_ text: String) throws(AuthenticationFailure) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
    guard text.utf8.count <= 40, parts.count == 6, CivilTime.weekdayNames.contains(parts[0]),
      let month = CivilTime.monthNames.firstIndex(of: parts[1]),
      let day = Self.number(parts[2], 1...2),
      let clock = Self.clock(parts[3]),
      parts[4].utf8.count <= 5, !parts[4].isEmpty,
      parts[4].utf8.allSatisfy({ UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "z") }),
      let year = Self.number(parts[5], 4...4)
    else {
      throw .invalidParameter("TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.")
    }
    self.text = text
    moment = CivilTime(
      year: year,
      month: month + 1,
      day: day,
      hour: clock.hour,
      minute: clock.minute,
      second: clock.second
    )
  }

  /// Whether it is the one way to write a moment that is now: a padded day, a wrong weekday and a
  /// date that does not exist are refused like a wrong password, as Cognito does.
  func isAcceptable(at now: Instant) -> Bool {
    guard let moment, Self.text(moment) == text else { return false }
    return abs(moment.instant.since(now).wholeMillis) <= Self.tolerance
  }

  /// The timestamp of a moment.
  static func text(_ moment: CivilTime) -> String {
    "\(moment.weekdayName) \(moment.monthName) \(moment.day) \(moment.clock) UTC \(moment.year)"
  }

  private static func clock(_ text: String) -> (hour: Int, minute: Int, second: Int)? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count == 3, let hour = number(parts[0], 2...2),
      let minute = number(parts[1], 2...2), let second = number(parts[2], 2...2)
    else { return nil }
    return (hour, minute, second)
  }

  private static func number(_ text: String, _ digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count),
      text.utf8.allSatisfy({ UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") })
    else { return nil }
    return Int(text)
  }
}
