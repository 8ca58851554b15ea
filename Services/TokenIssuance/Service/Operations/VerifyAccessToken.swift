internal import Domain
public import RPC
public import TokenIssuanceMessages

extension TokenIssuance {
  /// Returns the holder of an access token, if the token is one of ours, for our own API, in time and
  /// not revoked.
  public func verifyAccessToken(
    _ request: VerifyAccessTokenRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> VerifyAccessTokenResponse {
    let text = try required(request.accessToken, "access_token")
    let now = clock.now()
    guard let token = try await openSignedToken(text, at: now) else {
      // The answer depends on the token's form alone: it does not tell which pools and keys exist.
      guard JSONWebToken(text) != nil else {
        throw refusal(.accessTokenInvalid, "not of a token's form", context)
      }
      throw refusal(.accessTokenUnverified, "not signed here", context)
    }
    // An ID token is signed here too, but proves a sign-in to the client, not a right to our API.
    guard
      token.claims.tokenUse == TokenUse.access.rawValue,
      token.key.use == .access,
      let clientID = token.claims.clientID,
      let username = token.claims.username
    else { throw refusal(.accessTokenInvalid, "not an access token", context) }
    // RFC 9068 §4: a token is for its audience alone. A service that a user was made a token for, or that
    // acts for the user, must not come to change the user's account with it.
    guard !token.claims.hasAudience, !token.claims.hasActor else {
      throw refusal(.accessTokenInvalid, "made for another service", context)
    }
    guard now.unixSeconds < token.claims.expiresAt else {
      throw refusal(.accessTokenExpired, "past its expiry", context)
    }
    let state = try await chains.accessState(
      of: token.claims.eventID,
      keyID: token.key.keyID,
      in: token.pool,
      at: now
    )
    guard let state, !state.isRevoked else {
      throw refusal(.accessTokenRevoked, "its chain was ended", context)
    }
    guard state.isKeyValid else {
      throw refusal(.accessTokenUnverified, "its key no longer verifies", context)
    }
    return VerifyAccessTokenResponse(
      userPoolId: token.pool.text,
      clientId: clientID,
      sub: token.claims.sub,
      username: username,
      scope: token.claims.scope,
      chainId: token.claims.eventID,
      deviceKey: token.claims.deviceKey,
      authenticatedAtUnixMillis: state.authenticatedAt.unixMillis,
      isFactorGiven: state.isFactorGiven,
      isDeviceForgotten: state.isDeviceForgotten,
      ssoSessionId: state.ssoSessionID,
      authenticationMethods: token.claims.methods
    )
  }
}
