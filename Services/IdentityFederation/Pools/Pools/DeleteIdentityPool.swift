internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import PublicOperations

extension IdentityPools {
  /// Deletes a pool with its identities and their data.
  ///
  /// From the call on no caller finds any of it. The rows of a pool with many identities go after the
  /// call, in pieces.
  package func deleteIdentityPool(
    _ request: DeleteIdentityPoolRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> DeleteIdentityPoolResponse {
    let id = try id(named: request.identityPoolId)
    guard try await pools.delete(id, at: clock.now()) else { throw .identityPoolNotFound(id.text) }
    call.note(id)
    return DeleteIdentityPoolResponse()
  }
}
