/// An issuer of OpenID Connect, and where its discovery document is.
package struct OpenIDConnectIssuer: Sendable, Hashable {
  /// What tokens and the discovery document may say as `iss`; Google's tokens have two forms.
  package let names: [String]
  /// The address below which the discovery document stands.
  package let base: ProviderAddress
  /// Where its keys are, for an issuer that is asked for no discovery document.
  package let keyAddress: ProviderAddress?

  package init(names: [String], base: ProviderAddress, keyAddress: ProviderAddress? = nil) {
    self.names = names
    self.base = base
    self.keyAddress = keyAddress
  }

  /// OpenID Connect Discovery §4.
  package var discoveryAddress: ProviderAddress? {
    base.appending("/.well-known/openid-configuration")
  }
}
