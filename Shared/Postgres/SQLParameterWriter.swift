/// Receives the value of one parameter in the form in which it travels to the server.
///
/// All values of a statement share one buffer, each followed by a NUL, so that a call costs a
/// fixed number of allocations however many parameters it has.
public struct SQLParameterWriter: Sendable {
  var bytes: [UInt8] = []
  var slots: [Slot] = []
  var isInvalid = false

  /// Where a parameter's value lies in `bytes`.
  struct Slot: Sendable {
    /// Nil is NULL.
    var start: Int?
    var length: Int
    /// PostgreSQL's type number; 0 lets the server infer it from where the parameter stands.
    var type: UInt32
    var isBinary: Bool
  }

  init(expected count: Int) {
    slots.reserveCapacity(count)
    bytes.reserveCapacity(count * 24)
  }

  /// Writes text, which the server converts to the parameter's type.
  ///
  /// Text with a NUL makes the whole statement invalid: PostgreSQL cannot store it, and libpq would
  /// silently store what stands before it.
  public mutating func write(text: String) {
    write(text: text, type: 0)
  }

  /// Writes a byte string as `bytea`.
  public mutating func write(bytes value: [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: value)
    finish(from: start, type: PostgresType.bytea, isBinary: true)
  }

  /// Writes a whole number.
  public mutating func write(integer: Int64) {
    let start = bytes.count
    appendDecimal(integer)
    finish(from: start, type: 0, isBinary: false)
  }

  /// Writes a moment as `timestamptz`, in microseconds since the begin of the year 2000.
  mutating func write(timestamp micros: Int64) {
    let start = bytes.count
    withUnsafeBytes(of: micros.bigEndian) { bytes.append(contentsOf: $0) }
    finish(from: start, type: PostgresType.timestamptz, isBinary: true)
  }

  mutating func write(text: String, type: UInt32) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    if bytes[start...].contains(0) { isInvalid = true }
    finish(from: start, type: type, isBinary: false)
  }

  mutating func append(_ value: (some SQLEncodable)?) {
    let expected = slots.count + 1
    guard let value else {
      slots.append(Slot(start: nil, length: 0, type: 0, isBinary: false))
      return
    }
    value.encode(into: &self)
    // A conformance that writes nothing or twice would shift every later parameter by one.
    if slots.count != expected { isInvalid = true }
  }

  mutating func append(contentsOf other: SQLParameterWriter) {
    let offset = bytes.count
    bytes.append(contentsOf: other.bytes)
    for var slot in other.slots {
      slot.start = slot.start.map { $0 + offset }
      slots.append(slot)
    }
    if other.isInvalid { isInvalid = true }
  }

  /// Writes an array in PostgreSQL's text form, `{a,"b c"}`.
  mutating func writeArray<Element>(
    _ elements: [Element],
    type: UInt32,
    _ writeElement: (Element, inout SQLParameterWriter) -> Void
  ) {
    let start = bytes.count
    bytes.append(UInt8(ascii: "{"))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      writeElement(element, &self)
    }
    bytes.append(UInt8(ascii: "}"))
    finish(from: start, type: type, isBinary: false)
  }

  mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == 0 { isInvalid = true }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func appendHexadecimal(_ value: [UInt8]) {
    bytes.append(contentsOf: "\"\\\\x".utf8)
    for byte in value {
      bytes.append(Self.hexadecimalDigits[Int(byte >> 4)])
      bytes.append(Self.hexadecimalDigits[Int(byte & 15)])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func appendDecimal(_ integer: Int64) {
    if integer < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = integer.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  private mutating func finish(from start: Int, type: UInt32, isBinary: Bool) {
    slots.append(
      Slot(start: start, length: bytes.count - start, type: type, isBinary: isBinary)
    )
    bytes.append(0)
  }

  private static let hexadecimalDigits = Array("0123456789abcdef".utf8)
}

/// Type numbers of PostgreSQL's catalogue (`pg_type`), which never change.
enum PostgresType {
  static let bytea: UInt32 = 17
  static let byteaArray: UInt32 = 1001
  static let textArray: UInt32 = 1009
  static let bigintArray: UInt32 = 1016
  static let timestamptz: UInt32 = 1184
}
