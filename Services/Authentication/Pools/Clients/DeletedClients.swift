internal import AuthenticationCore
internal import Domain
internal import RPC
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// Ending what token issuance knows of a deleted client.
extension Pools {
  func endTokens(
    of id: ClientID,
    in pool: UserPoolID,
    _ context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    _ = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.revokeClientTokens(
        RevokeClientTokensRequest(userPoolId: pool.text, clientId: id.text),
        context: context.repeatable
      )
    }
    try await clients.noteTokensEnded(of: id, in: pool)
  }
}
