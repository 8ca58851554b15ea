/// A JSON value taken apart, for what has no type of its own; its depth is bounded by the reader.
public indirect enum JSONTree: Sendable, Hashable, JSONWritable, JSONReadable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int64)
  /// Any other number.
  case number(Double)
  /// A text.
  case text(String)
  /// A list.
  case list([JSONTree])
  /// An object.
  case object([String: JSONTree])

  /// Reads a value of any kind.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    switch json.nextKind {
    case nil:
      guard json.takesNull() else { throw .malformed }
      self = .null
    case .truth?: self = .bool(try Bool(reading: &json))
    case .text?: self = .text(try String(reading: &json))
    case .number?, .integer?, .long?: self = try Self.number(from: &json)
    case .list?: self = .list(try [JSONTree](reading: &json))
    case .object?:
      var members: [String: JSONTree] = [:]
      try json.beginObject()
      while try json.nextMember() {
        let name = json.name
        members[name] = try JSONTree(reading: &json)
      }
      self = .object(members)
    }
  }

  private static func number(from json: inout JSONReader) throws(JSONReader.Fault) -> JSONTree {
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
  private static func write(_ object: [String: JSONTree], to json: inout JSONWriter) {
    json.beginObject()
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      json.member(named: name, value)
    }
    json.endObject()
  }

  /// Appends the value.
  public func write(to json: inout JSONWriter) {
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

  /// How many objects and lists stand in each other, the value itself included.
  public var depth: Int {
    switch self {
    case .null, .bool, .integer, .number, .text: 0
    case .list(let elements): 1 + (elements.map(\.depth).max() ?? 0)
    case .object(let members): 1 + (members.values.map(\.depth).max() ?? 0)
    }
  }

  /// The value with what it lacks of another one: objects are merged, everything else is kept.
  public func merged(over other: JSONTree) -> JSONTree {
    guard case .object(let own) = self, case .object(let others) = other else { return self }
    return .object(others.merging(own) { $1.merged(over: $0) })
  }
}
