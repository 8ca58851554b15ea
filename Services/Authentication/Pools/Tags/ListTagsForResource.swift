internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Tells the tags of a pool.
  public func listTagsForResource(
    _ request: ListTagsForResourceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ListTagsForResourceResponse {
    let pool = try await settings.pool(try taggedPool(request.resourceArn))
    return ListTagsForResourceResponse(tags: pool.description.userPoolTags ?? [:])
  }
}
