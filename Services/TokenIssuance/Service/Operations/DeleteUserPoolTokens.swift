internal import Domain
public import RPC
public import TokenIssuanceMessages

extension TokenIssuance {
  /// Ends every token of a deleted pool; repeating it finishes what was interrupted.
  public func deleteUserPoolTokens(
    _ request: DeleteUserPoolTokensRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> DeleteUserPoolTokensResponse {
    let pool = try userPool(request.userPoolId)
    // Without keys no token is issued or accepted. So the chains may be removed in pieces, each
    // short enough for the statement's time limit.
    try await keyStore.deleteAll(of: pool)
    while try await chains.delete(of: pool, limit: 5000) > 0 {}
    while try await sessions.deleteEndedSSOSessions(of: pool, limit: 5000) > 0 {}
    return DeleteUserPoolTokensResponse()
  }
}
