internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Sets tags of a pool.
  ///
  /// The tag for the signing algorithm has no effect after the pool's creation.
  public func tagResource(
    _ request: TagResourceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> TagResourceResponse {
    let pool = try taggedPool(request.resourceArn)
    guard let added = request.tags else { throw .missing("tags") }
    try TagRules.check(added)
    try await changeTags(of: pool) { tags throws(AuthenticationFailure) in
      tags.merge(added) { $1 }
      guard tags.count <= TagRules.mostOfResource else {
        throw .invalidParameter(
          "A user pool cannot have more than \(TagRules.mostOfResource) tags."
        )
      }
    }
    return TagResourceResponse()
  }
}
