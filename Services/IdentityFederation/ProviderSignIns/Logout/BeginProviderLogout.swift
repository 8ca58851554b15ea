internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import IdentityFederationProofs
internal import IdentityFederationUserPoolProviders
package import RPC

extension ProviderSignIns {
  /// Where a browser signs out at its provider of SAML too (SAM-22); nowhere, where the provider takes no
  /// requests for that.
  package func beginProviderLogout(
    _ request: BeginProviderLogoutRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> BeginProviderLogoutResponse {
    let pool = try requiredPool(request.userPoolId)
    let session = try CarriedSessions(sealer: sealer).open(request.sealedSession ?? [], in: pool)
    let provider = try await providers.known(session.provider, in: pool, context)
    guard provider.details.signsOut, let address = provider.metadata?.singleLogoutURL else {
      return BeginProviderLogoutResponse()
    }
    let messages = SAMLMessages(pool: pool, random: random, now: clock.now())
    let binding = RedirectBinding(
      address: address,
      key: try await providers.keys.key(of: pool).signing
    )
    let url = try binding.url(
      .request,
      messages.logoutRequest(session, to: address),
      relayState: request.relayState
    )
    return BeginProviderLogoutResponse(url: url)
  }
}
