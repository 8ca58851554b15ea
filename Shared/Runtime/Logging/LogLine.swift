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
}
