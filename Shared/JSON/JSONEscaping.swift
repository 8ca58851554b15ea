extension [UInt8] {
  /// Appends the text as a JSON string, quotes included (RFC 8259 §7).
  ///
  /// The only escaper. Beside what JSON demands it escapes DEL, the controls from U+0080 to U+009F,
  /// which a terminal obeys, and U+2028 and U+2029, at which some readers begin a new line.
  public mutating func append(jsonText text: String) {
    var text = text
    append(UInt8(ascii: "\""))
    let isPlain = text.withUTF8 { characters in
      var found: UInt8 = 0
      for index in characters.indices { found |= Self.mayNeedEscape(unsafe characters[index]) }
      guard found == 0 else { return false }
      unsafe append(contentsOf: characters)
      return true
    }
    if !isPlain { for scalar in text.unicodeScalars { append(jsonScalar: scalar) } }
    append(UInt8(ascii: "\""))
  }

  /// 0 for nearly every byte: a text of such bytes is copied as a whole.
  ///
  /// It is a number and not a Bool, so that the processor looks at many bytes at once.
  private static func mayNeedEscape(_ byte: UInt8) -> UInt8 {
    let isDemanded =
      (byte < 0x20 ? 1 : 0) | (byte == 0x22 ? 1 : 0) | (byte == 0x5C ? 1 : 0) as UInt8
    // DEL, and the first byte of U+0080 to U+00BF and of U+2000 to U+2FFF.
    let isOurs = (byte == 0x7F ? 1 : 0) | (byte == 0xC2 ? 1 : 0) | (byte == 0xE2 ? 1 : 0) as UInt8
    return isDemanded | isOurs
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
