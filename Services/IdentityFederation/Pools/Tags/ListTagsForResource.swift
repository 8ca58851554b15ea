package import IdentityFederationCore
package import IdentityFederationMessages
internal import PublicOperations

extension IdentityPools {
  /// Tells the tags of a pool.
  package func listTagsForResource(
    _ request: IdentityListTagsForResourceRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> IdentityListTagsForResourceResponse {
    let id = try taggedPool(request.resourceArn)
    let pool = try await settings.pool(id)
    call.note(id)
    return IdentityListTagsForResourceResponse(tags: pool.tags)
  }
}
