package import IdentityFederationCore
package import IdentityFederationMessages
internal import PublicOperations

extension IdentityPools {
  /// Sets tags of a pool.
  package func tagResource(
    _ request: IdentityTagResourceRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> IdentityTagResourceResponse {
    let id = try taggedPool(request.resourceArn)
    let added = request.tags ?? [:]
    if let fault = ResourceTags.fault(of: added) { throw .invalidParameter(fault) }
    _ = try await change(id, call, contention: .tagsContended) {
      (pool: inout IdentityPool) throws(IdentityFederationFailure) in
      var tags = pool.identityPoolTags ?? [:]
      if let fault = ResourceTags.set(added, in: &tags) { throw .invalidParameter(fault) }
      guard tags.count <= ResourceTags.most else {
        throw .invalidParameter(
          "An identity pool cannot have more than \(ResourceTags.most) tags."
        )
      }
      pool.identityPoolTags = tags
    }
    return IdentityTagResourceResponse()
  }
}
