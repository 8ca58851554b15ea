internal import GatehouseStubs
package import TokenIssuanceMessages

extension TokenClaim {
  /// A claim that is a text.
  package static func text(_ name: String, _ value: String) -> TokenClaim {
    TokenClaim(name: name, stringValue: value, kind: TokenClaimKind.string.rawValue)
  }

  /// A claim that is true or false.
  package static func truth(_ name: String, _ value: Bool) -> TokenClaim {
    TokenClaim(name: name, boolValue: value, kind: TokenClaimKind.bool.rawValue)
  }

  /// A claim that is a list of texts.
  package static func list(_ name: String, _ value: [String]) -> TokenClaim {
    TokenClaim(name: name, listValue: value, kind: TokenClaimKind.list.rawValue)
  }

  /// A claim that is any JSON value, as UTF-8.
  package static func json(_ name: String, _ value: [UInt8]) -> TokenClaim {
    TokenClaim(name: name, kind: TokenClaimKind.json.rawValue, jsonValue: value)
  }
}
