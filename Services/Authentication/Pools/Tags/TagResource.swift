package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// Sets tags of a pool.
  package func tagResource(
    _ request: TagResourceRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> TagResourceResponse {
    let pool = try taggedPool(request.resourceArn, call)
    guard let added = request.tags else { throw .missing("tags") }
    try TagRules.check(added)
    try await checkNames(inTags: added, of: pool)
    try await changeTags(of: pool, call) { tags throws(AuthenticationFailure) in
      if let fault = ResourceTags.set(added, in: &tags) { throw .invalidParameter(fault) }
      guard tags.count <= ResourceTags.most else {
        throw .invalidParameter(
          "A user pool cannot have more than \(ResourceTags.most) tags."
        )
      }
    }
    return TagResourceResponse()
  }
}
