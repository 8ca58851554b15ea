internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Lets a user sign in no longer, and ends every sign-in there is.
  ///
  /// The tokens go second: nobody can get new ones in between, and the call can be repeated.
  public func adminDisableUser(
    _ request: AdminDisableUserRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminDisableUserResponse {
    let (pool, user) = try await managedUser(request.username, in: request.userPoolId)
    let isChanged = try await users.setEnabled(
      false,
      of: user.username,
      in: pool.id,
      at: clock.now()
    )
    guard isChanged else { throw .unknownUser }
    try await revokeTokens(of: user.sub, in: pool.id, context: context)
    return AdminDisableUserResponse()
  }
}
