package import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
package import GatehouseMessages
internal import PublicOperations
internal import RPC

extension Accounts {
  /// Makes a user's password invalid and sends the code that allows another one.
  ///
  /// ClientMetadata has no effect yet.
  package func adminResetUserPassword(
    _ request: AdminResetUserPasswordRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminResetUserPasswordResponse {
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    switch user.status {
    case .unconfirmed, .forceChangePassword, .externalProvider: throw .cannotBeReset
    case .confirmed, .resetRequired: break
    }
    let delivery = try delivery(
      of: .forgotPassword,
      to: try user.recoveryAddress(in: pool),
      recipient: CodeRecipient(username: user.username, sub: user.sub),
      in: pool,
      client: nil
    )
    let isReset = try await users.requireReset(
      of: user.username,
      in: pool.id,
      delivery,
      at: clock.now()
    )
    guard isReset else { throw .cannotBeReset }
    return AdminResetUserPasswordResponse()
  }
}
