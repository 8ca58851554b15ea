internal import Domain
internal import RPC

extension Authentication {
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
