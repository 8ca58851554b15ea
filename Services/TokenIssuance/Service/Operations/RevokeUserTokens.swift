internal import Domain
public import GatehouseMessages
public import RPC

extension TokenIssuance {
  /// Ends every sign-in of a user (SES-12): global sign-out, deletion, disabling.
  ///
  /// Access tokens end with their chain, which each one names in "event_id". This holds even if the
  /// client has token revocation switched off.
  public func revokeUserTokens(
    _ request: RevokeUserTokensRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> RevokeUserTokensResponse {
    let pool = try userPool(request.userPoolId)
    let sub = try required(request.sub, "sub")
    try await chains.revokeAll(of: sub, in: pool, at: clock.now())
    return RevokeUserTokensResponse()
  }
}
