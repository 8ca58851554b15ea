package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Deletes a user.
  package func adminDeleteUser(
    _ request: AdminDeleteUserRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminDeleteUserResponse {
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    try await remove(user, from: pool.id, call: call)
    return AdminDeleteUserResponse()
  }
}
