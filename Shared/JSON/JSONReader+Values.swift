extension JSONReader {
  /// Reads a value; nil where it is null.
  @inlinable
  public mutating func optional<Value: JSONReadable>(
    _ type: Value.Type = Value.self
  ) throws(Fault) -> Value? {
    if takesNull() { return nil }
    return try Value(reading: &self)
  }

  mutating func bool() throws(Fault) -> Bool {
    if takes("true") { return true }
    guard takes("false") else { throw mismatch(expecting: .truth) }
    return false
  }

  /// A whole number; `1.0` and `1e3` are such numbers.
  mutating func integer(expecting expected: Kind) throws(Fault) -> Int64 {
    let text = String(decoding: try number(expecting: expected), as: UTF8.self)
    if let number = Int64(text) { return number }
    // Beyond this a number with a fraction or an exponent no longer stands for one whole number.
    guard let real = Double(text), let number = Int64(exactly: real), number.magnitude <= 1 << 53
    else { throw .wrongNumber }
    return number
  }

  mutating func double() throws(Fault) -> Double {
    let text = try number(expecting: .number)
    guard let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else {
      throw .wrongNumber
    }
    return number
  }

  private mutating func number(expecting expected: Kind) throws(Fault) -> ArraySlice<UInt8> {
    guard let first = peek(), first == UInt8(ascii: "-") || Self.isDigit(first) else {
      throw mismatch(expecting: expected)
    }
    return try number()
  }

  /// The text of a number (RFC 8259 §6).
  mutating func number() throws(Fault) -> ArraySlice<UInt8> {
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

  private mutating func passDigits() throws(Fault) {
    let start = index
    while let byte = peek(), Self.isDigit(byte) { index += 1 }
    guard index > start else { throw .malformed }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// A text; one without escapes is copied as a whole.
  mutating func string() throws(Fault) -> String {
    guard peek() == UInt8(ascii: "\"") else { throw mismatch(expecting: .text) }
    index += 1
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        defer { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
      }
      guard byte >= 0x20 else { throw .malformed }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      index += 1
    }
    throw .malformed
  }

  /// A text of which `index` has come to the first escape.
  private mutating func escapedString(from start: Int) throws(Fault) -> String {
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
        guard byte >= 0x20 else { throw .malformed }
        text.append(byte)
      }
    }
    throw .malformed
  }

  /// The character of an escape, whose backslash was passed (RFC 8259 §7).
  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    guard let kind = peek() else { throw .malformed }
    index += 1
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(kind)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw .badEscape
    }
  }

  /// Half of a surrogate pair alone stands for no character.
  private mutating func unicodeEscape() throws(Fault) -> Unicode.Scalar {
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, takes("\\u") else { throw .badEscape }
    let low = try codeUnit()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw .badEscape }
    return scalar
  }

  private mutating func codeUnit() throws(Fault) -> UInt32 {
    guard bytes.count - index >= 4 else { throw .malformed }
    var unit: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Self.hexDigit(byte) else { throw .badEscape }
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
