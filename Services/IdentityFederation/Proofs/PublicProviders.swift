/// The providers that every pool can name without a registration.
package struct PublicProviders: Sendable, Hashable {
  package let google: ProviderAddress
  package let apple: ProviderAddress
  package let facebook: ProviderAddress
  package let amazon: ProviderAddress

  package static let googleName = "accounts.google.com"
  package static let appleName = "appleid.apple.com"
  package static let facebookName = "graph.facebook.com"
  package static let amazonName = "www.amazon.com"

  /// The addresses below which each is asked.
  package init(
    google: ProviderAddress,
    apple: ProviderAddress,
    facebook: ProviderAddress,
    amazon: ProviderAddress
  ) {
    self.google = google
    self.apple = apple
    self.facebook = facebook
    self.amazon = amazon
  }

  /// All of the addresses.
  package var addresses: [ProviderAddress] { [google, apple, facebook, amazon] }

  /// The issuer of OpenID Connect of this name; nil for another provider's.
  package func issuer(named name: String) -> OpenIDConnectIssuer? {
    switch name {
    case Self.googleName:
      OpenIDConnectIssuer(names: ["https://accounts.google.com", Self.googleName], base: google)
    case Self.appleName:
      OpenIDConnectIssuer(names: ["https://appleid.apple.com"], base: apple)
    default:
      nil
    }
  }
}
