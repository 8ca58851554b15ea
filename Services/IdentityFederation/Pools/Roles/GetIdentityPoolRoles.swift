package import IdentityFederationCore
package import IdentityFederationMessages
internal import PublicOperations

extension IdentityPools {
  /// Tells a pool's roles and how they are chosen.
  package func getIdentityPoolRoles(
    _ request: GetIdentityPoolRolesRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetIdentityPoolRolesResponse {
    try await record(named: request.identityPoolId, call).roles()
  }
}
