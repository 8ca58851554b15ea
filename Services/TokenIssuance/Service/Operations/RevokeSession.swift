internal import Domain
public import RPC
internal import Sessions
public import TokenIssuanceMessages

extension TokenIssuance {
  /// Ends one active session of a user (SES-22), and what it is linked to where that is asked for (SES-23).
  ///
  /// A session that is unknown, over or another user's is one refusal: an id tells nothing of others.
  public func revokeSession(
    _ request: RevokeSessionRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> RevokeSessionResponse {
    let owner = SessionStore.Owner(
      pool: try userPool(request.userPoolId),
      sub: try required(request.sub, "sub")
    )
    guard let ended = try await end(request, of: owner) else {
      throw refusal(.sessionNotFound, "no active session of the user", context)
    }
    metrics.note(.sessionRevoked, ended.chains)
    return RevokeSessionResponse(endedSsoSessionId: ended.ssoSessionID)
  }

  private func end(
    _ request: RevokeSessionRequest,
    of owner: SessionStore.Owner
  ) async throws(TokenIssuanceFailure) -> SessionStore.Ended? {
    let isLinked = request.isLinked ?? false
    let now = clock.now()
    if let chainID = try uuid(request.chainId, "chain_id") {
      return try await sessions.end(
        chain: chainID,
        of: owner,
        withOrigin: isLinked,
        at: now
      )
    }
    guard let ssoSessionID = try uuid(request.ssoSessionId, "sso_session_id") else {
      throw .invalidRequest("neither chain_id nor sso_session_id")
    }
    return try await sessions.end(sso: ssoSessionID, of: owner, withChains: isLinked, at: now)
  }
}
