package import IdentityFederationCore
package import IdentityFederationMessages
internal import PublicOperations

extension IdentityPools {
  /// Removes tags of a pool, which need not be there.
  package func untagResource(
    _ request: IdentityUntagResourceRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> IdentityUntagResourceResponse {
    let id = try taggedPool(request.resourceArn)
    let removed = request.tagKeys ?? []
    for key in removed {
      if let fault = ResourceTags.fault(ofKey: key) { throw .invalidParameter(fault) }
    }
    _ = try await change(id, call, contention: .tagsContended) { (pool: inout IdentityPool) in
      var tags = pool.identityPoolTags ?? [:]
      ResourceTags.remove(removed, from: &tags)
      pool.identityPoolTags = tags
    }
    return IdentityUntagResourceResponse()
  }
}
