package import IdentityFederationCore
package import IdentityFederationMessages
internal import JSON
internal import PublicOperations

extension IdentityPools {
  /// Replaces a pool's roles, and how they are chosen, as a whole.
  package func setIdentityPoolRoles(
    _ request: SetIdentityPoolRolesRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> SetIdentityPoolRolesResponse {
    let id = try id(named: request.identityPoolId)
    let rules = RoleRules(accountID: accountID)
    for role in (request.roles ?? [:]).values { try rules.check(role: role) }
    for (provider, mapping) in request.roleMappings ?? [:] {
      try rules.check(mapping, of: provider)
    }
    let roles = GetIdentityPoolRolesResponse(
      roles: request.roles ?? [:],
      roleMappings: request.roleMappings
    )
    guard try await pools.setRoles(JSONWriter.text(of: roles), of: id) else {
      throw .identityPoolNotFound(id.text)
    }
    call.note(id)
    return SetIdentityPoolRolesResponse()
  }
}
