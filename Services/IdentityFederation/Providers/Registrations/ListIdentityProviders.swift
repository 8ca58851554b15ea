internal import Domain
package import GatehouseMessages
package import IdentityFederationCore
package import RPC

extension IdentityProviderOperator {
  /// Lists all registered providers, by their names.
  package func listIdentityProviders(
    _ request: ListLoginProvidersRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ListLoginProvidersResponse {
    ListLoginProvidersResponse(
      providers: try await registrations.all().map { record in
        LoginProviderDescription(
          arn: IdentityProviderARN.text(of: record.name, accountID: accountID),
          issuer: record.issuer,
          clientIds: record.clientIDs,
          createdAtUnixMillis: record.createdAt.unixMillis
        )
      }
    )
  }
}
