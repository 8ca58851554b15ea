package import Domain
package import IdentityFederationCore
package import PublicOperations

/// What temporary credentials are issued for.
package struct TemporarySession: Sendable, Hashable {
  /// The session's name in the enhanced flow, where no client chooses one.
  package static let enhancedFlowName = "CognitoIdentityCredentials"

  package let pool: IdentityPoolID
  package let identity: IdentityID
  package let role: RoleARN
  package let name: String
  package let tags: [String: String]
  package let authenticationMethods: AuthenticationMethods
  package let issuedAt: Instant
  package let expiresAt: Instant
  /// What narrows the session; nil where the client asked for nothing of that kind.
  package let policy: SessionPolicy?

  /// A session of an identity in a role.
  package init(
    pool: IdentityPoolID,
    identity: IdentityID,
    role: RoleARN,
    name: String = enhancedFlowName,
    tags: [String: String],
    authenticationMethods: AuthenticationMethods,
    issuedAt: Instant,
    expiresAt: Instant,
    policy: SessionPolicy? = nil
  ) {
    self.pool = pool
    self.identity = identity
    self.role = role
    self.name = name
    self.tags = tags
    self.authenticationMethods = authenticationMethods
    self.issuedAt = issuedAt
    self.expiresAt = expiresAt
    self.policy = policy
  }

  var withoutPolicyAndTags: TemporarySession {
    TemporarySession(
      pool: pool,
      identity: identity,
      role: role,
      name: name,
      tags: [:],
      authenticationMethods: authenticationMethods,
      issuedAt: issuedAt,
      expiresAt: expiresAt
    )
  }

  /// Who the holder of the credentials is, as operations see it.
  package func principal(accessKeyID: String) -> Principal.TemporaryCredentials {
    Principal.TemporaryCredentials(
      accessKeyID: accessKeyID,
      identityPoolID: pool.text,
      identityID: identity.text,
      roleARN: role.text,
      sessionName: name,
      tags: tags,
      isAuthenticated: authenticationMethods.isAuthenticated,
      expiresAt: expiresAt
    )
  }
}
