internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import IdentityFederationUserPoolProviders
package import RPC

extension ProviderSignIns {
  /// Forgets a user's kept tokens: the user is deleted, or has the identity no longer (FED-9).
  package func removeProviderTokens(
    _ request: RemoveProviderTokensRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> RemoveProviderTokensResponse {
    try await keptTokens.delete(
      ProviderTokenStore.Key(
        pool: try requiredPool(request.userPoolId),
        provider: request.providerName ?? "",
        subject: request.subject ?? ""
      )
    )
    return RemoveProviderTokensResponse()
  }
}
