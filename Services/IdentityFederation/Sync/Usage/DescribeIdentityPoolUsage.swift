internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension SyncUsage {
  /// Tells what one pool uses.
  package func describeIdentityPoolUsage(
    _ request: DescribeIdentityPoolUsageRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> DescribeIdentityPoolUsageResponse {
    let pool = try SyncConfiguration.pool(request.identityPoolId)
    let month = UsageWriting.month(of: clock.now())
    guard let usage = try await store.usage(of: pool, month: month) else {
      throw .identityPoolNotFound(pool.text)
    }
    return DescribeIdentityPoolUsageResponse(identityPoolUsage: usage.message)
  }
}
