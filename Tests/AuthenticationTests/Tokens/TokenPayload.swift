internal import Cryptography
internal import FoundationEssentials

/// What a token says, for tests that only look.
enum TokenPayload {
  enum Value: Decodable, Equatable {
    case string(String)
    case bool(Bool)
    case number(Int64)
    case list([String])
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(String.self) {
        self = .string(value)
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(Int64.self) {
        self = .number(value)
      } else if let value = try? container.decode([String].self) {
        self = .list(value)
      } else {
        self = .other
      }
    }
  }

  struct NoToken: Error {}

  static func decode(_ token: String?) throws -> [String: Value] {
    let parts = (token ?? "").split(separator: ".")
    guard parts.count == 3, let payload = Base64URL.decode(String(parts[1])) else {
      throw NoToken()
    }
    return try JSONDecoder().decode([String: Value].self, from: Data(payload))
  }

  /// A claim that is a list of texts; nil where it is none.
  static func list(_ claim: String, of token: String?) throws -> [String]? {
    if case .list(let items) = try decode(token)[claim] { items } else { nil }
  }

  /// What `at_hash` of an ID token says of the access token beside it.
  static func hash(of accessToken: String?) throws -> String {
    Base64URL.encode(Array(SHA256.digest(of: Array((accessToken ?? "").utf8)).prefix(16)))
  }
}
