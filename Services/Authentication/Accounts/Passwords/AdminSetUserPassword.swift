package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationProtection
internal import Domain
internal import PublicOperations

extension Accounts {
  /// Gives a user another password, for good or until the next sign-in.
  package func adminSetUserPassword(
    _ request: AdminSetUserPasswordRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AdminSetUserPasswordResponse {
    guard let password = request.password else { throw .missing("password") }
    let (pool, user) = try await directory.managedUser(
      request.username,
      in: request.userPoolId,
      call
    )
    try pool.passwordPolicy.check(password)
    let isPermanent = request.permanent ?? false
    // A temporary one is looked at when the user replaces it.
    if isPermanent {
      try protection.checkNew(password, at: .passwordChange, nil, in: pool, call)
    }
    try await checkHistory(password, of: user, in: pool)
    let now = clock.now()
    let sealed = try passwords.seal(
      password,
      username: user.username,
      sub: user.sub,
      in: pool.id
    )
    // Twice, as ChangePassword does.
    try await endSessions(by: .passwordSetByAdministrator, of: user, in: pool, call)
    let isChanged = try await refusingTakenAlias { () async throws(AuthenticationFailure) in
      try await users.setPassword(
        sealed,
        of: user,
        in: pool,
        status: isPermanent ? .confirmed : .forceChangePassword,
        temporaryPasswordExpiresAt: isPermanent ? nil : pool.temporaryPasswordExpiry(from: now),
        historySize: pool.passwordPolicy.historySize,
        at: now
      )
    }
    guard isChanged else { throw .unknownUser }
    try await deviceCalls.forgetBrowsers(of: user, in: pool, call)
    try await endSessions(by: .passwordSetByAdministrator, of: user, in: pool, call)
    return AdminSetUserPasswordResponse()
  }
}
