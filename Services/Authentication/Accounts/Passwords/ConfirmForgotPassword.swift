package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationNotifications
internal import AuthenticationProtection
internal import Domain
internal import PublicOperations
internal import RPC
internal import Sessions

extension Accounts {
  /// Sets another password by the newest code, and ends every sign-in of before.
  ///
  /// Users often reset a password because an attacker knows it, so the tokens that were issued for the
  /// old one are revoked (SES-12). ClientMetadata is for the function of PostConfirmation.
  /// AnalyticsMetadata and UserContextData have no effect yet.
  package func confirmForgotPassword(
    _ request: ConfirmForgotPasswordRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ConfirmForgotPasswordResponse {
    guard let code = request.confirmationCode else { throw .missing("confirmationCode") }
    guard let password = request.password else { throw .missing("password") }
    let account = try await account(
      named: request.username,
      of: request.clientId,
      secretHash: request.secretHash,
      context: ClientContext(request.userContextData),
      call: call
    )
    let pool = account.pool
    // This reveals nothing about the user, so it may come before the code.
    try pool.passwordPolicy.check(password)
    let isLeaked = try protection.checkNew(
      password,
      at: .passwordChange,
      account.client,
      in: pool,
      call
    )
    let isWithheld = try await countAttempt(
      .confirmForgotPassword,
      of: account.names,
      for: account.client,
      in: pool.id,
      call
    )
    let (newest, refusal) = try await newestCode(of: account, isWithheld: isWithheld)
    guard let stored = newest, try isRight(code, stored, of: account), let user = account.user,
      // Who has the mailbox now may be another one than when the code went there.
      try user.mayRecover(by: stored.attributeName, in: pool)
    else { throw refusal }
    try user.standing.check(for: .passwordChange)
    try await checkHistory(password, of: user, in: pool)
    // Before, so that the call can be repeated while token issuance is away; and after, because the
    // old password still worked in between.
    try await tokenCalls.revokeTokens(of: user.sub, in: pool.id, context: call.context)
    let allowing = try await lifting(of: user, for: account, call)
    try await users.resetPassword(
      try passwords.seal(password, username: user.username, sub: user.sub, in: pool.id),
      of: user,
      in: pool.id,
      consuming: stored.hash,
      historySize: pool.passwordPolicy.historySize,
      switching: allowing,
      telling: try await ownerNotices.message(
        .passwordChanged,
        to: user,
        of: account.client,
        in: pool,
        call
      ),
      at: clock.now()
    )
    if allowing != nil {
      call.trail.note(rule: "the reset of the password allows sign-ins again")
    }
    try await tokenCalls.revokeTokens(of: user.sub, in: pool.id, context: call.context)
    try await tellOfConfirmation(
      .confirmForgotPassword,
      of: user.username,
      in: pool,
      client: account.client.id,
      clientMetadata: request.clientMetadata,
      call
    )
    record(.passwordChange, .pass, of: account, request.userContextData, call, isLeaked: isLeaked)
    return ConfirmForgotPasswordResponse()
  }

  /// The change by which the new password allows sign-ins that are stopped (SES-32); nil where it does
  /// not.
  private func lifting(
    of user: UserRecord,
    for account: NamedAccount,
    _ call: Call
  ) async throws(AuthenticationFailure) -> SwitchChange? {
    guard user.signInStop != nil else { return nil }
    let rules = try user.sessionRules(at: account.client, in: account.pool)
    guard rules.signInSwitch.value == .recovery else { return nil }
    return try await switchChange(
      to: .allowed,
      of: user,
      in: account.pool,
      client: account.client.id,
      call
    )
  }

  private func isRight(
    _ code: String,
    _ stored: ConfirmationCodeStore.Stored,
    of account: NamedAccount
  ) throws(AuthenticationFailure) -> Bool {
    try confirmationCodes.matches(
      code,
      stored.hash,
      .forgotPassword,
      sub: account.user?.sub ?? unknownUsers.sub(account.name, in: account.pool.id),
      destination: try account.user?.attributes()[stored.attributeName] ?? "",
      in: account.pool.id
    )
  }

  /// The newest code, if it can be tried, and the refusal for a caller without the right code.
  ///
  /// Where existence is hidden, the refusal depends on the entered name alone: a caller who enters one
  /// of the user's names must not notice a code that was asked for by another. A withheld code loses
  /// none of its tries.
  private func newestCode(
    of account: NamedAccount,
    isWithheld: Bool
  ) async throws(AuthenticationFailure) -> (ConfirmationCodeStore.Stored?, AuthenticationFailure) {
    let pool = account.pool.id
    let key = isWithheld ? unknownUsers.sub(account.name, in: pool) : account.key
    let own = try await tried(.forgotPassword, of: key, in: pool)
    guard account.isApart else { return own }
    let byName = try await tried(.forgottenByName, of: account.names.entered, in: pool)
    return (own.0, byName.1)
  }

  private func tried(
    _ purpose: CodePurpose,
    of name: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> (ConfirmationCodeStore.Stored?, AuthenticationFailure) {
    do throws(AuthenticationFailure) {
      return (try await takeTry(purpose, of: name, in: pool), .codeMismatch)
    } catch {
      guard error == .expiredCode || error == .attemptLimitExceeded else { throw error }
      return (nil, error)
    }
  }
}
