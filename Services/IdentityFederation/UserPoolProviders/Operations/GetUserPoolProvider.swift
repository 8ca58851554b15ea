package import IdentityFederationCore
package import IdentityFederationMessages
package import RPC

extension UserPoolProviders {
  /// A provider by its name, or by one of its identifiers.
  package func getUserPoolProvider(
    _ request: GetUserPoolProviderRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> GetUserPoolProviderResponse {
    let pool = try requiredPool(request.userPoolId)
    guard let identifier = request.identifier else {
      let record = try await provider(request.name, in: pool)
      return GetUserPoolProviderResponse(provider: try description(of: record))
    }
    guard !identifier.utf8.contains(0),
      let record = try await providers.find(identifier: identifier, in: pool)
    else { throw .providerNotFound(identifier) }
    return GetUserPoolProviderResponse(provider: try description(of: record))
  }
}
