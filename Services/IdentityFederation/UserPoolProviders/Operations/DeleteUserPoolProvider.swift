package import IdentityFederationCore
package import IdentityFederationMessages
package import RPC

extension UserPoolProviders {
  /// Deletes a provider: from then on its tokens prove no user.
  package func deleteUserPoolProvider(
    _ request: DeleteUserPoolProviderRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> DeleteUserPoolProviderResponse {
    let pool = try requiredPool(request.userPoolId)
    guard let name = request.name, !name.utf8.contains(0),
      try await providers.delete(name, in: pool)
    else { throw .providerNotFound(request.name ?? "") }
    return DeleteUserPoolProviderResponse()
  }
}
