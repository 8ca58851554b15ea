internal import Domain
package import GatehouseMessages
package import IdentityFederationCore
internal import IdentityFederationCredentials
internal import PublicOperations
internal import RPC

extension Identities {
  /// Gives temporary credentials for an identity, which are good for an hour: the enhanced flow.
  package func getCredentialsForIdentity(
    _ request: GetCredentialsForIdentityRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> GetCredentialsForIdentityResponse {
    let named = try await identity(named: request.identityId, call)
    let logins = request.logins ?? [:]
    let holder =
      if let token = logins.first(where: { $0.key.exact == OwnProvider.name.exact })?.value {
        try await holder(of: token, among: logins, named, call)
      } else {
        try await holder(named, logins, call)
      }
    let role = try RoleDecision.role(
      for: holder.claims,
      isAuthenticated: holder.methods.isAuthenticated,
      customRole: request.customRoleArn,
      in: named.pool
    )
    return GetCredentialsForIdentityResponse(
      identityId: holder.id.text,
      credentials: try issue(to: holder, as: role, in: named.pool)
    )
  }

  private func issue(
    to holder: CredentialsHolder,
    as role: String,
    in pool: IdentityPoolSettings
  ) throws(IdentityFederationFailure) -> IdentityCredentials {
    guard let role = RoleARN(role) else { throw .internalFault("a role was chosen that is none") }
    let now = clock.now()
    let issued = try credentials.issue(
      for: TemporarySession(
        pool: pool.id,
        identity: holder.id,
        role: role,
        tags: holder.tags,
        authenticationMethods: holder.methods,
        issuedAt: now,
        expiresAt: now.adding(seconds: 3600)
      )
    )
    return IdentityCredentials(
      accessKeyId: issued.accessKeyID,
      secretKey: issued.secretKey,
      sessionToken: issued.sessionToken,
      expirationUnixMillis: issued.expiration.unixMillis
    )
  }

  private func holder(
    _ named: NamedIdentity,
    _ logins: [String: String],
    _ call: Call
  ) async throws(IdentityFederationFailure) -> CredentialsHolder {
    let proved = try await prove(named, logins, call)
    return CredentialsHolder(
      id: proved.id,
      methods: proved.methods,
      tags: try PrincipalTags.tags(of: proved.claims, in: proved.pool),
      claims: proved.claims
    )
  }

  /// The holder of a token of ours, which a developer's own system was given for the identity, or for
  /// one that became part of it.
  private func holder(
    of token: String,
    among logins: [String: String],
    _ named: NamedIdentity,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> CredentialsHolder {
    guard logins.count == 1 else { throw .cognitoTokenRefused }
    let claims: IdentityTokenClaims
    do throws(IdentityTokenFault) {
      claims = try await tokens.prove(token, context: call.context)
    } catch {
      throw IdentityFederationFailure(login: error)
    }
    guard claims.pool == named.pool.id else {
      throw .notAuthorized("Invalid login token. Incorrect token audience.")
    }
    let id = try await present(named.sight.record)
    guard try await stands(id, for: claims.identity) else {
      throw LoginLinking.Refusal.loginsDoNotMatch.failure(of: named.id)
    }
    call.note(named.pool.id, identity: id)
    return CredentialsHolder(
      id: id,
      methods: claims.authenticationMethods,
      tags: claims.principalTags,
      claims: []
    )
  }

  /// The identity that goes on for a named one.
  private func present(
    _ record: IdentityRecord
  ) async throws(IdentityFederationFailure) -> IdentityID {
    if record.isEnabled { return record.id }
    guard let parent = record.mergedInto,
      try await identities.find(parent)?.record.isEnabled == true
    else { throw .identityForbidden(record.id.text) }
    return parent
  }

  /// Whether it is the identity of a token, or the one that goes on for it.
  private func stands(
    _ id: IdentityID,
    for identity: IdentityID
  ) async throws(IdentityFederationFailure) -> Bool {
    if id == identity { return true }
    return try await identities.find(identity)?.record.mergedInto == id
  }
}

/// Who gets credentials.
private struct CredentialsHolder {
  let id: IdentityID
  let methods: AuthenticationMethods
  let tags: [String: String]
  let claims: [ProvedClaims]
}
