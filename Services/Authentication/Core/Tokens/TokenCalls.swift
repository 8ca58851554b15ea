package import Domain
internal import GatehouseMessages
package import GatehouseStubs
package import RPC

/// Asks token issuance to end sign-ins.
package struct TokenCalls: Sendable {
  let tokens: TokenIssuanceClient
  /// What waits for users' apps.
  package let endings: any InteractionEndings

  package init(tokens: TokenIssuanceClient, endings: any InteractionEndings) {
    self.tokens = tokens
    self.endings = endings
  }

  /// Ends every sign-in of the user, except the one of `chainID`, and what waits for the user's app;
  /// `byPolicy` where the pool's tags ask for it.
  package func revokeTokens(
    of sub: String,
    in pool: UserPoolID,
    keeping chainID: String? = nil,
    byPolicy: Bool = false,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    try await endings.endSessions(of: sub, in: pool)
    _ = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.revokeUserTokens(
        RevokeUserTokensRequest(
          userPoolId: pool.text,
          sub: sub,
          keptChainId: chainID,
          isByPolicy: byPolicy
        ),
        context: context.repeatable
      )
    }
  }
}
