/// An issuer of OpenID Connect, and where its discovery document is.
struct OpenIDConnectIssuer: Sendable, Hashable {
  /// What tokens and the discovery document may say as `iss`; Google's tokens have two forms.
  let names: [String]
  /// The address below which the discovery document stands.
  let base: ProviderAddress
  /// Where its keys are, for an issuer that is asked for no discovery document.
  var keyAddress: ProviderAddress?

  /// OpenID Connect Discovery §4.
  var discoveryAddress: ProviderAddress? {
    base.appending("/.well-known/openid-configuration")
  }
}
