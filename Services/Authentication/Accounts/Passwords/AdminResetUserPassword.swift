package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationNotifications
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Makes a user's password invalid and sends the code that allows another one.
  ///
  /// ClientMetadata is for the function of CustomMessage, or of the pool's sender.
  package func adminResetUserPassword(
    _ request: AdminResetUserPasswordRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminResetUserPasswordResponse {
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    let occasion = CodeOccasion(
      purpose: .forgotPassword,
      source: .forgotPassword,
      client: nil,
      clientMetadata: request.clientMetadata,
      call: call
    )
    let delivery = try await currentDelivery(for: occasion, of: user, in: pool) {
      (user) throws(AuthenticationFailure) in
      switch user.status {
      case .unconfirmed, .forceChangePassword, .externalProvider: throw .cannotBeReset
      case .confirmed, .resetRequired: return try user.recoveryAddress(in: pool)
      }
    }
    let isReset = try await users.requireReset(
      of: user,
      in: pool.id,
      delivery,
      at: clock.now()
    )
    guard isReset else { throw .cannotBeReset }
    try await deviceCalls.forgetBrowsers(of: user, in: pool, call)
    return AdminResetUserPasswordResponse()
  }
}
