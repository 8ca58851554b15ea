internal import Domain
package import GatehouseMessages
package import IdentityFederationCore
internal import IdentityFederationProviders
internal import PublicOperations

extension Identities {
  /// Removes logins from an identity, for a client that proves one of its logins.
  package func unlinkIdentity(
    _ request: UnlinkIdentityRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> UnlinkIdentityResponse {
    let named = try await identity(named: request.identityId, call)
    guard let presented = request.logins, !presented.isEmpty else {
      throw LoginLinking.Refusal.loginsDoNotMatch.failure(of: named.id)
    }
    let proved = try await prove(presented, of: named.pool, call)
    let seen = try await logins.identities(named.id, havingOneOf: [], in: named.pool.id)
    guard let identity = seen.first, identity.isEnabled else {
      throw .identityForbidden(named.id.text)
    }
    guard proved.contains(where: { identity.logins.contains($0.login) }) else {
      throw LoginLinking.Refusal.loginsDoNotMatch.failure(of: named.id)
    }
    var removed: [Login] = []
    for name in Set(request.loginsToRemove ?? []) {
      removed.append(try login(named: name, of: identity, proved, in: named.pool))
    }
    let isDone = try await logins.unlink(
      removed,
      from: named.id,
      in: named.pool.id,
      at: clock.now()
    )
    guard isDone else { throw .loginNotFound(removed.first?.provider.text ?? "", named.id) }
    return UnlinkIdentityResponse()
  }

  /// The developer's users are not the client's to remove.
  private func login(
    named name: String,
    of identity: LinkedIdentity,
    _ proved: [ProvedLogin],
    in pool: IdentityPoolSettings
  ) throws(IdentityFederationFailure) -> Login {
    let spelling = proved.first { $0.spellings.contains { $0.exact == name.exact } }
    let provider = (spelling?.provider ?? name).exact
    guard provider != pool.developerProviderName?.exact,
      let login = identity.logins.first(where: { $0.provider == provider })
    else { throw .loginNotFound(name, identity.id) }
    return login
  }
}

extension IdentityFederationFailure {
  static func loginNotFound(_ provider: String, _ identity: IdentityID) -> Self {
    .resourceNotFound("Login '\(provider)' not found for identity '\(identity.text)'.")
  }
}
