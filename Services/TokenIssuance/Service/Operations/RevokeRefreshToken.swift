internal import Domain
public import GatehouseMessages
public import RPC

extension TokenIssuance {
  /// Ends the sign-in that a refresh token comes from, with its access tokens; repeating it is fine.
  ///
  /// A replaced token ends its chain too: a request for less access needs no proof of being
  /// current.
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
    guard let chain = try await chains.find(token.chainID, in: pool) else {
      return RevokeRefreshTokenResponse()
    }
    guard chain.client == client else {
      throw refusal(.unauthorized, "made for another client", context)
    }
    try await chains.revoke(
      token.chainID,
      of: client,
      in: pool,
      because: .requested,
      at: now
    )
    return RevokeRefreshTokenResponse()
  }
}
