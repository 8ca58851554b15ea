internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import Logging
package import PublicOperations
internal import RPC

extension SecurityTokens {
  /// Gives credentials of a role for the token of an identity (STS, AssumeRoleWithWebIdentity): the
  /// second half of the basic flow.
  ///
  /// A policy travels in the credentials and narrows them.
  package func assumeRoleWithWebIdentity(
    _ request: AssumeRoleWithWebIdentityRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> AssumeRoleWithWebIdentityResponse {
    let seconds = try sessions.seconds(of: request.durationSeconds)
    let policy = try SessionPolicy.asked(request.policy, managed: request.policyArns)
    let role = try RoleARN.asked(request.roleArn)
    let claims = try await proved(request.webIdentityToken ?? "", call)
    let settings = try await trusting(claims)
    guard mayTake(role, claims, settings) else { throw .assumptionRefused }

    let now = clock.now()
    let session = TemporarySession(
      pool: claims.pool,
      identity: claims.identity,
      role: role,
      name: request.roleSessionName ?? "",
      tags: try PrincipalTags.checked(claims.principalTags),
      authenticationMethods: claims.authenticationMethods,
      issuedAt: now,
      expiresAt: now.adding(seconds: Int64(seconds)),
      policy: policy
    )
    let packedPercent = try Self.packedPercent(of: session)
    let issued = try credentials.issue(for: session)
    let assumed = AssumedRole(role, sessionName: session.name)
    return AssumeRoleWithWebIdentityResponse(
      credentials: SecurityTokenCredentials(issued),
      subjectFromWebIdentityToken: claims.identity.text,
      assumedRoleUser: SecurityTokenAssumedRoleUser(assumedRoleId: assumed.id, arn: assumed.arn),
      packedPolicySize: Int32(packedPercent),
      provider: tokens.issuer,
      audience: claims.pool.text
    )
  }

  private func proved(
    _ token: String,
    _ call: Call
  ) async throws(IdentityFederationFailure) -> IdentityTokenClaims {
    do throws(IdentityTokenFault) {
      return try await tokens.prove(token, context: call.context)
    } catch {
      if case .failed(let failure) = error {
        call.logger.error(
          "a token cannot be proved",
          metadata: ["request_id": "\(call.context.requestID)", "error": "\(failure)"]
        )
      }
      throw IdentityFederationFailure(webIdentity: error)
    }
  }

  /// The settings of the token's pool, if the identity is still one of it.
  private func trusting(
    _ claims: IdentityTokenClaims
  ) async throws(IdentityFederationFailure) -> IdentityPoolSettings {
    guard let sight = try await identities.find(claims.identity),
      sight.record.pool == claims.pool, sight.record.isEnabled
    else { throw .invalidIdentityToken("The identity of the token is not known, or disabled.") }
    do throws(IdentityFederationFailure) {
      let settings = try await pools.pool(claims.pool)
      // A guest's token outlives the moment in which the identity is authenticated or the pool is
      // closed to guests.
      let isForGuests = !sight.hasLogins && settings.allowsUnauthenticated
      guard claims.authenticationMethods.isAuthenticated || isForGuests else {
        throw .assumptionRefused
      }
      return settings
    } catch {
      // Deleted in the moment between.
      guard case .resourceNotFound = error else { throw error }
      throw .invalidIdentityToken("The identity of the token is not known, or disabled.")
    }
  }

  /// Whether the role trusts the token: its pool names it, or the operator does.
  private func mayTake(
    _ role: RoleARN,
    _ claims: IdentityTokenClaims,
    _ settings: IdentityPoolSettings
  ) -> Bool {
    guard claims.authenticationMethods.isAuthenticated else {
      return settings.roles["unauthenticated"] == role.text
    }
    return settings.roles["authenticated"] == role.text
      || settings.roleMappings.values.contains { $0.names(role) }
      || sessions.trust(role, of: claims.pool)
  }

  private static func packedPercent(
    of session: TemporarySession
  ) throws(IdentityFederationFailure) -> Int {
    let percent = SessionRecord.packedPercent(of: session)
    guard percent <= 100 else { throw .packedPolicyTooLarge(percent: percent) }
    return percent
  }
}

extension RoleMapping {
  /// Whether a rule of the mapping gives the role.
  fileprivate func names(_ role: RoleARN) -> Bool {
    switch kind {
    case .token: false
    case .rules(let rules): rules.contains { $0.roleARN == role.text }
    }
  }
}

extension IdentityFederationFailure {
  fileprivate static let assumptionRefused = Self.accessDenied(
    "Not authorized to perform sts:AssumeRoleWithWebIdentity"
  )

  /// The refusal of a token that is to be changed for credentials (STS).
  fileprivate init(webIdentity fault: IdentityTokenFault) {
    switch fault {
    case .malformed:
      self = .invalidIdentityToken("The ID Token provided is not a valid JWT.")
    case .forged:
      self = .invalidIdentityToken("The signature of the ID Token does not hold.")
    case .otherIssuer:
      self = .invalidIdentityToken("No OpenIDConnect provider found for the issuer.")
    case .expired:
      self = .expiredToken
    case .failed:
      self = .externalService("The identity provider is out of reach.")
    }
  }
}
