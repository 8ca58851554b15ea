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

  /// Ends every sign-in of the user.
  package func revokeTokens(
    of sub: String,
    in pool: UserPoolID,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    _ = try await askingTokenIssuance { () async throws(RPCError) in
      try await tokens.revokeUserTokens(
        RevokeUserTokensRequest(userPoolId: pool.text, sub: sub),
        context: context.repeatable
      )
    }
  }
}
