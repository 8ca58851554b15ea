internal import Domain
public import RPC
public import TokenIssuanceMessages

extension TokenIssuance {
  /// Lists a user's active chains (SES-20), the last used first.
  public func listSessions(
    _ request: ListSessionsRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> ListSessionsResponse {
    let owner = SessionStore.Owner(
      pool: try userPool(request.userPoolId),
      sub: try required(request.sub, "sub")
    )
    guard let limit = request.limit, (1...1000).contains(limit) else {
      throw .invalidRequest("limit is missing or out of range")
    }
    // One more than asked for tells whether there are more.
    let found = try await sessions.list(
      of: owner,
      after: try request.after.map(SessionStore.Position.init),
      limit: limit + 1,
      at: clock.now()
    )
    return ListSessionsResponse(
      chains: found.prefix(Int(limit)).map(\.description),
      isCut: found.count > limit
    )
  }
}

extension SessionStore.Position {
  fileprivate init(_ message: SessionPosition) throws(TokenIssuanceFailure) {
    guard let lastActiveAt = message.lastActiveAtUnixMillis,
      let chainID = try uuid(message.chainId, "after.chain_id")
    else { throw .invalidRequest("after is incomplete") }
    self.init(lastActiveAt: lastActiveAt, chainID: chainID)
  }
}

extension SessionStore.Session {
  var description: ChainDescription {
    ChainDescription(
      chainId: chainID,
      clientId: client,
      signedInAtUnixMillis: signedInAt,
      lastActiveAtUnixMillis: lastActiveAt,
      expiresAtUnixMillis: expiresAt,
      address: address,
      userAgent: userAgent,
      installation: installation,
      ssoSessionId: ssoSessionID,
      deviceKey: deviceKey
    )
  }
}
