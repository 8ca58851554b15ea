internal import AuthenticationCore
internal import GatehouseMessages

/// What an ID token says of a user's attributes.
enum IDTokenClaims {
  /// Whether an address is verified is a boolean; everything else is text, custom attributes too.
  static func claims(of attributes: [String: String]) -> [TokenClaim] {
    attributes.sorted { $0.key < $1.key }.map { name, value in
      flags.contains(name)
        ? TokenClaim(name: name, boolValue: value == "true", kind: "bool")
        : TokenClaim(name: name, stringValue: value, kind: "string")
    }
  }

  private static let flags = Set(UserAttributes.verifiedFlags.values)
}
