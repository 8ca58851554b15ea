package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations
internal import RPC

extension Tokens {
  /// Ends every sign-in of a user of the pool, in browsers too unless the pool's tag keeps those (LOG-6).
  package func adminUserGlobalSignOut(
    _ request: AdminUserGlobalSignOutRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminUserGlobalSignOutResponse {
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    try await tokenCalls.revokeTokens(
      of: user.sub,
      in: pool.id,
      keepsBrowsers: pool.browserSignIn.outlastsGlobalSignOut,
      context: call.context
    )
    return AdminUserGlobalSignOutResponse()
  }
}
