internal import Domain

/// A moment to the second, in the form of X-Amz-Date: `20261121T000000Z`.
struct SigningTime: Sendable, Hashable, CustomStringConvertible {
  let instant: Instant
  /// The whole form.
  let description: String

  /// The day in the form of a credential scope: `20261121`.
  var day: String { String(description.prefix(8)) }

  /// The second that a moment lies in.
  init(of instant: Instant) {
    let seconds = instant.unixSeconds
    let days = seconds.quotientRoundedDown(by: 86_400)
    let second = seconds - days * 86_400
    let date = CivilDate(daysSinceEpoch: days)
    self.instant = Instant(unixSeconds: seconds)
    description =
      padded(date.year, to: 4) + padded(date.month, to: 2) + padded(date.day, to: 2) + "T"
      + padded(second / 3600, to: 2) + padded(second / 60 % 60, to: 2) + padded(second % 60, to: 2)
      + "Z"
  }

  /// Reads the form; nil for any other text and for a moment that does not exist.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 16, bytes[8] == UInt8(ascii: "T"), bytes[15] == UInt8(ascii: "Z"),
      let year = number(bytes[0..<4]), let month = number(bytes[4..<6]),
      let day = number(bytes[6..<8]), let hour = number(bytes[9..<11]),
      let minute = number(bytes[11..<13]), let second = number(bytes[13..<15])
    else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    let seconds = date.daysSinceEpoch * 86_400 + hour * 3600 + minute * 60 + second
    self.init(of: Instant(unixSeconds: seconds))
    // The 31st of February would have become another day.
    guard description == text else { return nil }
  }
}

/// A day of the Gregorian calendar, counted as Howard Hinnant's `days_from_civil` does: years that
/// begin in March, in eras of 400.
private struct CivilDate {
  let year: Int64
  let month: Int64
  let day: Int64

  init(year: Int64, month: Int64, day: Int64) {
    self.year = year
    self.month = month
    self.day = day
  }

  init(daysSinceEpoch: Int64) {
    let days = daysSinceEpoch + 719_468
    let era = days.quotientRoundedDown(by: 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  var daysSinceEpoch: Int64 {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear.quotientRoundedDown(by: 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

extension Int64 {
  fileprivate func quotientRoundedDown(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

private func padded(_ number: Int64, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
}

private func number(_ digits: ArraySlice<UInt8>) -> Int64? {
  var value: Int64 = 0
  for byte in digits {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
    value = value * 10 + Int64(byte - UInt8(ascii: "0"))
  }
  return value
}
