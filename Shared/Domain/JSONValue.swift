/// Any JSON value, for members of any shape.
public enum JSONValue: Sendable, Hashable {
  /// null.
  case null
  /// true or false.
  case bool(Bool)
  /// A number, as exact as JavaScript's.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in their order.
  case array([JSONValue])
  /// Members, of which each name stands once.
  case object([String: JSONValue])

  /// Deeper nesting is refused, because each level is read by a nested call.
  public static let maxNested = 32

  /// The text, or nil for a value of another kind.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

extension JSONValue: Codable {
  /// Reads a value of any kind.
  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= Self.maxNested else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "nested too deeply")
      )
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let found = try Self.found(Bool.self, in: value) {
      self = .bool(found)
    } else if let found = try Self.found(Double.self, in: value) {
      self = .number(found)
    } else if let found = try Self.found(String.self, in: value) {
      self = .string(found)
    } else if let found = try Self.found([JSONValue].self, in: value) {
      self = .array(found)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  /// Writes the value as what it is; a number without a fraction as a whole one.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value):
      if let whole = Int64(exactly: value) {
        try container.encode(whole)
      } else {
        try container.encode(value)
      }
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }

  /// Nil where the value is of another type; what is wrong inside it is thrown.
  private static func found<Value: Decodable>(
    _ type: Value.Type,
    in container: any SingleValueDecodingContainer
  ) throws -> Value? {
    do {
      return try container.decode(type)
    } catch DecodingError.typeMismatch {
      return nil
    }
  }
}
