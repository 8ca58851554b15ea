extension JSONReader {
  /// Reads a value; nil where it is null.
  @inlinable
  public mutating func optional<Value: JSONReadable>(
    _ type: Value.Type = Value.self
  ) throws(Unread) -> Value? {
    if takesNull() { return nil }
    return try Value(reading: &self)
  }

  mutating func bool() throws(Unread) -> Bool {
    if takes("true") { return true }
    guard takes("false") else { throw Unread() }
    return false
  }

  /// A whole number in its usual form: no fraction and no exponent, at most 18 digits.
  mutating func integer() throws(Unread) -> Int64 {
    let text = try number()
    guard text.count <= 19, let number = Int64(String(decoding: text, as: UTF8.self)) else {
      throw Unread()
    }
    return number
  }

  mutating func double() throws(Unread) -> Double {
    let text = try number()
    guard let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else {
      throw Unread()
    }
    return number
  }

  /// The text of a number (RFC 8259 §6).
  mutating func number() throws(Unread) -> ArraySlice<UInt8> {
    let start = index
    if peek() == UInt8(ascii: "-") { index += 1 }
    if peek() == UInt8(ascii: "0") {
      index += 1
    } else {
      try passDigits()
    }
    if peek() == UInt8(ascii: ".") {
      index += 1
      try passDigits()
    }
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      index += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { index += 1 }
      try passDigits()
    }
    return bytes[start..<index]
  }

  private mutating func passDigits() throws(Unread) {
    let start = index
    while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    guard index > start else { throw Unread() }
  }

  /// A text; one without escapes is copied as a whole.
  mutating func string() throws(Unread) -> String {
    try expect(UInt8(ascii: "\""))
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        defer { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
      }
      guard byte >= 0x20 else { throw Unread() }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      index += 1
    }
    throw Unread()
  }

  /// A text of which `index` has come to the first escape.
  private mutating func escapedString(from start: Int) throws(Unread) -> String {
    var text = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: String(try escape()).utf8)
      default:
        guard byte >= 0x20 else { throw Unread() }
        text.append(byte)
      }
    }
    throw Unread()
  }

  /// The character of an escape, whose backslash was passed (RFC 8259 §7).
  private mutating func escape() throws(Unread) -> Unicode.Scalar {
    guard let kind = peek() else { throw Unread() }
    index += 1
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(kind)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw Unread()
    }
  }

  /// Half of a surrogate pair alone stands for no character.
  private mutating func unicodeEscape() throws(Unread) -> Unicode.Scalar {
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, takes("\\u") else { throw Unread() }
    let low = try codeUnit()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw Unread() }
    return scalar
  }

  private mutating func codeUnit() throws(Unread) -> UInt32 {
    guard bytes.count - index >= 4 else { throw Unread() }
    var unit: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Self.hexDigit(byte) else { throw Unread() }
      unit = unit << 4 | digit
    }
    index += 4
    return unit
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
