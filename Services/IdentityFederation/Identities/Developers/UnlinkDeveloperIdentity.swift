internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import PublicOperations

extension Identities {
  /// Removes a developer's user from an identity.
  package func unlinkDeveloperIdentity(
    _ request: UnlinkDeveloperIdentityRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> UnlinkDeveloperIdentityResponse {
    let pool = try await pool(named: request.identityPoolId, call)
    let id = try await identity(named: request.identityId, of: pool, call).record.id
    let user = request.developerUserIdentifier ?? ""
    let login = try developerLogin(user, provider: request.developerProviderName, of: pool)
    try await logins.unlink(from: id, in: pool.id, at: clock.now()) {
      (identity) throws(IdentityFederationFailure) in
      guard identity.logins.contains(login) else { throw .developerUserNotFound(user) }
      return [login]
    }
    return UnlinkDeveloperIdentityResponse()
  }
}
