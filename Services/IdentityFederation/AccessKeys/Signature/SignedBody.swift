internal import Cryptography
internal import Domain
internal import FoundationEssentials
internal import GatehouseStubs
internal import JSON

/// What is read of a request's body once it is proved to be the one that was signed.
enum SignedBody {
  /// The parameters of a form; nil where one stands twice or cannot be decoded.
  static func form(_ body: [UInt8]) -> [String: String]? {
    var parameters: [String: String] = [:]
    for pair in body.split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(
        separator: UInt8(ascii: "="),
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      guard let name = text(parts[0]), let value = text(parts.count > 1 ? parts[1] : []),
        parameters.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    return parameters
  }

  /// The pool that the member of a call of AWS JSON names, as ARNs write it: `userpool/<id>`; empty where it
  /// names none, and nil where the body is no JSON object.
  static func pool(in body: [UInt8], named member: DeclaredAPI.PoolMember?) -> String? {
    guard let members = members(of: body) else { return nil }
    guard let member, case .string(let text) = members[member.rawValue] else { return "" }
    return member.resource(text)
  }

  /// As many as the gateway takes.
  private static let maxValues = 10_000

  private static func members(of body: [UInt8]) -> [String: JSONValue]? {
    guard !body.isEmpty else { return [:] }
    do {
      try JSONText.check(body, maxDepth: JSONValue.maxNested, maxValues: maxValues)
      let value = try JSONDecoder().decode(JSONValue.self, from: Data(body))
      guard case .object(let members) = value else { return nil }
      return members
    } catch {
      return nil
    }
  }

  private static func text(_ encoded: ArraySlice<UInt8>) -> String? {
    PercentEncoding.decode(encoded.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 })
  }
}
