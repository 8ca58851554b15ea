internal import Domain
public import RPC
internal import Sessions
public import TokenIssuanceMessages

extension TokenIssuance {
  /// Ends the sign-in that a refresh token comes from, with its access tokens; repeating it is fine.
  ///
  /// A replaced token ends its chain too: a request for less access needs no proof of being
  /// current. Linked: the SSO session that the chain came from ends too, however often that is asked.
  public func revokeRefreshToken(
    _ request: RevokeRefreshTokenRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> RevokeRefreshTokenResponse {
    let pool = try userPool(request.userPoolId)
    let client = try client(request.clientId)
    let text = try required(request.token, "token")
    let now = clock.now()
    if try await openSignedToken(text, at: now) != nil {
      throw refusal(.unsupportedTokenType, "an ID or access token", context)
    }
    let token = try await refreshToken(text, for: pool, context)
    guard let chain = try await chains.find(token.chainID, in: pool, at: now) else {
      return RevokeRefreshTokenResponse()
    }
    guard chain.client == client else {
      throw refusal(.unauthorized, "made for another client", context)
    }
    let ended = try await chains.revoke(
      token.chainID,
      of: client,
      in: pool,
      because: .requested,
      at: now
    )
    metrics.note(.requested, ended)
    guard request.isLinked ?? false, let origin = chain.ssoSessionID else {
      return RevokeRefreshTokenResponse(sub: chain.sub)
    }
    try await sessions.end(sso: origin, in: pool, at: now)
    return RevokeRefreshTokenResponse(endedSsoSessionId: origin, sub: chain.sub)
  }
}
