internal import Domain
public import RPC
internal import Sessions
public import TokenIssuanceMessages

extension TokenIssuance {
  /// Ends every sign-in of a user (SES-12): global sign-out, deletion, disabling, and by the pool's policy.
  ///
  /// One chain may go on: that of the user who changed something (SES-34).
  ///
  /// Access tokens end with their chain, which each one names in "event_id". This holds even if the
  /// client has token revocation switched off.
  public func revokeUserTokens(
    _ request: RevokeUserTokensRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> RevokeUserTokensResponse {
    let pool = try userPool(request.userPoolId)
    let sub = try required(request.sub, "sub")
    let end: SessionEnd = request.isByPolicy ?? false ? .policy : .requested
    let ended = try await chains.revokeAll(
      of: sub,
      but: try uuid(request.keptChainId, "kept_chain_id"),
      in: pool,
      because: end,
      at: clock.now()
    )
    metrics.note(end, ended)
    return RevokeUserTokensResponse()
  }
}
