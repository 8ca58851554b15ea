package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Lets a user sign in again; tokens from before stay revoked.
  package func adminEnableUser(
    _ request: AdminEnableUserRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminEnableUserResponse {
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    let isChanged = try await users.setEnabled(
      true,
      of: user,
      in: pool.id,
      at: clock.now()
    )
    guard isChanged else { throw .unknownUser }
    return AdminEnableUserResponse()
  }
}
