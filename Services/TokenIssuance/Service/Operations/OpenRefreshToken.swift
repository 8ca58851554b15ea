internal import Domain
public import RPC
internal import Sessions
public import TokenIssuanceMessages

extension TokenIssuance {
  /// Returns the owner of a refresh token, without consuming it.
  ///
  /// A replaced token still has its owner returned: whether it may be used depends on the client's
  /// grace period, which RefreshTokens is given.
  public func openRefreshToken(
    _ request: OpenRefreshTokenRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> OpenRefreshTokenResponse {
    let pool = try userPool(request.userPoolId)
    let client = try client(request.clientId)
    let text = try required(request.refreshToken, "refresh_token")
    let token = try await refreshToken(text, for: pool, context)
    let presented = PresentedRefreshToken(
      token: token,
      client: client,
      pool: pool,
      holder: nil,
      grant: nil,
      terms: SessionTerms(),
      now: clock.now(),
      context: context
    )
    let chain = try await usableChain(of: presented)
    return OpenRefreshTokenResponse(
      sub: chain.sub,
      chainId: UUIDText.text(of: token.chainID),
      deviceKey: chain.deviceKey,
      authenticatedAtUnixMillis: chain.authenticatedAt.unixMillis,
      beganAtTokenEndpoint: chain.beganAtTokenEndpoint || chain.ssoSessionID != nil,
      grantedScope: chain.grant?.scope,
      isReplaced: token.generation < chain.generation,
      expiresAtUnixMillis: chain.expiresAt.unixMillis
    )
  }
}
