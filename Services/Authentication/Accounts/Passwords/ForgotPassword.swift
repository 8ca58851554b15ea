internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Sends a user who forgot the password a code that allows another one.
  ///
  /// ClientMetadata, AnalyticsMetadata and UserContextData have no effect yet.
  public func forgotPassword(
    _ request: ForgotPasswordRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ForgotPasswordResponse {
    let account = try await account(
      named: request.username,
      of: request.clientId,
      secretHash: request.secretHash,
      context: context
    )
    let media = account.pool.recoveryMedia
    guard !media.isEmpty else { throw .notAuthorized("Contact administrator to reset password.") }
    let isWithheld = try await countAttempt(
      .forgotPassword,
      of: account.names,
      for: account.client,
      in: account.pool.id
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
      context: context
    )
    return ForgotPasswordResponse(codeDeliveryDetails: details)
  }
}
