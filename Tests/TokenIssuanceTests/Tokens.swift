import Cryptography
import Foundation
import Testing

/// What a sign-in returned.
struct Tokens: Sendable {
  let id: [UInt8]
  let access: [UInt8]
  let refresh: [UInt8]

  init(_ id: [UInt8]?, _ access: [UInt8]?, _ refresh: [UInt8]?) throws {
    self.id = try #require(id)
    self.access = try #require(access)
    self.refresh = try #require(refresh)
  }
}

/// A JSON value, for comparison.
enum JSONValue: Decodable, Sendable, Equatable, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  case text(String)
  case number(Int64)
  case truth(Bool)
  case list([String])
  case object([String: String])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let truth = try? container.decode(Bool.self) {
      self = .truth(truth)
    } else if let number = try? container.decode(Int64.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([String].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: String].self))
    }
  }

  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int64) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .truth(value) }
}

/// A token taken apart without checking anything.
struct DecodedToken: Sendable {
  let header: [String: JSONValue]
  let claims: [String: JSONValue]
  let signature: [UInt8]

  init(_ token: [UInt8]) throws {
    let parts = token.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    try #require(parts.count == 3)
    header = try Self.object(parts[0])
    claims = try Self.object(parts[1])
    signature = try #require(Base64URL.decode(bytes: parts[2]))
  }

  private static func object(_ part: ArraySlice<UInt8>) throws -> [String: JSONValue] {
    let bytes = try #require(Base64URL.decode(bytes: part))
    return try JSONDecoder().decode([String: JSONValue].self, from: Data(bytes))
  }
}

/// A JWK set taken apart.
struct KeySet: Decodable, Sendable {
  let keys: [[String: String]]

  var ids: Set<String> { Set(keys.compactMap { $0["kid"] }) }

  init(_ json: [UInt8]?) throws {
    self = try JSONDecoder().decode(KeySet.self, from: Data(try #require(json)))
  }
}

/// A token in parts that a test may change and put together again.
struct TokenParts {
  var header: String
  var payload: String
  var signature: String

  init(_ token: [UInt8]) throws {
    let parts = String(decoding: token, as: UTF8.self).split(separator: ".").map(String.init)
    try #require(parts.count == 3)
    header = parts[0]
    payload = parts[1]
    signature = parts[2]
  }

  var bytes: [UInt8] { Array("\(header).\(payload).\(signature)".utf8) }
}

func base64URL(_ text: String) -> String {
  Base64URL.encode(Array(text.utf8))
}
