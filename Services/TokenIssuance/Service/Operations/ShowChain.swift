internal import Domain
public import RPC
public import TokenIssuanceMessages

extension TokenIssuance {
  /// Shows one of a user's chains with the tokens that were replaced, also one that is over.
  ///
  /// One that is unknown or another user's is one refusal: an id tells nothing of others.
  public func showChain(
    _ request: ShowChainRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> ShowChainResponse {
    let owner = SessionStore.Owner(
      pool: try userPool(request.userPoolId),
      sub: try required(request.sub, "sub")
    )
    guard let chainID = try uuid(request.chainId, "chain_id") else {
      throw .invalidRequest("chain_id is missing")
    }
    guard let found = try await sessions.lineage(of: chainID, of: owner) else {
      throw refusal(.sessionNotFound, "no session of the user", context)
    }
    return ShowChainResponse(
      chain: found.session.description,
      generation: found.generation,
      replaced: found.replaced.map {
        ReplacedRefreshToken(
          generation: $0.generation,
          replacedAtUnixMillis: $0.replacedAt.unixMillis
        )
      },
      endedAtUnixMillis: found.endedAt,
      end: found.end
    )
  }
}
