internal import Domain
public import RPC
public import TokenIssuanceMessages

extension TokenIssuance {
  /// Lists a user's chains that ended because a replaced refresh token was used again, the latest first.
  public func listReusedChains(
    _ request: ListReusedChainsRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> ListReusedChainsResponse {
    let owner = SessionStore.Owner(
      pool: try userPool(request.userPoolId),
      sub: try required(request.sub, "sub")
    )
    guard let limit = request.limit, (1...1000).contains(limit) else {
      throw .invalidRequest("limit is missing or out of range")
    }
    return ListReusedChainsResponse(
      chains: try await sessions.reused(of: owner, limit: limit).map {
        ReusedChain(
          chainId: $0.chainID,
          clientId: $0.client,
          signedInAtUnixMillis: $0.signedInAt,
          endedAtUnixMillis: $0.endedAt
        )
      }
    )
  }
}
