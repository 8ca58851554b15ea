internal import Domain
internal import IdentityFederationCore
internal import JOSE

/// Logins by the ID tokens of OpenID Connect, which an issuer's published keys prove.
struct OpenIDConnectLogins: Sendable {
  let accountID: String
  let services: PublicProviders
  let registrations: RegistrationStore<IdentityProviderRecord>
  let keys: IssuerKeys
  let clock: any WallClock

  /// The user that the token proves, where the pool has the provider of this name.
  func prove(
    _ token: String,
    of name: String,
    in settings: IdentityPoolSettings
  ) async throws(IdentityFederationFailure) -> ProvedLogin {
    let (issuer, clients) = try await provider(name, in: settings)
    guard let token = CompactToken(Array(token.utf8)) else { throw .loginNotOpenIDConnect }
    let claims = try LoginClaims(payload: token.payload)
    // Before the keys are asked for: no request leaves for a token that cannot be good.
    guard let named = claims.registered.issuer else { throw .loginNotOpenIDConnect }
    guard issuer.names.contains(named) else { throw .loginOfOtherIssuer }
    guard try await keys.verdict(on: token, of: issuer) == .proved else { throw .loginForged }
    let client = try claims.client(among: clients, at: clock.now())
    return ProvedLogin(
      provider: name,
      subject: try claims.subject(),
      client: client,
      spellings: [name, IdentityProviderARN.text(of: name, accountID: accountID)],
      claims: claims.all
    )
  }

  /// Google and Apple by the pool's own application, every provider by its registration.
  private func provider(
    _ name: String,
    in settings: IdentityPoolSettings
  ) async throws(IdentityFederationFailure) -> (OpenIDConnectIssuer, Set<String>) {
    let known = services.issuer(named: name)
    let application = known == nil ? nil : settings.supportedLoginProviders[name]
    let arn = IdentityProviderARN.text(of: name, accountID: accountID)
    var registration: IdentityProviderRecord?
    if settings.openIDConnectProviderARNs.contains(arn) {
      registration = try await registrations.find(name)
    }
    let clients = Set((registration?.clientIDs ?? []) + (application.map { [$0] } ?? []))
    guard !clients.isEmpty, let issuer = known ?? registration?.openIDConnectIssuer else {
      throw .unsupportedLoginProvider
    }
    return (issuer, clients)
  }
}
