package import Domain
internal import GatehouseMessages
package import GatehouseStubs
package import RPC

/// Asks token issuance to end sign-ins.
package struct TokenCalls: Sendable {
  let tokens: TokenIssuanceClient

  package init(tokens: TokenIssuanceClient) {
    self.tokens = tokens
  }

  /// Ends every sign-in of the user, except the one of `chainID`; `byPolicy` where the pool's tags
  /// ask for it.
  package func revokeTokens(
    of sub: String,
    in pool: UserPoolID,
    keeping chainID: String? = nil,
    byPolicy: Bool = false,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) {
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
