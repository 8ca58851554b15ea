package import IdentityFederationCore
package import IdentityFederationMessages
package import RPC

extension IdentityProviderOperator {
  /// Lists all registered providers, those of OpenID Connect first, by their names.
  package func listIdentityProviders(
    _ request: ListLoginProvidersRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ListLoginProvidersResponse {
    var providers = try await registrations.all().map { $0.description(accountID: accountID) }
    for record in try await samlRegistrations.all() {
      providers.append(try record.description(accountID: accountID))
    }
    return ListLoginProvidersResponse(providers: providers)
  }
}
