package import IdentityFederationCore
internal import IdentityFederationCredentials
package import IdentityFederationMessages
internal import PublicOperations
internal import RPC

extension Identities {
  /// Gives a token for an identity, which is good for ten minutes: the basic flow.
  package func getOpenIdToken(
    _ request: GetOpenIdTokenRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetOpenIdTokenResponse {
    let named = try await identity(named: request.identityId, call)
    try checkClassicFlow(of: named.pool)
    let proof = try await proof(of: named, by: request.logins ?? [:], call)
    let tags = try PrincipalTags.tags(of: proof.claims, in: named.pool)
    let id = try await identity(of: proof, call)
    let token = try await tokens.token(
      for: id,
      of: named.pool.id,
      authenticationMethods: proof.methods,
      principalTags: tags,
      lifetimeSeconds: 600,
      context: call.context
    )
    return GetOpenIdTokenResponse(identityId: id.text, token: token)
  }

  private func checkClassicFlow(
    of pool: IdentityPoolSettings
  ) throws(IdentityFederationFailure) {
    if pool.allowsClassicFlow == false {
      throw .invalidParameter(
        "Basic (classic) flow is not enabled, please use enhanced flow."
      )
    }
    if !pool.roleMappings.isEmpty {
      throw .invalidParameter(
        "Basic (classic) flow is not supported with RoleMappings, please use enhanced flow."
      )
    }
  }
}
