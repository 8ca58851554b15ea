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
      if latest.second != second { latest = (second, Self.text(unixSeconds: second)) }
      return latest.text
    }
  }

  /// RFC 9110 §5.6.7, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  static func text(unixSeconds: Int64) -> String {
    let day = Int(unixSeconds.quotient(by: 86_400))
    let second = Int(unixSeconds.remainder(by: 86_400))
    let date = civil(day)
    let weekday = weekdays[Int(Int64(day + 4).remainder(by: 7))]
    let clock = [second / 3600, second / 60 % 60, second % 60].map(twoDigits).joined(separator: ":")
    return "\(weekday), \(twoDigits(date.day)) \(months[date.month - 1]) \(date.year) \(clock) GMT"
  }

  /// The Gregorian date of a day counted from 1970-01-01, by years that begin in March.
  private static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = Int64(day + 719_468)
    let era = Int(shifted.quotient(by: 146_097))
    let dayOfEra = Int(shifted.remainder(by: 146_097))
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

extension Int64 {
  /// Division that rounds towards the past.
  fileprivate func quotient(by divisor: Int64) -> Int64 {
    (self - remainder(by: divisor)) / divisor
  }

  /// Never negative.
  fileprivate func remainder(by divisor: Int64) -> Int64 {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
