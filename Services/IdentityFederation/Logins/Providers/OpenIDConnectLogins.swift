internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationProofs

/// Logins by the ID tokens of OpenID Connect, which an issuer's published keys prove.
struct OpenIDConnectLogins: Sendable {
  let accountID: String
  let services: PublicProviders
  let registrations: RegistrationStore<IdentityProviderRecord>
  let tokens: IDTokenVerification
  let clock: any WallClock

  /// The user that the token proves, where the pool has the provider of this name.
  func prove(
    _ token: String,
    of name: String,
    in settings: IdentityPoolSettings
  ) async throws(IdentityFederationFailure) -> ProvedLogin {
    let (issuer, clients) = try await provider(name, in: settings)
    let now = clock.now()
    let verified: VerifiedIDToken
    do throws(ProofFailure<IDTokenRefusal>) {
      verified = try await tokens.verify(token, of: issuer, by: .login(for: clients), at: now)
    } catch {
      switch error {
      case .fault(let fault): throw fault
      case .refused(let refusal): throw IdentityFederationFailure(login: refusal, at: now)
      }
    }
    return ProvedLogin(
      provider: name,
      subject: verified.subject,
      client: verified.application,
      spellings: [name, IdentityProviderARN.text(of: name, accountID: accountID)],
      claims: verified.claims
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
