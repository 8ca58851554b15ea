package import IdentityFederationCore
package import IdentityFederationMessages
package import RPC

extension UserPoolProviders {
  /// A pool's providers, by their names, without what they hold.
  package func listUserPoolProviders(
    _ request: ListUserPoolProvidersRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ListUserPoolProvidersResponse {
    let found = try await providers.list(
      in: try requiredPool(request.userPoolId),
      after: request.afterName ?? "",
      limit: Int(min(max(request.limit ?? 0, 1), 1000))
    )
    return ListUserPoolProvidersResponse(providers: found.map { summary(of: $0) })
  }
}
