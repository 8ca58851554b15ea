internal import AssertionReaderMessages
internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import IdentityFederationProofs
internal import IdentityFederationUserPoolProviders
package import RPC

extension ProviderSignIns {
  /// More providers that sign users out than a pool has; each is asked for its own signature.
  private static let maxProviders = 20
  /// What clocks may differ by, and how long a request is on its way.
  private static let maxAgeMillis: Int64 = 5 * 60 * 1000

  /// Whose session a provider wants to end (SAM-22): a request counts only with the provider's signature.
  package func readProviderLogout(
    _ request: ReadProviderLogoutRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ReadProviderLogoutResponse {
    let pool = try requiredPool(request.userPoolId)
    let place = (request.baseUrl ?? "") + AnswerPlace.logout
    let known = try await providers.knownOfSAML(in: pool, atMost: Self.maxProviders, context)
    for provider in known where provider.details.signsOut {
      guard let metadata = provider.metadata,
        let logout = try await logout(request.samlRequest ?? [], by: metadata, context)
      else { continue }
      if let rule = rule(against: logout, of: metadata, at: place) {
        return ReadProviderLogoutResponse(rule: rule)
      }
      return ReadProviderLogoutResponse(
        providerName: provider.name,
        subject: logout.subject?.text,
        url: try await answer(to: logout, metadata, in: pool, request.relayState)
      )
    }
    return ReadProviderLogoutResponse(rule: "no provider of the pool has signed the request")
  }

  /// Nil where the provider has not signed it.
  private func logout(
    _ document: [UInt8],
    by metadata: SAMLMetadata,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ReadLogoutRequestResponse? {
    do throws(ProofFailure<SAMLRefusal>) {
      return try await proofs.assertions.logout(document, by: metadata, context: context)
    } catch {
      switch error {
      case .fault(let fault): throw fault
      case .refused: return nil
      }
    }
  }

  private func rule(
    against logout: ReadLogoutRequestResponse,
    of metadata: SAMLMetadata,
    at place: String
  ) -> String? {
    let now = clock.now().unixMillis
    guard logout.issuer == metadata.entityID else { return "another provider issued the request" }
    guard logout.destination ?? place == place else { return "the request was sent elsewhere" }
    guard let issuedAt = logout.issuedAtUnixMillis, abs(now - issuedAt) <= Self.maxAgeMillis,
      logout.notOnOrAfterUnixMillis ?? .max > now
    else { return "the request is not of now" }
    return nil
  }

  private func answer(
    to logout: ReadLogoutRequestResponse,
    _ metadata: SAMLMetadata,
    in pool: UserPoolID,
    _ relayState: String?
  ) async throws(IdentityFederationFailure) -> String? {
    guard let address = metadata.singleLogoutURL, let id = logout.id else { return nil }
    let messages = SAMLMessages(pool: pool, random: random, now: clock.now())
    let binding = RedirectBinding(
      address: address,
      key: try await providers.keys.key(of: pool).signing
    )
    return try binding.url(
      .response,
      messages.logoutResponse(to: id, at: address),
      relayState: relayState
    )
  }
}
