package import Domain
internal import GatehouseStubs
package import PublicOperations
internal import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// The holder of a request's access token.
package struct AccessTokenHolder: Sendable {
  package let user: UserRecord
  package let client: ClientSettings
  package let pool: UserPoolSettings
  /// The device that the token is bound to; nil where it was forgotten since.
  package let deviceKey: String?
  /// Whether the device that the token was bound to was forgotten since.
  package let isDeviceForgotten: Bool
  /// Whether the token's sign-in gave a second factor.
  package let isFactorGiven: Bool
  /// The chain of the token's sign-in.
  package let chainID: String?
  /// When the user signed in.
  package let authenticatedAt: Instant?
  /// What the token says of how the user was proved; nothing where its client asked for no level.
  package let authenticationMethods: [String]
  /// The browser's SSO session that the sign-in came from, by its UUID.
  package let browserSession: String?
  /// What the token grants.
  package let scopes: [String]
}

extension Directory {
  /// The user behind an access token that may act on the user's own account, or has another scope that is needed.
  ///
  /// What only reads needs no groups, unless a policy of the pool is by group.
  package func holder(
    of accessToken: String?,
    granted neededScope: String = signInScope,
    withGroups: Bool = true,
    call: Call
  ) async throws(AuthenticationFailure) -> AccessTokenHolder {
    guard let accessToken else { throw .missing("accessToken") }
    let verified = try await verify(accessToken, call: call)
    let scopes = (verified.scope ?? "").split(separator: " ").map(String.init)
    guard scopes.contains(neededScope) else {
      throw .notAuthorized("Access Token does not have required scopes")
    }
    guard let clientID = verified.clientId.flatMap(ClientID.init), let sub = verified.sub else {
      throw .internalFault("an access token without client or sub")
    }
    let subject = try await holder(
      sub: sub,
      cached: try await cachedSettings(of: clientID),
      withGroups: withGroups,
      call
    )
    guard let user = subject.user else { throw .unknownUser }
    call.trail.noteAcceptedToken()
    try user.standing.check(for: .accessToken)
    try await call.beginOperation()
    let isDeviceForgotten = verified.isDeviceForgotten ?? false
    return AccessTokenHolder(
      user: user,
      client: subject.client,
      pool: subject.pool,
      deviceKey: isDeviceForgotten ? nil : verified.deviceKey,
      isDeviceForgotten: isDeviceForgotten,
      isFactorGiven: verified.isFactorGiven ?? false,
      chainID: verified.chainId,
      authenticatedAt: verified.authenticatedAtUnixMillis.map { Instant(unixMillis: $0) },
      authenticationMethods: verified.authenticationMethods,
      browserSession: verified.ssoSessionId,
      scopes: scopes
    )
  }

  /// The user behind an access token, who may act on the account where it stands.
  package func activeHolder(
    of accessToken: String?,
    withGroups: Bool = true,
    call: Call
  ) async throws(AuthenticationFailure) -> AccessTokenHolder {
    let holder = try await holder(of: accessToken, withGroups: withGroups, call: call)
    try holder.user.standing.check(for: .selfService)
    return holder
  }

  /// Groups are read where a policy of the pool may ask for them, also one that is newer than the cache.
  private func holder(
    sub: String,
    cached: ClientAndPool,
    withGroups: Bool,
    _ call: Call
  ) async throws(AuthenticationFailure) -> SignInContext {
    let withGroups = withGroups || !cached.pool.sessionPolicy.isEmpty
    let subject = try await subject(sub: sub, cached: cached, withGroups: withGroups, call)
    guard !withGroups, !subject.pool.sessionPolicy.isEmpty else { return subject }
    return try await self.subject(sub: sub, cached: cached, call)
  }

  private func verify(
    _ accessToken: String,
    call: Call
  ) async throws(AuthenticationFailure) -> VerifyAccessTokenResponse {
    do throws(RPCError) {
      return try await tokens.verifyAccessToken(
        VerifyAccessTokenRequest(accessToken: Array(accessToken.utf8)),
        context: call.context.repeatable
      )
    } catch {
      // A deleted user's tokens are revoked too, but the client then gets the better reason. Only a
      // token with a right signature gets this far.
      if error.knownReason == .accessTokenRevoked, let claims = UnprovedClaims(accessToken),
        let pool = claims.pool, try await !users.exists(sub: claims.sub, in: pool)
      {
        throw .unknownUser
      }
      throw AuthenticationFailure(tokenIssuance: error)
    }
  }
}
