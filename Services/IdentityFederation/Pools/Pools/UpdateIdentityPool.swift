internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import PublicOperations

extension IdentityPools {
  /// Replaces a pool's settings: what the request leaves out goes back to its default.
  ///
  /// The developer provider name and the tags stay where the request has none: Terraform sends
  /// neither with its updates, and Cognito keeps them.
  package func updateIdentityPool(
    _ request: IdentityPool,
    call: Call
  ) async throws(IdentityFederationFailure) -> IdentityPool {
    let id = try id(named: request.identityPoolId)
    let contention = IdentityFederationFailure.concurrentModification(
      "Identity pool \(id.text) is being modified by other requests, please try again."
    )
    return try await change(id, call, contention: contention) {
      (pool: inout IdentityPool) throws(IdentityFederationFailure) in
      var asked = request
      asked.developerProviderName = request.developerProviderName ?? pool.developerProviderName
      asked.identityPoolTags = request.identityPoolTags ?? pool.identityPoolTags
      if let name = pool.developerProviderName, asked.developerProviderName?.exact != name.exact {
        throw .invalidParameter("You cannot change the developer provider name after it is set.")
      }
      asked = asked.effective()
      try IdentityPoolRules.check(asked, quotas)
      pool = asked
    }
  }
}
