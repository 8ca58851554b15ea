public import GatehouseMessages
public import RPC

extension Authentication {
  /// Ends every sign-in of a user of the pool.
  public func adminUserGlobalSignOut(
    _ request: AdminUserGlobalSignOutRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminUserGlobalSignOutResponse {
    let (pool, user) = try await managedUser(request.username, in: request.userPoolId)
    try await revokeTokens(of: user.sub, in: pool.id, context: context)
    return AdminUserGlobalSignOutResponse()
  }
}
