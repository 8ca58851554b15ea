package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// Returns the tags of a pool.
  package func listTagsForResource(
    _ request: ListTagsForResourceRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ListTagsForResourceResponse {
    let pool = try await settings.pool(try taggedPool(request.resourceArn, call))
    return ListTagsForResourceResponse(tags: pool.tags)
  }
}
