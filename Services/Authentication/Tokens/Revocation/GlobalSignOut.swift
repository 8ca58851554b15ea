package import AuthenticationCore
package import GatehouseMessages
internal import PublicOperations
internal import RPC

extension Tokens {
  /// Ends every sign-in of the access token's user.
  package func globalSignOut(
    _ request: GlobalSignOutRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GlobalSignOutResponse {
    let holder = try await directory.holder(of: request.accessToken, call: call)
    try await tokenCalls.revokeTokens(
      of: holder.user.sub,
      in: holder.pool.id,
      context: call.context
    )
    return GlobalSignOutResponse()
  }
}
