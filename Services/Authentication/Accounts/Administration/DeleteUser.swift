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
}
