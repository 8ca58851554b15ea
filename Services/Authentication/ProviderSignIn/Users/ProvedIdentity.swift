package import AuthenticationAccounts
package import Domain

/// A user whom an outside provider has proved, with what the provider says.
package struct ProvedIdentity: Sendable {
  package let identity: ProviderIdentity
  /// What the provider says of the user.
  let claims: [String: JSONValue]
  /// The same as the function of InboundFederation is told it: by where it comes from.
  let origins: [String: [String: String]]
  /// AttributeMapping: the pool's names to the provider's.
  let mapping: [String: String]

  package init(
    identity: ProviderIdentity,
    claims: [String: JSONValue],
    origins: [String: [String: String]],
    mapping: [String: String]
  ) {
    self.identity = identity
    self.claims = claims
    self.origins = origins
    self.mapping = mapping
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

  /// Whether the provider itself says that this address is verified; whatever a function of the pool or a
  /// mapping makes of it does not count for a link.
  ///
  /// `email_verified` is about the claim `email` alone (OpenID Connect Core §5.1). If a mapping takes the address
  /// from another claim, which users may change there, an attacker would write a victim's address into it. Assertions
  /// of SAML have no names of their own: there it is about the attribute that the pool maps.
  func holdsVerified(_ address: String) -> Bool {
    let isVerified =
      claims["email_verified"] == .bool(true) || claims["email_verified"] == .string("true")
    guard isVerified, identity.providerType != "SAML" else { return isVerified }
    return claims["email"]?.providerText.exact == address.exact
  }
}
