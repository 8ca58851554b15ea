internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension SyncUsage {
  /// Tells what one identity uses.
  package func describeIdentityUsage(
    _ request: DescribeIdentityUsageRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> DescribeIdentityUsageResponse {
    let subject = try SyncedIdentity(
      pool: request.identityPoolId,
      identity: request.identityId,
      principal: call.principal
    )
    let usage = try await store.usage(of: subject)
    return DescribeIdentityUsageResponse(
      identityUsage: SyncIdentityUsage(
        identityId: subject.identity.text,
        identityPoolId: subject.pool.text,
        lastModifiedDateUnixMillis: usage.modifiedAt.unixMillis,
        datasetCount: Int32(clamping: usage.datasets),
        dataStorage: usage.bytes
      )
    )
  }
}
