internal import Cryptography
internal import Domain
internal import FoundationEssentials
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

  /// The pool that a call of AWS JSON is about, as ARNs write it: `userpool/<id>`; empty where it names
  /// none, and nil where the body is no JSON object.
  static func pool(in body: [UInt8]) -> String? {
    guard let members = members(of: body) else { return nil }
    for (member, kind) in poolMembers {
      if case .string(let id) = members[member] { return "\(kind)/\(id)" }
    }
    guard case .string(let arn) = members["ResourceArn"] else { return "" }
    // arn:aws:cognito-idp:<region>:<account>:userpool/<id>
    return arn.split(separator: ":", maxSplits: 5).last.map(String.init)
  }

  private static let poolMembers = [("UserPoolId", "userpool"), ("IdentityPoolId", "identitypool")]
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
