internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Deletes a user.
  public func adminDeleteUser(
    _ request: AdminDeleteUserRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminDeleteUserResponse {
    let (pool, user) = try await managedUser(request.username, in: request.userPoolId)
    try await remove(user, from: pool.id, context: context)
    return AdminDeleteUserResponse()
  }
}
