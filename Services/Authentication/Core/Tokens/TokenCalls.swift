internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// Asking token issuance.
extension Authentication {
  /// Ends every sign-in of the user.
  func revokeTokens(
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
