internal import AuthenticationCore
internal import Domain
internal import FoundationEssentials
internal import TokenIssuanceMessages

/// What an ID token says of a user's attributes.
enum IDTokenClaims {
  /// Whether an address is verified is a boolean; everything else is text, custom attributes too.
  static func claims(of attributes: [String: String]) -> [TokenClaim] {
    attributes.sorted { $0.key < $1.key }.map { name, value in
      if name == UserAttributes.identities { return identities(value) }
      return flags.contains(name)
        ? TokenClaim.truth(name, value == "true")
        : TokenClaim.text(name, value)
    }
  }

  /// Objects whose members are all text, as Cognito's ID tokens have them.
  private static func identities(_ json: String) -> TokenClaim {
    do {
      let entries = try JSONDecoder().decode([[String: JSONValue]].self, from: Data(json.utf8))
      let texts = entries.map { entry in
        entry.mapValues { value -> JSONValue in
          switch value {
          case .bool(let truth): .string(truth ? "true" : "false")
          case .number(let number): .string(Int64(exactly: number).map { "\($0)" } ?? "\(number)")
          case .null, .string, .array, .object: value
          }
        }
      }
      let text = try JSONEncoder().encode(texts)
      return TokenClaim.json(UserAttributes.identities, Array(text))
    } catch {
      return TokenClaim.text(UserAttributes.identities, json)
    }
  }

  private static let flags = Set(UserAttributes.verifiedFlags.values)
}
