internal import FoundationEssentials
public import JSON

/// Any JSON value: what a public model calls a document.
///
/// It crosses the sockets as its text, which is compact and in the form that `JSONWriter` gives it.
public struct JSONDocument: Sendable, Hashable, Codable, JSONWritable {
  /// The value as JSON.
  public let text: String

  /// Takes a text that is JSON already.
  public init(text: String) {
    self.text = text
  }

  /// Reads a value of any kind.
  public init(from decoder: any Decoder) throws {
    let bytes = JSONWriter.bytes(of: try JSONValue(from: decoder))
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the value, not the text.
  public func encode(to encoder: any Encoder) throws {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)).encode(to: encoder)
  }

  /// Appends the value.
  public func write(to json: inout JSONWriter) { JSONFragment(Array(text.utf8)).write(to: &json) }
}

extension JSONDocument: JSONReadable {
  /// Leaves the text to a general decoder, which takes any value apart.
  public init(reading json: inout JSONReader) throws(JSONReader.Unread) {
    throw JSONReader.Unread()
  }
}

/// A JSON value taken apart; its depth is bounded before it is read.
private indirect enum JSONValue: Codable, JSONWritable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? value.decode(Int64.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
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
