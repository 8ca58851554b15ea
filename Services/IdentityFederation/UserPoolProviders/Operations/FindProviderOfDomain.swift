package import IdentityFederationCore
package import IdentityFederationMessages
package import RPC

extension UserPoolProviders {
  /// Which of a client's providers users of a mail domain sign in at.
  package func findProviderOfDomain(
    _ request: FindProviderOfDomainRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> FindProviderOfDomainResponse {
    let found = try await providers.domains(
      among: request.permittedProviders,
      with: request.domain.flatMap { $0.utf8.contains(0) ? nil : $0 },
      in: try requiredPool(request.userPoolId)
    )
    return FindProviderOfDomainResponse(
      hasDomains: found.areThere,
      providerName: found.provider
    )
  }
}
