internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Lets a user sign in again; tokens from before stay revoked.
  public func adminEnableUser(
    _ request: AdminEnableUserRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminEnableUserResponse {
    let (pool, user) = try await managedUser(request.username, in: request.userPoolId)
    let isChanged = try await users.setEnabled(
      true,
      of: user.username,
      in: pool.id,
      at: clock.now()
    )
    guard isChanged else { throw .unknownUser }
    return AdminEnableUserResponse()
  }
}
