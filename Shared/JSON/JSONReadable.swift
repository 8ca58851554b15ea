/// A value that `JSONReader` reads.
public protocol JSONReadable {
  /// Reads the next value of the text; throws where it is not what is expected.
  init(reading json: inout JSONReader) throws(JSONReader.Fault)
}

extension String: JSONReadable {
  /// Reads a text.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self = try json.string()
  }
}

extension Bool: JSONReadable {
  /// Reads `true` or `false`.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self = try json.bool()
  }
}

extension Int32: JSONReadable {
  /// Reads a whole number.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    guard let number = Int32(exactly: try json.integer(expecting: .integer)) else {
      throw .wrongNumber
    }
    self = number
  }
}

extension Int64: JSONReadable {
  /// Reads a whole number.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self = try json.integer(expecting: .long)
  }
}

extension Double: JSONReadable {
  /// Reads a number.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self = try json.double()
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  /// Reads a list.
  @inlinable
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self = []
    try json.beginList()
    while try json.nextElement() { append(try Element(reading: &json)) }
  }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  /// Reads an object; a null in it is no entry, as a null member counts as absent.
  ///
  /// amazon-cognito-identity-js sends `"DEVICE_KEY": null` with each refresh of a browser that has no device.
  @inlinable
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self = [:]
    try json.beginObject()
    while try json.nextMember() {
      let name = json.name
      self[name] = try json.optional()
    }
  }
}
