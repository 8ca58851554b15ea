internal import Domain

/// How numbers, times and names are written.
enum Words {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// With a comma for each thousand.
  static func number(_ value: Int64) -> String {
    var digits = Array(String(abs(value)))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: place)
      place -= 3
    }
    return (value < 0 ? "-" : "") + String(digits)
  }

  /// A day and a time, in UTC.
  static func time(_ millis: Int64?) -> String {
    guard let millis else { return "Never" }
    let time = CivilTime(Instant(unixMillis: millis))
    return "\(time.day) \(months[time.month - 1]) \(time.year), \(clock(time))"
  }

  /// The same for a narrow column, which breaks between the day and the time.
  static func folded(_ millis: Int64?) -> String {
    let words = time(millis)
    guard let comma = words.firstIndex(of: ",") else { return words }
    return String(words[..<comma]).replacing(" ", with: "\u{A0}") + words[comma...]
  }

  /// A day with its year, in UTC.
  static func date(_ millis: Int64?) -> String {
    guard let millis else { return "Never" }
    let time = CivilTime(Instant(unixMillis: millis))
    return "\(time.day) \(months[time.month - 1]) \(time.year)"
  }

  /// The time of a day with its seconds.
  static func seconds(_ millis: Int64) -> String {
    let time = CivilTime(Instant(unixMillis: millis))
    return "\(time.day) \(months[time.month - 1]) \(clock(time)):\(two(time.second))"
  }

  /// An hour of a day.
  static func hour(_ millis: Int64) -> String { clock(CivilTime(Instant(unixMillis: millis))) }

  /// A day without its year.
  static func day(_ millis: Int64) -> String {
    let time = CivilTime(Instant(unixMillis: millis))
    return "\(time.day) \(months[time.month - 1])"
  }

  private static func clock(_ time: CivilTime) -> String { "\(two(time.hour)):\(two(time.minute))" }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// A long key by its two ends.
  static func short(_ key: String) -> String {
    guard key.count > 26 else { return key }
    return "\(key.prefix(17))…\(key.suffix(8))"
  }

  /// A word of the API as people read it.
  static func status(_ status: String?) -> String {
    switch status {
    case "CONFIRMED": "Confirmed"
    case "UNCONFIRMED": "Unconfirmed"
    case "FORCE_CHANGE_PASSWORD": "Must change password"
    case "RESET_REQUIRED": "Must reset password"
    case "EXTERNAL_PROVIDER": "By a provider"
    case let other?: other
    case nil: "Unknown"
    }
  }
}
