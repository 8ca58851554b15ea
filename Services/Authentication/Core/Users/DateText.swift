internal import Domain

/// Dates and points in time as attributes write them.
package enum DateText {
  /// Whether the text is `YYYY-MM-DD`, and the calendar has that day; 0000 is a year too, which
  /// OpenID Connect writes where there is none to tell.
  package static func isDate(_ text: String) -> Bool {
    let parts = Array(text.utf8).split(
      separator: UInt8(ascii: "-"),
      omittingEmptySubsequences: false
    )
    guard parts.map(\.count) == [4, 2, 2], let year = number(parts[0]),
      let month = number(parts[1]), let day = number(parts[2])
    else { return false }
    return CivilTime(year: year, month: month, day: day, hour: 0, minute: 0, second: 0) != nil
  }

  /// Whether the text is a point in time: a date, with or without a time of day and how far that is
  /// from UTC, as ISO 8601 has them, or the seconds or milliseconds since 1970.
  static func isMoment(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    if (1...15).contains(bytes.count), bytes.allSatisfy(isDigit) { return true }
    guard isDate(String(decoding: bytes.prefix(10), as: UTF8.self)) else { return false }
    guard bytes.count > 10 else { return true }
    guard "Tt ".utf8.contains(bytes[10]) else { return false }
    let time = bytes[11...]
    let end = time.firstIndex { "Zz+-".utf8.contains($0) } ?? time.endIndex
    return isTimeOfDay(time[..<end]) && isOffset(time[end...])
  }

  /// `hh:mm`, with seconds and their fraction or without.
  private static func isTimeOfDay(_ text: ArraySlice<UInt8>) -> Bool {
    let parts = text.split(
      separator: UInt8(ascii: "."),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let clock = parts[0].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard (2...3).contains(clock.count), clock.allSatisfy({ $0.count == 2 }),
      let hour = number(clock[0]), hour < 24, let minute = number(clock[1]), minute < 60
    else { return false }
    guard clock.count == 3 else { return parts.count == 1 }
    // A leap second is a moment too.
    guard let second = number(clock[2]), second <= 60 else { return false }
    guard parts.count == 2 else { return true }
    return (1...9).contains(parts[1].count) && parts[1].allSatisfy(isDigit)
  }

  /// Nothing, `Z`, `±hh`, `±hhmm` or `±hh:mm`.
  private static func isOffset(_ text: ArraySlice<UInt8>) -> Bool {
    guard let sign = text.first else { return true }
    let rest = text.dropFirst()
    guard !"Zz".utf8.contains(sign) else { return rest.isEmpty }
    let parts = rest.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let digits =
      parts.count == 2 && parts.allSatisfy({ $0.count == 2 }) ? Array(parts.joined()) : Array(rest)
    guard [2, 4].contains(digits.count), let hours = number(digits[..<2]), hours < 24 else {
      return false
    }
    guard digits.count == 4 else { return true }
    return number(digits[2...]).map { $0 < 60 } ?? false
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy(isDigit) else { return nil }
    return digits.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
