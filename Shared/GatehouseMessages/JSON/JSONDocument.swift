public import JSON

/// Any JSON value: what a public model calls a document.
///
/// It crosses the sockets as its text, which is compact and in the form that `JSONWriter` gives it.
public struct JSONDocument: Sendable, Hashable, JSONWritable, JSONReadable {
  /// The value as JSON.
  public let text: String

  /// Takes a text that is JSON already.
  public init(text: String) {
    self.text = text
  }

  /// Reads a value of any kind.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    text = JSONWriter.text(of: try JSONValue(reading: &json))
  }

  /// Appends the value.
  public func write(to json: inout JSONWriter) { JSONFragment(Array(text.utf8)).write(to: &json) }
}

/// A JSON value taken apart; its depth is bounded by the reader.
private indirect enum JSONValue: JSONWritable, JSONReadable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    switch json.nextKind {
    case nil:
      guard json.takesNull() else { throw .malformed }
      self = .null
    case .truth?: self = .bool(try Bool(reading: &json))
    case .text?: self = .text(try String(reading: &json))
    case .number?, .integer?, .long?: self = try Self.number(from: &json)
    case .list?: self = .list(try [JSONValue](reading: &json))
    case .object?:
      var members: [String: JSONValue] = [:]
      try json.beginObject()
      while try json.nextMember() {
        let name = json.name
        members[name] = try JSONValue(reading: &json)
      }
      self = .object(members)
    }
  }

  private static func number(from json: inout JSONReader) throws(JSONReader.Fault) -> JSONValue {
    var whole = json
    do throws(JSONReader.Fault) {
      let number = try Int64(reading: &whole)
      json = whole
      return .integer(number)
    } catch {
      return .number(try Double(reading: &json))
    }
  }

  /// In the order of the names, so that equal documents are equal texts.
  private static func write(_ object: [String: JSONValue], to json: inout JSONWriter) {
    json.beginObject()
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      json.member(named: name, value)
    }
    json.endObject()
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .null: JSONFragment(Array("null".utf8)).write(to: &json)
    case .bool(let value): value.write(to: &json)
    case .integer(let value): value.write(to: &json)
    case .number(let value): value.write(to: &json)
    case .text(let value): value.write(to: &json)
    case .list(let value): value.write(to: &json)
    case .object(let value): Self.write(value, to: &json)
    }
  }
}
