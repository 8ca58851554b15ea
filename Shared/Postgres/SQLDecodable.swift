/// A value that can be read from a column.
public protocol SQLDecodable {
  /// Reads PostgreSQL's text form of the value, or returns nil when it is not of this type.
  init?(sqlText: borrowing Span<UInt8>)
}

extension SQLDecodable where Self: RawRepresentable, RawValue: SQLDecodable {
  /// Reads the raw value.
  public init?(sqlText: borrowing Span<UInt8>) {
    guard let raw = RawValue(sqlText: sqlText) else { return nil }
    self.init(rawValue: raw)
  }
}

extension String: SQLDecodable {
  /// Reads the text form of any type.
  public init?(sqlText: borrowing Span<UInt8>) {
    self = sqlText.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}

extension Int: SQLDecodable {
  /// Reads a whole number.
  public init?(sqlText: borrowing Span<UInt8>) {
    guard let value = decodeDecimal(sqlText) else { return nil }
    self.init(exactly: value)
  }
}

extension Int64: SQLDecodable {
  /// Reads a whole number.
  public init?(sqlText: borrowing Span<UInt8>) {
    guard let value = decodeDecimal(sqlText) else { return nil }
    self = value
  }
}

extension Int32: SQLDecodable {
  /// Reads a whole number that fits.
  public init?(sqlText: borrowing Span<UInt8>) {
    guard let value = decodeDecimal(sqlText) else { return nil }
    self.init(exactly: value)
  }
}

extension Bool: SQLDecodable {
  /// Reads a truth value.
  public init?(sqlText: borrowing Span<UInt8>) {
    guard sqlText.count == 1 else { return nil }
    switch sqlText[0] {
    case UInt8(ascii: "t"): self = true
    case UInt8(ascii: "f"): self = false
    default: return nil
    }
  }
}

extension Double: SQLDecodable {
  /// Reads a number.
  public init?(sqlText: borrowing Span<UInt8>) {
    guard let text = String(sqlText: sqlText) else { return nil }
    self.init(text)
  }
}

extension Array: SQLDecodable where Element: SQLArrayElement {
  /// Reads `bytea` as bytes and an array as its elements.
  public init?(sqlText: borrowing Span<UInt8>) {
    guard let elements = Element.decode(array: sqlText) else { return nil }
    self = elements
  }
}

/// Reads a decimal whole number without making a `String`.
func decodeDecimal(_ text: borrowing Span<UInt8>) -> Int64? {
  guard text.count > 0, text.count <= 20 else { return nil }
  let isNegative = text[0] == UInt8(ascii: "-")
  var index = isNegative ? 1 : 0
  guard index < text.count else { return nil }
  var value: Int64 = 0
  while index < text.count {
    let digit = text[index] &- UInt8(ascii: "0")
    guard digit < 10 else { return nil }
    let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
    // Counts downwards, because the least number has no positive counterpart.
    let (sum, carried) = product.subtractingReportingOverflow(Int64(digit))
    guard !overflowed, !carried else { return nil }
    value = sum
    index += 1
  }
  guard !isNegative else { return value }
  return value == .min ? nil : -value
}

/// Reads a `bytea` in its hexadecimal text form, `\x0aff`.
func decodeHexadecimal(_ text: borrowing Span<UInt8>) -> [UInt8]? {
  guard text.count >= 2, text.count % 2 == 0 else { return nil }
  guard text[0] == UInt8(ascii: "\\"), text[1] == UInt8(ascii: "x") else { return nil }
  var bytes = [UInt8](repeating: 0, count: text.count / 2 - 1)
  // One look at the end instead of two at each byte: sealed values are long and read on hot paths.
  var isHexadecimal = true
  var target = bytes.mutableSpan
  for index in target.indices {
    let high = hexadecimalValue(text[2 * index + 2], &isHexadecimal)
    let low = hexadecimalValue(text[2 * index + 3], &isHexadecimal)
    target[index] = high << 4 | low
  }
  return isHexadecimal ? bytes : nil
}

/// The server writes lower-case digits only.
private func hexadecimalValue(_ digit: UInt8, _ isHexadecimal: inout Bool) -> UInt8 {
  let number = digit &- UInt8(ascii: "0")
  let letter = digit &- UInt8(ascii: "a")
  isHexadecimal = isHexadecimal && (number < 10 || letter < 6)
  return number < 10 ? number : letter &+ 10
}

/// Reads a one-dimensional array without NULL elements in its text form, `{a,"b \"c\""}`.
func decodeArray<Element>(
  _ text: borrowing Span<UInt8>,
  _ decode: (String) -> Element?
) -> [Element]? {
  guard text.count >= 2, text[0] == UInt8(ascii: "{"), text[text.count - 1] == UInt8(ascii: "}")
  else { return nil }
  var elements: [Element] = []
  var index = 1
  let end = text.count - 1
  while index < end {
    var bytes: [UInt8] = []
    let isQuoted = text[index] == UInt8(ascii: "\"")
    if isQuoted { index += 1 }
    scan: while index < end {
      switch text[index] {
      case UInt8(ascii: "\\"):
        index += 1
        guard index < end else { return nil }
        bytes.append(text[index])
      case UInt8(ascii: "\"") where isQuoted:
        index += 1
        break scan
      case UInt8(ascii: ",") where !isQuoted:
        break scan
      case let byte:
        bytes.append(byte)
      }
      index += 1
    }
    let element = String(decoding: bytes, as: UTF8.self)
    guard isQuoted || element != "NULL", let value = decode(element) else { return nil }
    elements.append(value)
    guard index < end else { break }
    guard text[index] == UInt8(ascii: ",") else { return nil }
    index += 1
  }
  return elements
}
