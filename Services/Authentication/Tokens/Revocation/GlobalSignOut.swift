package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations
internal import RPC

extension Tokens {
  /// Ends every sign-in of the access token's user, in browsers too unless the pool's tag keeps those (LOG-6).
  package func globalSignOut(
    _ request: GlobalSignOutRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GlobalSignOutResponse {
    let holder = try await directory.holder(of: request.accessToken, call: call)
    try await tokenCalls.revokeTokens(
      of: holder.user.sub,
      in: holder.pool.id,
      keepsBrowsers: holder.pool.browserSignIn.outlastsGlobalSignOut,
      context: call.context
    )
    return GlobalSignOutResponse()
  }
}
