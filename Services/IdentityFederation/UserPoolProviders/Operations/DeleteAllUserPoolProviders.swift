package import IdentityFederationCore
package import IdentityFederationMessages
package import RPC

extension UserPoolProviders {
  /// Deletes the providers of a deleted pool, and its key.
  package func deleteAllUserPoolProviders(
    _ request: DeleteAllUserPoolProvidersRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> DeleteAllUserPoolProvidersResponse {
    let pool = try requiredPool(request.userPoolId)
    try await providers.deleteAll(of: pool)
    try await keys.store.delete(of: pool)
    return DeleteAllUserPoolProvidersResponse()
  }
}
