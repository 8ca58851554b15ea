internal import Domain
public import RPC
internal import Sessions
public import TokenIssuanceMessages

extension TokenIssuance {
  /// Ends every sign-in at a client that was deleted (SES-51); repeating it finishes what was interrupted.
  ///
  /// The note is committed first. A sign-in that is under way then begins no chain, or one that the upkeep
  /// ends: it looks at the clients of all notes again.
  public func revokeClientTokens(
    _ request: RevokeClientTokensRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> RevokeClientTokensResponse {
    let deleted = ChainStore.PoolClient(
      id: try client(request.clientId),
      pool: try userPool(request.userPoolId)
    )
    let now = clock.now()
    try await chains.noteDeleted(deleted, at: now)
    for _ in 0..<Self.piecesOfCall {
      let ended = try await chains.revoke(of: deleted, limit: Self.piece, at: now)
      metrics.note(.clientDeleted, ended)
      guard ended == Self.piece else { break }
    }
    return RevokeClientTokensResponse()
  }

  /// How many chains end in one statement.
  static var piece: Int { 1000 }

  /// How many pieces end while an administrator waits; the upkeep ends the rest.
  private static var piecesOfCall: Int { 100 }
}
