package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations
internal import RPC

extension Accounts {
  /// Lets a user sign in no longer, and ends every sign-in there is.
  ///
  /// The tokens go second: a disabled user gets no new ones in between, and the call can be repeated.
  package func adminDisableUser(
    _ request: AdminDisableUserRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminDisableUserResponse {
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    let isChanged = try await users.setEnabled(
      false,
      of: user,
      in: pool.id,
      at: clock.now()
    )
    guard isChanged else { throw .unknownUser }
    try await tokenCalls.revokeTokens(of: user.sub, in: pool.id, context: call.context)
    return AdminDisableUserResponse()
  }
}
