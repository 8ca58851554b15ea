package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationNotifications
internal import AuthenticationProtection
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Sends a user who forgot the password a code that allows another one.
  ///
  /// ClientMetadata is for the pool's functions. AnalyticsMetadata and UserContextData have no effect
  /// yet.
  package func forgotPassword(
    _ request: ForgotPasswordRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ForgotPasswordResponse {
    let account = try await account(
      named: request.username,
      of: request.clientId,
      secretHash: request.secretHash,
      migrating: .forgotPassword(clientMetadata: request.clientMetadata ?? [:]),
      context: ClientContext(request.userContextData),
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
      for: CodeOccasion(
        purpose: .forgotPassword,
        source: .forgotPassword,
        client: account.client.id,
        clientMetadata: request.clientMetadata,
        call: call
      ),
      to: account,
      by: media,
      isWithheld: isWithheld
    ) { (user) throws(AuthenticationFailure) in try user.recoveryAddress(in: account.pool) }
    record(.forgotPassword, .pass, of: account, request.userContextData, call)
    return ForgotPasswordResponse(codeDeliveryDetails: details)
  }
}
