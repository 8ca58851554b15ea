public import GatehouseMessages
public import RPC

extension Authentication {
  /// Ends every sign-in of the access token's user.
  public func globalSignOut(
    _ request: GlobalSignOutRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> GlobalSignOutResponse {
    let holder = try await holder(of: request.accessToken, context: context)
    try await revokeTokens(of: holder.user.sub, in: holder.pool.id, context: context)
    return GlobalSignOutResponse()
  }
}
