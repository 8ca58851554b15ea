internal import Domain
package import IdentityFederationCore
internal import IdentityFederationLogins
package import IdentityFederationMessages
internal import PublicOperations

extension Identities {
  /// Removes logins from an identity, for a client that proves one of its logins.
  package func unlinkIdentity(
    _ request: UnlinkIdentityRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> UnlinkIdentityResponse {
    let named = try await identity(named: request.identityId, call)
    guard let presented = request.logins, !presented.isEmpty else {
      throw .loginsDoNotMatch
    }
    let proved = try await prove(presented, of: named.pool, call).map(\.login)
    let removed = Set(request.loginsToRemove ?? [])
    try await call.beginChange()
    try await logins.unlink(from: named.id, in: named.pool.id, at: clock.now()) {
      (identity) throws(IdentityFederationFailure) in
      guard identity.isEnabled else { throw .identityForbidden(named.id.text) }
      guard proved.contains(where: identity.logins.contains) else { throw .loginsDoNotMatch }
      var chosen: Set<Login> = []
      for name in removed {
        chosen.insert(try login(named: name, of: identity, in: named.pool))
      }
      return chosen
    }
    return UnlinkIdentityResponse()
  }

  /// The developer's users are not the client's to remove.
  private func login(
    named name: String,
    of identity: LinkedIdentity,
    in pool: IdentityPoolSettings
  ) throws(IdentityFederationFailure) -> Login {
    let provider = proofs.provider(named: name).exact
    guard provider != pool.developerProviderName?.exact,
      let login = identity.logins.first(where: { $0.provider == provider })
    else { throw .loginNotFound(name, identity.id) }
    return login
  }
}

extension IdentityFederationFailure {
  fileprivate static func loginNotFound(_ provider: String, _ identity: IdentityID) -> Self {
    .resourceNotFound("Login '\(provider)' not found for identity '\(identity.text)'.")
  }
}
