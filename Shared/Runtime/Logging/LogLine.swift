internal import Domain
internal import Logging

/// One log record as text, in which no value can begin a second record.
struct LogLine {
  private var text = ""
  private let format: LogFormat

  init(format: LogFormat) {
    self.format = format
  }

  mutating func add(_ name: String, _ value: String) {
    switch format {
    case .logfmt:
      if !text.isEmpty {
        text += " "
      }
      text += Self.needsQuotes(name) ? name.filter { $0.isLetter || $0.isNumber } : name
      text += "="
      text += Self.needsQuotes(value) ? Self.quoted(value) : value
    case .json:
      text += text.isEmpty ? "{" : ","
      text += Self.quoted(name)
      text += ":"
      text += Self.quoted(value)
    }
  }

  consuming func bytes() -> [UInt8] {
    switch format {
    case .logfmt: break
    case .json: text += "}"
    }
    text += "\n"
    return Array(text.utf8)
  }

  private static func needsQuotes(_ value: String) -> Bool {
    value.isEmpty
      || !value.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x3D && $0 != 0x5C }
  }

  /// A JSON string, which logfmt's quoted form equals.
  private static func quoted(_ value: String) -> String {
    var quoted = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        // A terminal would obey these, and some log readers break lines at them.
        let hexadecimal = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// RFC 3339 in UTC with milliseconds.
  static func timestamp(_ instant: Instant) -> String {
    let millis = instant.unixMillis
    let days = Int(millis.dividedFloor(by: 86_400_000))
    let rest = Int(millis - Int64(days) * 86_400_000)
    // Days since 0000-03-01, from which leap years come out regular (Howard Hinnant's civil dates).
    let shifted = days + 719_468
    let era = Int64(shifted).dividedFloor(by: 146_097)
    let dayOfEra = shifted - Int(era) * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + Int(era) * 400 + (month <= 2 ? 1 : 0)
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    let hours = padded(rest / 3_600_000, 2)
    let minutes = padded(rest / 60_000 % 60, 2)
    let seconds = padded(rest / 1000 % 60, 2)
    return "\(date)T\(hours):\(minutes):\(seconds).\(padded(rest % 1000, 3))Z"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Int64 {
  fileprivate func dividedFloor(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
