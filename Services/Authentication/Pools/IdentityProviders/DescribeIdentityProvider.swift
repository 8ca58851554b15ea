package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// Describes a provider of a pool, with what was derived of it.
  package func describeIdentityProvider(
    _ request: DescribeIdentityProviderRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DescribeIdentityProviderResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    let provider = try await provider(named: request.providerName, in: pool.id, call)
    return DescribeIdentityProviderResponse(
      identityProvider: try describe(provider, in: pool.id)
    )
  }
}
