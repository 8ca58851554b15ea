package import AuthenticationCore
internal import Domain
package import GatehouseMessages
internal import PublicOperations
internal import RPC

extension Pools {
  /// Sets tags of a pool.
  ///
  /// The tag for the signing algorithm has no effect after the pool's creation.
  package func tagResource(
    _ request: TagResourceRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> TagResourceResponse {
    let pool = try taggedPool(request.resourceArn, call)
    guard let added = request.tags else { throw .missing("tags") }
    try TagRules.check(added)
    try await changeTags(of: pool) { tags throws(AuthenticationFailure) in
      for (key, value) in added {
        // A dictionary takes two spellings of one text for the same key.
        if let index = tags.index(forKey: key), tags[index].key.exact != key.exact {
          throw .invalidParameter("Invalid tag: \(key) is spelt otherwise already.")
        }
        tags[key] = value
      }
      guard tags.count <= TagRules.mostOfResource else {
        throw .invalidParameter(
          "A user pool cannot have more than \(TagRules.mostOfResource) tags."
        )
      }
    }
    return TagResourceResponse()
  }
}
