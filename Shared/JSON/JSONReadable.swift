/// A value that `JSONReader` reads.
public protocol JSONReadable {
  /// Reads the next value of the text; throws where a general decoder is to read the text.
  init(reading json: inout JSONReader) throws(JSONReader.Unread)
}

extension String: JSONReadable {
  /// Reads a text.
  public init(reading json: inout JSONReader) throws(JSONReader.Unread) {
    self = try json.string()
  }
}

extension Bool: JSONReadable {
  /// Reads `true` or `false`.
  public init(reading json: inout JSONReader) throws(JSONReader.Unread) {
    self = try json.bool()
  }
}

extension Int32: JSONReadable {
  /// Reads a whole number.
  public init(reading json: inout JSONReader) throws(JSONReader.Unread) {
    guard let number = Int32(exactly: try json.integer()) else { throw JSONReader.Unread() }
    self = number
  }
}

extension Int64: JSONReadable {
  /// Reads a whole number.
  public init(reading json: inout JSONReader) throws(JSONReader.Unread) {
    self = try json.integer()
  }
}

extension Double: JSONReadable {
  /// Reads a number.
  public init(reading json: inout JSONReader) throws(JSONReader.Unread) {
    self = try json.double()
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  /// Reads a list.
  @inlinable
  public init(reading json: inout JSONReader) throws(JSONReader.Unread) {
    self = []
    try json.beginList()
    while try json.nextElement() { append(try Element(reading: &json)) }
  }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  /// Reads an object; a member that is null is left to a general decoder.
  @inlinable
  public init(reading json: inout JSONReader) throws(JSONReader.Unread) {
    self = [:]
    try json.beginObject()
    while try json.nextMember() {
      let name = json.name
      self[name] = try Value(reading: &json)
    }
  }
}
