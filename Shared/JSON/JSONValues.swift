extension String: JSONWritable {
  /// Appends a string.
  public func write(to json: inout JSONWriter) { json.append(self) }
}

extension Bool: JSONWritable {
  /// Appends `true` or `false`.
  public func write(to json: inout JSONWriter) { json.append(self) }
}

extension Int32: JSONWritable {
  /// Appends a number.
  public func write(to json: inout JSONWriter) { json.append(self) }
}

extension Int64: JSONWritable {
  /// Appends a number.
  public func write(to json: inout JSONWriter) { json.append(self) }
}

extension Double: JSONWritable {
  /// Appends a number; `null` for infinity and NaN (RFC 8259 §6).
  public func write(to json: inout JSONWriter) { json.append(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// Appends a list.
  @inlinable
  public func write(to json: inout JSONWriter) { json.append(list: self) }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  /// Appends an object with these members, in no particular order.
  @inlinable
  public func write(to json: inout JSONWriter) { json.append(map: self) }
}

/// A value that is JSON already.
public struct JSONFragment: JSONWritable, Sendable {
  private let bytes: [UInt8]

  /// Holds one whole value: half of one would break what it is written into.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Appends the value as it is.
  public func write(to json: inout JSONWriter) { json.append(json: bytes) }
}
