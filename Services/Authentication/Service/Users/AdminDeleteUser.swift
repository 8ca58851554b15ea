internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Deletes a user.
  ///
  /// The tokens go first: should the second half fail, the call can be repeated.
  public func adminDeleteUser(
    _ request: AdminDeleteUserRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AdminDeleteUserResponse {
    let (pool, user) = try await managedUser(request.username, in: request.userPoolId)
    try await revokeTokens(of: user.sub, in: pool.id, context: context)
    guard try await users.delete(user.username, in: pool.id) else { throw .unknownUser }
    return AdminDeleteUserResponse()
  }
}
