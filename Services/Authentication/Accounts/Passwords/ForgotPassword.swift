package import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
package import GatehouseMessages
internal import PublicOperations
internal import RPC

extension Accounts {
  /// Sends a user who forgot the password a code that allows another one.
  ///
  /// ClientMetadata, AnalyticsMetadata and UserContextData have no effect yet.
  package func forgotPassword(
    _ request: ForgotPasswordRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ForgotPasswordResponse {
    let account = try await account(
      named: request.username,
      of: request.clientId,
      secretHash: request.secretHash,
      call: call
    )
    let media = account.pool.recoveryMedia
    guard !media.isEmpty else { throw .notAuthorized("Contact administrator to reset password.") }
    let isWithheld = try await countAttempt(
      .forgotPassword,
      of: account.names,
      for: account.client,
      in: account.pool.id,
      call
    )
    let details = try await sendCode(
      .forgotPassword,
      for: account,
      by: media,
      address: Result { () throws(AuthenticationFailure) in
        guard let user = account.user else { throw .unknownAccount }
        return try user.recoveryAddress(in: account.pool)
      },
      isWithheld: isWithheld,
      call: call
    )
    return ForgotPasswordResponse(codeDeliveryDetails: details)
  }
}
