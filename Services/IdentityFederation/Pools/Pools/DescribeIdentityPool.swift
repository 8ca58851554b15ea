package import IdentityFederationCore
package import IdentityFederationMessages
internal import PublicOperations

extension IdentityPools {
  /// Describes a pool's settings.
  package func describeIdentityPool(
    _ request: DescribeIdentityPoolRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> IdentityPool {
    try await record(named: request.identityPoolId, call).description()
  }
}
