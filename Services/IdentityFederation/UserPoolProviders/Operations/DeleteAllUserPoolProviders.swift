package import GatehouseMessages
package import IdentityFederationCore
package import RPC

extension UserPoolProviders {
  /// Deletes the providers of a deleted pool.
  package func deleteAllUserPoolProviders(
    _ request: DeleteAllUserPoolProvidersRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> DeleteAllUserPoolProvidersResponse {
    try await providers.deleteAll(of: try requiredPool(request.userPoolId))
    return DeleteAllUserPoolProvidersResponse()
  }
}
