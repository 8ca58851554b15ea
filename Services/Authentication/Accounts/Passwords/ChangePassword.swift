package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationNotifications
internal import AuthenticationProtection
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Replaces the password of the access token's user; tokens stay valid, as in Cognito, unless the
  /// pool's tags say otherwise (SES-34).
  package func changePassword(
    _ request: ChangePasswordRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ChangePasswordResponse {
    guard let password = request.proposedPassword else { throw .missing("proposedPassword") }
    let holder = try await directory.activeHolder(of: request.accessToken, call: call)
    let (user, pool) = (holder.user, holder.pool)
    try user.standing.check(for: .passwordChange)
    try pool.passwordPolicy.check(password)
    let isLeaked = try protection.checkNew(
      password,
      at: .passwordChange,
      holder.client,
      in: pool,
      call
    )
    // Counted whether the previous password is right or not: a stolen token must not become a place
    // to guess the password at.
    try await countAttempt(.changePassword, of: user.username, in: pool.id)
    if let salt = user.salt, let verifier = user.sealedVerifier {
      let isRight = try passwords.matches(
        request.previousPassword ?? "",
        SealedPassword(salt: salt, sealedVerifier: verifier),
        username: user.username,
        sub: user.sub,
        in: pool.id
      )
      guard isRight else {
        throw call.refusal(.incorrectPassword, "the previous password is wrong")
      }
    }
    // Without a verifier an imported hash may be valid, and its password has to be shown as well.
    if user.sealedVerifier == nil, user.sealedPasswordHash != nil {
      throw call.refusal(.incorrectPassword, "the imported password was never used")
    }
    try await checkHistory(password, of: user, in: pool)
    // Before, so that the call can be repeated while token issuance is away; and after, because the
    // old password still worked in between.
    try await endSessions(by: .passwordChange, of: holder, call)
    let notice = try await ownerNotices.message(.passwordChanged, to: holder, call)
    let isChanged = try await users.changePassword(
      try passwords.seal(password, username: user.username, sub: user.sub, in: pool.id),
      of: user,
      in: pool.id,
      replacing: user.salt,
      historySize: pool.passwordPolicy.historySize,
      telling: notice,
      at: clock.now()
    )
    guard isChanged else {
      throw call.refusal(.incorrectPassword, "the password was replaced meanwhile")
    }
    try await endSessions(by: .passwordChange, of: holder, call)
    protection.record(
      .passwordChange,
      .pass,
      of: user,
      by: ContextSource(ClientContext(), enteredName: user.username, call),
      holder.client,
      in: pool,
      isPasswordLeaked: isLeaked
    )
    return ChangePasswordResponse()
  }
}
