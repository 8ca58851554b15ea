internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension SyncConfiguration {
  private static let pauseSeconds: Int64 = 86_400

  /// Has all data of the pool's identities published to its stream.
  package func bulkPublish(
    _ request: BulkPublishRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> BulkPublishResponse {
    let pool = try Self.pool(request.identityPoolId)
    let settings = try await store.settings(of: pool)
    guard settings.activeStream != nil else {
      throw .invalidParameter("Streaming is not enabled for this pool.")
    }
    let now = clock.now()
    let isBegun = try await publications.begin(
      pool,
      unlessSucceededSince: now.adding(seconds: -Self.pauseSeconds),
      at: now
    )
    guard !isBegun else { return BulkPublishResponse(identityPoolId: pool.text) }
    let latest = try await publications.publication(of: pool)
    guard latest?.status == "SUCCEEDED" else {
      throw .duplicateRequest("A bulk publication of this pool is under way.")
    }
    throw .alreadyStreamed("This pool was published within the last 24 hours.")
  }
}
