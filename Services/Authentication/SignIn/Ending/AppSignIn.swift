package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationTokens
internal import Domain
internal import PublicOperations

extension SignIn {
  /// The tokens of a sign-in that the user's own app has confirmed (USR-27).
  ///
  /// The usual end of a sign-in: account state, switch, functions, session terms. No second factor is
  /// asked for: the app has, where one was due.
  package func tokens(
    ofApproved user: UserRecord,
    _ approval: AppApproval,
    _ subject: SignInContext,
    clientMetadata: [String: String],
    call: Call
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    try user.standing.check(for: .signInWithoutPassword)
    var signIn = try authenticated(
      user,
      subject,
      by: .app,
      .app(approval.factors),
      source: .authentication,
      clientMetadata
    )
    signIn.appApproval = approval
    signIn.device = approval.device.map { .tracked($0) }
    let result = try await tokens(of: signIn, user, subject, call)
    await rememberOrigins(of: user.username, in: subject.pool.id, provedDevice: nil, call)
    return result
  }
}

extension SignInAttempt {
  /// Takes up what the user's app has confirmed.
  mutating func note(_ approval: AppApproval, at moment: Instant) {
    appApproval = approval
    state.proofs.note(.app(approval.factors), at: moment)
  }
}
