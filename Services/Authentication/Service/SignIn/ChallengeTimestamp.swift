internal import Domain

/// The TIMESTAMP that a client signs: `Sat Nov 7 09:05:03 UTC 2026`.
struct ChallengeTimestamp: Sendable, Hashable {
  private let text: String
  private let year: Int
  private let month: Int
  private let day: Int
  private let hour: Int
  private let minute: Int
  private let second: Int

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// How far a client's clock may be from ours, in milliseconds.
  private static let tolerance: Int64 = 300_000

  /// Refuses a text that does not have the form at all.
  init(_ text: String) throws(AuthenticationFailure) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
    guard text.utf8.count <= 40, parts.count == 6, Self.weekdays.contains(parts[0]),
      let month = Self.months.firstIndex(of: parts[1]),
      let day = Self.number(parts[2], 1...2),
      let clock = Self.clock(parts[3]),
      parts[4].utf8.count <= 5, !parts[4].isEmpty,
      parts[4].utf8.allSatisfy({ UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "z") }),
      let year = Self.number(parts[5], 4...4)
    else {
      throw .invalidParameter("TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.")
    }
    self.text = text
    self.year = year
    self.month = month + 1
    self.day = day
    (hour, minute, second) = clock
  }

  /// Whether it is the one way to write a moment that is now: a padded day, a wrong weekday and a
  /// date that does not exist are refused like a wrong password, as Cognito does.
  func isAcceptable(at now: Instant) -> Bool {
    let days = Self.days(year, month, day)
    guard (1...31).contains(day), hour < 24, minute < 60, second < 60,
      Self.text(days: days, hour, minute, second) == text
    else { return false }
    let moment = Instant(unixSeconds: Int64(days * 86_400 + hour * 3600 + minute * 60 + second))
    return abs(moment.since(now).wholeMillis) <= Self.tolerance
  }

  /// The timestamp of a moment.
  static func text(_ moment: Instant) -> String {
    let seconds = Int(clamping: moment.unixSeconds)
    let days = seconds >= 0 ? seconds / 86_400 : 0
    let rest = seconds >= 0 ? seconds % 86_400 : 0
    return text(days: days, rest / 3600, rest / 60 % 60, rest % 60)
  }

  private static func text(days: Int, _ hour: Int, _ minute: Int, _ second: Int) -> String {
    let (year, month, day) = date(days)
    // 1970-01-01 was a Thursday.
    let weekday = weekdays[((days + 4) % 7 + 7) % 7]
    let clock = [hour, minute, second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    return "\(weekday) \(months[month - 1]) \(day) \(clock) UTC \(year)"
  }

  /// Days from 1970-01-01 to a date of the Gregorian calendar, counted in eras of 400 years that
  /// begin in March, so that the leap day is the last of its year.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The date that lies so many days after 1970-01-01.
  private static func date(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  private static func clock(_ text: String) -> (Int, Int, Int)? {
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
