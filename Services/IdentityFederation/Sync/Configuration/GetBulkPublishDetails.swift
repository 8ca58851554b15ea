internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension SyncConfiguration {
  /// Tells how far the pool's latest bulk publication is.
  package func getBulkPublishDetails(
    _ request: GetBulkPublishDetailsRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetBulkPublishDetailsResponse {
    let pool = try Self.pool(request.identityPoolId)
    _ = try await store.settings(of: pool)
    guard let latest = try await publications.publication(of: pool) else {
      return GetBulkPublishDetailsResponse(
        identityPoolId: pool.text,
        bulkPublishStatus: "NOT_STARTED"
      )
    }
    return GetBulkPublishDetailsResponse(
      identityPoolId: pool.text,
      bulkPublishStartTimeUnixMillis: latest.startedAt.unixMillis,
      bulkPublishCompleteTimeUnixMillis: latest.completedAt?.unixMillis,
      bulkPublishStatus: latest.status,
      failureMessage: latest.failureMessage
    )
  }
}
