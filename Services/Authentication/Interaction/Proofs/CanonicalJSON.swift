internal import Domain

/// JSON in canonical form (RFC 8785): two equal values have the same bytes.
enum CanonicalJSON {
  /// The text of a value whose numbers are whole, as all are that an app is shown.
  static func text(of value: JSONValue) -> String {
    var text = ""
    append(value, to: &text)
    return text
  }

  private static func append(_ value: JSONValue, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let truth): text += truth ? "true" : "false"
    case .number(let number): text += Int64(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let string): append(string, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        append(value, to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.sorted(by: { isBefore($0.key, $1.key) }).enumerated() {
        if index > 0 { text += "," }
        append(member.key, to: &text)
        text += ":"
        append(member.value, to: &text)
      }
      text += "}"
    }
  }

  /// By UTF-16 code units (§3.2.3).
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    left.utf16.lexicographicallyPrecedes(right.utf16)
  }

  /// As ECMAScript's JSON.stringify writes it (§3.2.2.2).
  private static func append(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{8}": text += "\\b"
      case "\u{9}": text += "\\t"
      case "\u{A}": text += "\\n"
      case "\u{C}": text += "\\f"
      case "\u{D}": text += "\\r"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
