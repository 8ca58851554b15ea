internal import AuthenticationAccounts
internal import AuthenticationCore
internal import Cryptography
internal import Domain
internal import FoundationEssentials

/// The user that an outside provider's token has proved.
struct ProvedSubject: Sendable {
  let identity: ProviderIdentity
  /// What the provider says of the user.
  let claims: [String: JSONValue]
  /// AttributeMapping: the pool's names to the provider's.
  let mapping: [String: String]
  /// In seconds since 1970: the token is not believed from then on.
  let expiresAt: Int64
  let spendKey: [UInt8]
  /// The token itself, where its provider alone can read it: functions are told it, as by Cognito.
  let opaqueToken: String?

  /// The claims as the function of InboundFederation is told them.
  func attributesByOrigin(_ said: [String: String]) -> [String: [String: String]] {
    if identity.providerType == "SAML" { return ["samlResponse": said] }
    guard let opaqueToken else { return ["idToken": said] }
    return ["tokenResponse": ["access_token": opaqueToken], "userInfo": said]
  }

  /// The pool's attributes of these; the username is no attribute.
  func mapped(_ said: [String: String]) -> [String: String] {
    var mapped: [String: String] = [:]
    for (name, source) in mapping where name != "username" {
      // What is missing leaves the old value (MAP-1).
      if let value = said[source], !value.isEmpty { mapped[name] = value }
    }
    return mapped
  }
}

extension JSONValue {
  /// A claim as one text (MAP-5): a list as `[a, b]` with its members escaped as in a URL, an object as
  /// JSON; nothing for null.
  var providerText: String {
    switch self {
    case .string(let text): return text
    case .bool(let truth): return truth ? "true" : "false"
    case .number(let number): return Int64(exactly: number).map { "\($0)" } ?? "\(number)"
    case .null: return ""
    case .array(let values):
      let members = values.map { PercentEncoding.encode($0.providerText) }
      return "[\(members.joined(separator: ", "))]"
    case .object(let members):
      do {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(members), as: UTF8.self)
      } catch {
        return ""
      }
    }
  }
}
