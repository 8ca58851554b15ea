extension JSONText {
  /// Whether an escape in some string stands for no character: half of a surrogate pair, for one.
  ///
  /// Foundation reports it like a number that does not fit, and names no place.
  static func hasBadEscape(_ body: [UInt8]) -> Bool {
    var isInString = false
    var index = 0
    while index < body.count {
      switch body[index] {
      case UInt8(ascii: "\""):
        isInString.toggle()
        index += 1
      case UInt8(ascii: "\\") where isInString:
        guard let length = escapeLength(body[index...]) else { return true }
        index += length
      default:
        index += 1
      }
    }
    return false
  }

  /// How long the escape at the beginning is, with both halves of a pair; nil where it is none.
  private static func escapeLength(_ text: ArraySlice<UInt8>) -> Int? {
    guard let kind = text.dropFirst().first else { return nil }
    guard kind == UInt8(ascii: "u") else {
      return Array(#""\/bfnrt"#.utf8).contains(kind) ? 2 : nil
    }
    guard let unit = codeUnit(text) else { return nil }
    switch unit {
    case 0xD800...0xDBFF:
      let low = codeUnit(text.dropFirst(6))
      return low.map { (0xDC00...0xDFFF).contains($0) } ?? false ? 12 : nil
    case 0xDC00...0xDFFF:
      return nil
    default:
      return 6
    }
  }

  /// The number of an escape such as `\u00e9`.
  private static func codeUnit(_ text: ArraySlice<UInt8>) -> UInt16? {
    let digits = text.dropFirst(2).prefix(4)
    guard text.starts(with: Array(#"\u"#.utf8)), digits.count == 4,
      digits.allSatisfy({ hexDigitValues.contains($0) })
    else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private static let hexDigitValues = Array("0123456789abcdefABCDEF".utf8)
}
