/// A value that can be a parameter of a statement.
public protocol SQLEncodable: Sendable {
  /// Writes the value; calls exactly one of the writer's methods, once.
  func encode(into writer: inout SQLParameterWriter)
}

extension SQLEncodable where Self: RawRepresentable, RawValue: SQLEncodable {
  /// Writes the raw value.
  public func encode(into writer: inout SQLParameterWriter) {
    rawValue.encode(into: &writer)
  }
}

extension String: SQLEncodable {
  /// Writes text; the server infers the type, so a uuid or jsonb may be given as text too.
  public func encode(into writer: inout SQLParameterWriter) {
    writer.write(text: self)
  }
}

extension Int: SQLEncodable {
  /// Writes a whole number.
  public func encode(into writer: inout SQLParameterWriter) {
    writer.write(integer: Int64(self))
  }
}

extension Int64: SQLEncodable {
  /// Writes a whole number.
  public func encode(into writer: inout SQLParameterWriter) {
    writer.write(integer: self)
  }
}

extension Int32: SQLEncodable {
  /// Writes a whole number.
  public func encode(into writer: inout SQLParameterWriter) {
    writer.write(integer: Int64(self))
  }
}

extension Bool: SQLEncodable {
  /// Writes a truth value.
  public func encode(into writer: inout SQLParameterWriter) {
    writer.write(text: self ? "t" : "f")
  }
}

extension Double: SQLEncodable {
  /// Writes a floating-point number with as many digits as it takes to read it back unchanged.
  public func encode(into writer: inout SQLParameterWriter) {
    writer.write(text: description)
  }
}

extension Array: SQLEncodable where Element: SQLArrayElement {
  /// Writes `bytea` for bytes and a PostgreSQL array for everything else.
  public func encode(into writer: inout SQLParameterWriter) {
    Element.encode(array: self, into: &writer)
  }
}

/// A type whose arrays can be parameters and columns.
public protocol SQLArrayElement: Sendable {
  /// Writes an array of these.
  static func encode(array: [Self], into writer: inout SQLParameterWriter)
  /// Reads an array of these, or nil when the column does not hold one.
  static func decode(array text: borrowing Span<UInt8>) -> [Self]?
}

extension UInt8: SQLArrayElement {
  /// Writes the bytes as `bytea`.
  public static func encode(array: [UInt8], into writer: inout SQLParameterWriter) {
    writer.write(bytes: array)
  }

  /// Reads a `bytea`.
  public static func decode(array text: borrowing Span<UInt8>) -> [UInt8]? {
    decodeHexadecimal(text)
  }
}

extension String: SQLArrayElement {
  /// Writes a `text[]`.
  public static func encode(array: [String], into writer: inout SQLParameterWriter) {
    writer.writeArray(array, type: PostgresType.textArray) { $1.appendQuoted($0) }
  }

  /// Reads an array of any type by its elements' text.
  public static func decode(array text: borrowing Span<UInt8>) -> [String]? {
    decodeArray(text) { $0 }
  }
}

extension Int: SQLArrayElement {
  /// Writes a `bigint[]`.
  public static func encode(array: [Int], into writer: inout SQLParameterWriter) {
    writer.writeArray(array, type: PostgresType.bigintArray) { $1.appendDecimal(Int64($0)) }
  }

  /// Reads an array of whole numbers.
  public static func decode(array text: borrowing Span<UInt8>) -> [Int]? {
    decodeArray(text) { Int($0) }
  }
}

extension Int64: SQLArrayElement {
  /// Writes a `bigint[]`.
  public static func encode(array: [Int64], into writer: inout SQLParameterWriter) {
    writer.writeArray(array, type: PostgresType.bigintArray) { $1.appendDecimal($0) }
  }

  /// Reads an array of whole numbers.
  public static func decode(array text: borrowing Span<UInt8>) -> [Int64]? {
    decodeArray(text) { Int64($0) }
  }
}

extension Array: SQLArrayElement where Element == UInt8 {
  /// Writes a `bytea[]`.
  public static func encode(array: [[UInt8]], into writer: inout SQLParameterWriter) {
    writer.writeArray(array, type: PostgresType.byteaArray) { $1.appendHexadecimal($0) }
  }

  /// Reads a `bytea[]`.
  public static func decode(array text: borrowing Span<UInt8>) -> [[UInt8]]? {
    decodeArray(text) { element in
      let bytes = Array(element.utf8)
      return decodeHexadecimal(bytes.span)
    }
  }
}
