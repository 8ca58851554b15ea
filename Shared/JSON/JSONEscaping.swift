extension [UInt8] {
  /// Appends the text as a JSON string, quotes included (RFC 8259 §7).
  ///
  /// The only escaper. Beside what JSON demands it escapes DEL, the controls from U+0080 to U+009F,
  /// which a terminal obeys, and U+2028 and U+2029, at which some readers begin a new line.
  public mutating func append(jsonText text: String) {
    append(UInt8(ascii: "\""))
    if Self.mayNeedEscape(text) {
      for scalar in text.unicodeScalars { append(jsonScalar: scalar) }
    } else {
      append(contentsOf: text.utf8)
    }
    append(UInt8(ascii: "\""))
  }

  /// False for nearly every text, which then is copied as a whole.
  private static func mayNeedEscape(_ text: String) -> Bool {
    let bytes = text.utf8.span
    for index in bytes.indices {
      switch bytes[index] {
      case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: return true
      // The first byte of U+0080 to U+00BF, and of U+2000 to U+2FFF.
      case 0xC2, 0xE2: return true
      default: continue
      }
    }
    return false
  }

  private mutating func append(jsonScalar scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append(contentsOf: #"\""#.utf8)
    case "\\": append(contentsOf: #"\\"#.utf8)
    case "\n": append(contentsOf: #"\n"#.utf8)
    case "\r": append(contentsOf: #"\r"#.utf8)
    case "\t": append(contentsOf: #"\t"#.utf8)
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8)
    default: append(contentsOf: String(scalar).utf8)
    }
  }
}
