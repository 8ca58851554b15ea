internal import Domain
public import GatehouseMessages
public import RPC

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
    let chain = try await usableChain(of: token, client, pool, at: clock.now(), context)
    return OpenRefreshTokenResponse(
      sub: chain.sub,
      chainId: UUIDText.text(of: token.chainID),
      deviceKey: chain.deviceKey,
      authenticatedAtUnixMillis: chain.authenticatedAt.unixMillis
    )
  }

  /// The token's chain, unless it is another client's or over.
  func usableChain(
    of token: RefreshToken,
    _ client: ClientID,
    _ pool: UserPoolID,
    heldBy holder: ExpectedHolder? = nil,
    at now: Instant,
    _ context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> ChainRecord {
    guard let chain = try await chains.find(token.chainID, in: pool) else {
      // The tag proved that the chain existed. Rows are removed only after their expiry or with
      // their pool.
      throw refusal(.refreshTokenExpired, "chain removed after its expiry", context)
    }
    guard chain.client == client else {
      throw refusal(.refreshTokenInvalid, "made for another client", context)
    }
    // Checked before anything is returned or done: the caller has not looked up this user.
    guard holder?.holds(chain) ?? true else {
      throw refusal(.refreshTokenOtherHolder, "taken for another's", context)
    }
    guard !chain.isDeviceForgotten else {
      // The answer for any device that does not fit the token (DEV-27).
      throw refusal(.refreshTokenInvalid, "its device was forgotten", context)
    }
    switch chain.revocation {
    case .requested:
      throw refusal(.refreshTokenRevoked, "chain ended by request", context)
    case .reuse where token.generation < chain.generation:
      throw refusal(.refreshTokenReuse, "chain ended by reuse, replaced token", context)
    case .reuse:
      throw refusal(.refreshTokenRevoked, "chain ended by reuse, current token", context)
    case .deviceForgotten:
      throw refusal(.refreshTokenInvalid, "its device was forgotten", context)
    case nil: break
    }
    guard now < chain.expiresAt else {
      throw refusal(.refreshTokenExpired, "chain past its expiry", context)
    }
    return chain
  }
}
