/// A moment by the Gregorian calendar and the clock of UTC.
public struct CivilTime: Sendable, Hashable {
  /// The year; 0 is the one before year 1.
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31.
  public let day: Int
  /// 0 to 23.
  public let hour: Int
  /// 0 to 59.
  public let minute: Int
  /// 0 to 59: Unix time has no leap seconds.
  public let second: Int
  /// 0 to 999.
  public let millisecond: Int
  /// 0 for Sunday to 6 for Saturday.
  public let weekday: Int
  /// The moment itself.
  public let instant: Instant

  /// The date and time of a moment.
  public init(_ instant: Instant) {
    let (days, rest) = Self.divided(instant.unixMillis, by: 86_400_000)
    self.instant = instant
    (year, month, day) = Self.date(days)
    hour = Int(rest / 3_600_000)
    minute = Int(rest / 60_000 % 60)
    second = Int(rest / 1000 % 60)
    millisecond = Int(rest % 1000)
    // 1970-01-01 was a Thursday.
    weekday = Int(Self.divided(days + 4, by: 7).remainder)
  }

  /// A date and time to the second; nil when no such date exists, as for the 31st of February, and
  /// for years of more than four digits.
  public init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
    else { return nil }
    let days = Self.days(year, month, day)
    self.init(
      Instant(unixSeconds: days * 86_400 + Int64(hour * 3600 + minute * 60 + second))
    )
    // Otherwise it became a day of the next month.
    guard self.day == day else { return nil }
  }

  /// ISO 8601's basic form to the second: `20261121T000102Z`.
  public var basicText: String {
    Self.padded(year, 4) + Self.padded(month, 2) + Self.padded(day, 2) + "T"
      + Self.padded(hour, 2) + Self.padded(minute, 2) + Self.padded(second, 2) + "Z"
  }

  /// RFC 3339 to the millisecond: `2026-11-21T00:01:02.003Z`.
  public var text: String { "\(dateAndClock).\(Self.padded(millisecond, 3))Z" }

  /// RFC 3339 to the second: `2026-11-21T00:01:02Z`.
  public var textToTheSecond: String { "\(dateAndClock)Z" }

  private var dateAndClock: String {
    "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))T\(clock)"
  }

  /// What RFC 9110 §5.6.7 and RFC 5322 §3.3 write alike, to be followed by the zone:
  /// `Sun, 06 Nov 1994 08:49:37`.
  public var internetText: String {
    "\(weekdayName), \(Self.padded(day, 2)) \(monthName) \(year) \(clock)"
  }

  /// The time of day: `08:49:37`.
  public var clock: String {
    "\(Self.padded(hour, 2)):\(Self.padded(minute, 2)):\(Self.padded(second, 2))"
  }

  /// The weekday in English, three letters.
  public var weekdayName: String { Self.weekdayNames[weekday] }

  /// The month in English, three letters.
  public var monthName: String { Self.monthNames[month - 1] }

  /// The weekdays in English from Sunday on, three letters each.
  public static let weekdayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// The months in English from January on, three letters each.
  public static let monthNames = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  // MARK: - Howard Hinnant's algorithms: years that begin in March, in eras of 400

  private static let daysOfEra: Int64 = 146_097
  /// From 0000-03-01 to 1970-01-01.
  private static let epoch: Int64 = 719_468

  /// Days from 1970-01-01 to a date.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int64 {
    let (era, yearOfEra) = divided(Int64(month <= 2 ? year - 1 : year), by: 400)
    let dayOfYear = Int64((153 * ((month + 9) % 12) + 2) / 5 + day - 1)
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * daysOfEra + dayOfEra - epoch
  }

  /// The date that lies so many days after 1970-01-01.
  private static func date(_ days: Int64) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = divided(days + epoch, by: daysOfEra)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (Int(year), Int(month), Int(day))
  }

  /// Division that rounds towards the past, so that the remainder is never negative.
  private static func divided(
    _ number: Int64,
    by divisor: Int64
  ) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
  }
}
