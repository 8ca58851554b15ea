extension JSONText {
  /// Whether an escape in some string stands for no character: half of a surrogate pair, for one.
  ///
  /// Foundation reports it like a number that does not fit, and names no place. With `orNUL` the escape
  /// of NUL counts as well: no column can hold that character.
  public static func hasBadEscape(_ body: [UInt8], orNUL: Bool = false) -> Bool {
    var isInString = false
    var index = 0
    while index < body.count {
      switch body[index] {
      case UInt8(ascii: "\""):
        isInString.toggle()
        index += 1
      case UInt8(ascii: "\\") where isInString:
        guard let escape = Escape(body[index...]) else { return true }
        if orNUL, escape.scalar == "\0" { return true }
        index += escape.length
      default:
        index += 1
      }
    }
    return false
  }

  /// `"\u0041"` is the name `A`; an escape that stands for no character stays as it is.
  static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    var plain: [UInt8] = []
    var rest = text
    while let byte = rest.first {
      if byte == UInt8(ascii: "\\"), let escape = Escape(rest) {
        plain.append(contentsOf: String(escape.scalar).utf8)
        rest = rest.dropFirst(escape.length)
      } else {
        plain.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}

/// An escape in a string (RFC 8259 §7).
private struct Escape {
  let scalar: Unicode.Scalar
  /// In bytes; with both halves of a surrogate pair.
  let length: Int

  /// The escape at the beginning; nil where it is malformed.
  init?(_ text: ArraySlice<UInt8>) {
    guard let kind = text.dropFirst().first else { return nil }
    guard kind == UInt8(ascii: "u") else {
      guard let scalar = Self.short(kind) else { return nil }
      self.scalar = scalar
      length = 2
      return
    }
    guard let unit = Self.codeUnit(text) else { return nil }
    if let scalar = Unicode.Scalar(unit) {
      self.scalar = scalar
      length = 6
      return
    }
    guard (0xD800...0xDBFF).contains(unit), let low = Self.codeUnit(text.dropFirst(6)),
      (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + UInt32(unit - 0xD800) << 10 + UInt32(low - 0xDC00))
    else { return nil }
    self.scalar = scalar
    length = 12
  }

  private static func short(_ kind: UInt8) -> Unicode.Scalar? {
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(kind)
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: nil
    }
  }

  /// The number of an escape such as `\u00e9`.
  private static func codeUnit(_ text: ArraySlice<UInt8>) -> UInt16? {
    let digits = text.dropFirst(2).prefix(4)
    guard text.starts(with: #"\u"#.utf8), digits.count == 4,
      digits.allSatisfy({ hexDigits.contains($0) })
    else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private static let hexDigits = Array("0123456789abcdefABCDEF".utf8)
}
