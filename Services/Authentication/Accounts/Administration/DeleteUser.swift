internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Deletes the access token's user.
  public func deleteUser(
    _ request: DeleteUserRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> DeleteUserResponse {
    let holder = try await activeHolder(of: request.accessToken, context: context)
    try await remove(holder.user, from: holder.pool.id, context: context)
    return DeleteUserResponse()
  }

  /// Deletes a user with everything that is kept of it.
  ///
  /// The row goes last: should that fail, an administrator can repeat the call.
  func remove(
    _ user: UserRecord,
    from pool: UserPoolID,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) {
    try await revokeTokens(of: user.sub, in: pool, context: context)
    try await removeDevices(of: user.sub, in: pool, context: context)
    guard try await users.delete(user.username, in: pool) else { throw .unknownUser }
    // Of a ConfirmDevice at the same time; one that comes later finds the user gone.
    try await removeDevices(of: user.sub, in: pool, context: context)
  }
}
