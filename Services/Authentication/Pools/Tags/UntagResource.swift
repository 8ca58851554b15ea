package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// Removes tags of a pool, which need not be there.
  package func untagResource(
    _ request: UntagResourceRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> UntagResourceResponse {
    let pool = try taggedPool(request.resourceArn, call)
    guard let removed = request.tagKeys else { throw .missing("tagKeys") }
    for key in removed {
      if let fault = ResourceTags.fault(ofKey: key) { throw .invalidParameter(fault) }
    }
    try await changeTags(of: pool, call) { tags throws(AuthenticationFailure) in
      ResourceTags.remove(removed, from: &tags)
    }
    return UntagResourceResponse()
  }
}
