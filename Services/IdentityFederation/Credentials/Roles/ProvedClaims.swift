package import Domain

/// What a proved login says, for the choice of a role and of tags.
package struct ProvedClaims: Sendable, Hashable {
  /// The keys by which a role mapping may name the login's provider.
  ///
  /// Several where a provider has several spellings; of user pools each ends with `:<client>`.
  package let mappingKeys: [String]
  /// The keys by which a map of principal tags may name the provider.
  package let providerKeys: [String]
  /// The claims of the login's token; empty for a developer's user.
  package let claims: [String: JSONValue]

  /// A login by its provider's spellings and its token's claims.
  package init(mappingKeys: [String], providerKeys: [String], claims: [String: JSONValue]) {
    self.mappingKeys = mappingKeys
    self.providerKeys = providerKeys
    self.claims = claims
  }
}
