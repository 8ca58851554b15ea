package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Deletes the access token's user.
  package func deleteUser(
    _ request: DeleteUserRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DeleteUserResponse {
    let holder = try await directory.activeHolder(of: request.accessToken, call: call)
    try await remove(holder.user, from: holder.pool.id, call: call)
    return DeleteUserResponse()
  }
}
