internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Removes tags of a pool, which need not be there.
  public func untagResource(
    _ request: UntagResourceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> UntagResourceResponse {
    let pool = try taggedPool(request.resourceArn)
    guard let removed = request.tagKeys else { throw .missing("tagKeys") }
    for key in removed { try TagRules.checkPrefix(key) }
    try await changeTags(of: pool) { tags throws(AuthenticationFailure) in
      for key in removed {
        guard let index = tags.index(forKey: key), tags[index].key.exact == key.exact else {
          continue
        }
        tags.remove(at: index)
      }
    }
    return UntagResourceResponse()
  }
}
