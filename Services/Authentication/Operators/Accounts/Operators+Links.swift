internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPasskeys
internal import AuthenticationSignIn
internal import AuthenticationTokens
internal import Domain
internal import PublicOperations

extension Operators {
  /// The operator of a link that is good still.
  func openLink(
    _ text: String?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> (
    home: OperatorStore.Home, hash: [UInt8], link: OperatorStore.Link
  ) {
    try await directory.loadUnknownUsers()
    guard let home = try await store.home(), let hash = links.hash(text) else {
      throw call.refusal(.codeMismatch, "operator_link.unknown")
    }
    call.trail.note(pool: home.pool, client: home.client)
    guard let link = try await store.link(hash, in: home.pool) else {
      throw call.refusal(.codeMismatch, "operator_link.unknown")
    }
    call.trail.note(user: AuditTrail.Subject(username: link.username, sub: link.sub))
    guard !link.isUsed else { throw call.refusal(.codeMismatch, "operator_link.used") }
    guard clock.now() < link.expiresAt else {
      throw call.refusal(.expiredCode, "operator_link.expired")
    }
    return (home, hash, link)
  }

  /// Sets the password that came with a link, and takes the second factor and the passkeys away that were there before:
  /// an operator who lost a phone comes in again.
  func acceptLink(
    _ request: AcceptOperatorLinkRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) -> String {
    guard let password = request.password else { throw .missing("password") }
    let (home, hash, link) = try await openLink(request.linkSecret, call)
    let (pool, user) = try await directory.managedUser(link.username, in: home.pool.text, call)
    // Another user may have the name by now.
    guard user.sub == link.sub else { throw call.refusal(.codeMismatch, "operator_link.unknown") }
    try pool.passwordPolicy.check(password)
    try await call.beginChange()
    // If two browsers have the link, one of them sets the password.
    guard try await store.use(hash, in: home.pool, at: clock.now()) else {
      throw call.refusal(.codeMismatch, "operator_link.used")
    }
    do throws(AuthenticationFailure) {
      _ = try await accounts.adminSetUserPassword(
        AdminSetUserPasswordRequest(
          userPoolId: home.pool.text,
          username: user.username,
          password: password,
          permanent: true
        ),
        call: call
      )
      try await passkeys.removeAll(of: user.username, in: home.pool)
      _ = try await signIn.adminDeleteSoftwareToken(
        AdminDeleteSoftwareTokenRequest(userPoolId: home.pool.text, username: user.username),
        call: call
      )
      // This comes last: a thief who signs in by an old factor before this line is signed out again.
      _ = try await tokens.adminUserGlobalSignOut(
        AdminUserGlobalSignOutRequest(userPoolId: home.pool.text, username: user.username),
        call: call
      )
    } catch {
      // A refused password does not spend the link, and neither does a fault that leaves some of the former ways in.
      try await store.release(hash, in: home.pool)
      throw error
    }
    return user.username
  }
}
