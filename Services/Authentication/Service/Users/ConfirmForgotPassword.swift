internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Sets another password by the newest code, and ends every sign-in of before.
  ///
  /// Who resets a password often does so because somebody else knows it: tokens that were got with
  /// the old one are revoked (SES-12). ClientMetadata, AnalyticsMetadata and UserContextData have
  /// no effect yet.
  public func confirmForgotPassword(
    _ request: ConfirmForgotPasswordRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ConfirmForgotPasswordResponse {
    guard let code = request.confirmationCode else { throw .missing("confirmationCode") }
    guard let password = request.password else { throw .missing("password") }
    let account = try await account(
      named: request.username,
      of: request.clientId,
      secretHash: request.secretHash,
      context: context
    )
    let pool = account.pool
    // Says nothing of the user, so it may come before the code.
    try pool.passwordPolicy.check(password)
    try await countAttempt(.confirmForgotPassword, of: account.key, in: pool.id)
    let stored = try await takeTry(.forgotPassword, of: account.key, in: pool.id)
    let destination = try account.user?.attributes()[stored.attributeName] ?? ""
    let isRight = confirmationCodes.matches(
      code,
      stored.hash,
      .forgotPassword,
      sub: account.user?.sub ?? unknownUsers.sub(account.name, in: pool.id),
      destination: destination,
      in: pool.id
    )
    guard isRight, let user = account.user else { throw .codeMismatch }
    guard user.isEnabled else { throw .userDisabled }
    guard user.status != .forceChangePassword else { throw .cannotBeReset }
    try await checkHistory(password, of: user, in: pool)
    // Before, so that the call can be repeated while token issuance is away; and after, because the
    // old password still worked in between.
    try await revokeTokens(of: user.sub, in: pool.id, context: context)
    try await users.resetPassword(
      try passwords.seal(password, username: user.username, sub: user.sub, in: pool.id),
      of: user.username,
      in: pool.id,
      spending: stored.hash,
      historySize: pool.passwordPolicy.historySize,
      at: clock.now()
    )
    try await revokeTokens(of: user.sub, in: pool.id, context: context)
    return ConfirmForgotPasswordResponse()
  }
}
