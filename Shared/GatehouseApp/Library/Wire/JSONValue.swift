import Foundation

/// A JSON value as it came, so that what is signed is what was received.
enum JSONValue: Sendable, Equatable, Codable {
  case null
  case bool(Bool)
  case integer(Int)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      // The protocol has no fractions: one is refused here, because its canonical form is not ours to make.
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .integer(let integer): try value.encode(integer)
    case .text(let text): try value.encode(text)
    case .array(let array): try value.encode(array)
    case .object(let object): try value.encode(object)
    }
  }

  subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self, let value = members[name], value != .null else {
      return nil
    }
    return value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var integer: Int? { if case .integer(let integer) = self { integer } else { nil } }
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  var array: [JSONValue]? { if case .array(let array) = self { array } else { nil } }
  var object: [String: JSONValue]? { if case .object(let object) = self { object } else { nil } }

  /// The canonical form (RFC 8785): what digests and thumbprints are made of.
  var canonical: String {
    switch self {
    case .null: return "null"
    case .bool(let bool): return bool ? "true" : "false"
    case .integer(let integer): return String(integer)
    case .text(let text): return Self.quoted(text)
    case .array(let array): return "[" + array.map(\.canonical).joined(separator: ",") + "]"
    case .object(let members):
      // RFC 8785 section 3.2.3: by the UTF-16 code units of the names.
      let names = members.keys.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) }
      let pairs = names.map { Self.quoted($0) + ":" + (members[$0] ?? .null).canonical }
      return "{" + pairs.joined(separator: ",") + "}"
    }
  }

  /// RFC 8785 section 3.2.2.2.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{8}": quoted += "\\b"
      case "\u{9}": quoted += "\\t"
      case "\u{A}": quoted += "\\n"
      case "\u{C}": quoted += "\\f"
      case "\u{D}": quoted += "\\r"
      case "\u{0}"..."\u{1F}":
        let hex = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSONValue {
  /// An object of those members that are there.
  static func members(_ members: [String: JSONValue?]) -> JSONValue {
    .object(members.compactMapValues { $0 })
  }

  static func optional(_ text: String?) -> JSONValue? { text.map { .text($0) } }
}
