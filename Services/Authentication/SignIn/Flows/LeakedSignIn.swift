internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationProtection
internal import Domain

extension SignIn {
  /// Whether a shown password, which is right, is a leaked one; nil where nothing looks (THR-40).
  ///
  /// Where the pool blocks, the user has to reset it first, as Cognito has it (THR-41). A password that was
  /// never looked at before is met here when a newer list has it.
  func checkShownPassword(
    _ password: String,
    of attempt: SignInAttempt
  ) async throws(AuthenticationFailure) -> Bool? {
    let (subject, user) = (attempt.subject, try attempt.knownUser())
    let isLeaked = protection.isLeaked(
      password,
      at: .signIn,
      subject.client,
      in: subject.pool,
      attempt.call
    )
    guard isLeaked == true, user.status == .confirmed,
      protection.blocksLeaked(subject.client, in: subject.pool)
    else { return isLeaked }
    // Who may not sign in is told that, as ever.
    try user.standing.check(for: .passwordSignIn(at: clock.now()))
    try await accounts.requireReset(of: user, in: subject.pool)
    protection.record(
      .signIn,
      .fail,
      of: user,
      by: attempt.contextSource,
      subject.client,
      in: subject.pool,
      password: .success,
      isPasswordLeaked: true
    )
    throw attempt.call.refusal(.leakedPasswordReset, "the password is a leaked one")
  }
}
