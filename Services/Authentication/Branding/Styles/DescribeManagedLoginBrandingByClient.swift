package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Branding {
  /// Describes the style of a client.
  package func describeManagedLoginBrandingByClient(
    _ request: DescribeManagedLoginBrandingByClientRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DescribeManagedLoginBrandingByClientResponse {
    let (pool, client) = try await namedClient(request.userPoolId, request.clientId)
    guard let style = try await styles.find(of: client, in: pool) else {
      try await checkExists(client, in: pool)
      throw .styleNotFound("the client \(client.text)")
    }
    return DescribeManagedLoginBrandingByClientResponse(
      managedLoginBranding: try style.description(
        isMerged: request.returnMergedResources ?? false
      )
    )
  }
}
