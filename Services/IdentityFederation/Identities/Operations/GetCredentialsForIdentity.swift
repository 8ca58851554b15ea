internal import Domain
package import IdentityFederationCore
internal import IdentityFederationCredentials
internal import IdentityFederationLogins
package import IdentityFederationMessages
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
    let own = LoginProofs.ownProvider.exact
    let grant =
      if let token = logins.first(where: { $0.key.exact == own })?.value {
        try await grant(
          by: token,
          among: logins,
          named,
          request.customRoleArn,
          call
        )
      } else {
        try await grant(by: logins, named, request.customRoleArn, call)
      }
    return GetCredentialsForIdentityResponse(
      identityId: grant.id.text,
      credentials: try issue(grant, in: named.pool)
    )
  }

  private func issue(
    _ grant: CredentialsGrant,
    in pool: IdentityPoolSettings
  ) throws(IdentityFederationFailure) -> IdentityCredentials {
    guard let role = RoleARN(grant.role) else {
      throw .internalFault("a role was chosen that is none")
    }
    let now = clock.now()
    let issued = try credentials.issue(
      for: TemporarySession(
        pool: pool.id,
        identity: grant.id,
        role: role,
        tags: grant.tags,
        authenticationMethods: grant.methods,
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

  /// All is decided before the identity is linked or merged: a refusal changes nothing.
  private func grant(
    by logins: [String: String],
    _ named: NamedIdentity,
    _ customRole: String?,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> CredentialsGrant {
    let proof = try await proof(of: named, by: logins, call)
    let role = try RoleDecision.role(
      for: proof.claims,
      isAuthenticated: proof.methods.isAuthenticated,
      customRole: customRole,
      in: named.pool,
      accountID: accountID
    )
    let tags = try PrincipalTags.tags(of: proof.claims, in: named.pool)
    let id = try await identity(of: proof, call)
    return CredentialsGrant(id: id, methods: proof.methods, tags: tags, role: role)
  }

  /// By a token of ours, which was given for the identity, or for one that became part of it.
  private func grant(
    by token: String,
    among logins: [String: String],
    _ named: NamedIdentity,
    _ customRole: String?,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> CredentialsGrant {
    guard logins.count == 1 else { throw .loginIsIdentityToken }
    let claims: IdentityTokenClaims
    do throws(IdentityTokenFault) {
      claims = try await tokens.prove(token, context: call.context)
    } catch {
      throw IdentityFederationFailure(login: error)
    }
    guard claims.pool == named.pool.id else {
      throw .loginOfOtherAudience
    }
    let id = try await present(named.sight.record)
    guard try await stands(id, for: claims.identity) else {
      throw .loginsDoNotMatch
    }
    let methods = claims.authenticationMethods
    // A guest's token outlives the moment in which the identity is authenticated or the pool is closed
    // to guests.
    guard methods.isAuthenticated || named.mayBeUsedByGuests else {
      throw .identityForbidden(named.id.text)
    }
    call.note(named.pool.id, identity: id)
    return CredentialsGrant(
      id: id,
      methods: methods,
      tags: claims.principalTags,
      role: try RoleDecision.role(
        for: [],
        isAuthenticated: methods.isAuthenticated,
        customRole: customRole,
        in: named.pool,
        accountID: accountID
      )
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

/// What credentials are issued for.
private struct CredentialsGrant {
  let id: IdentityID
  let methods: AuthenticationMethods
  let tags: [String: String]
  let role: String
}
