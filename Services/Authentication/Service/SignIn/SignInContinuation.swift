internal import Domain
internal import RPC

/// The one place that decides what follows a right password.
extension Authentication {
  /// Where the user stands is told only here, to somebody who knows the password.
  func continueSignIn(
    of user: UserRecord,
    typedName: String,
    subject: SignInSubject,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> SignInAnswer {
    if subject.failures.count > 0 {
      try await passwordFailures.clear(user.username, in: subject.pool.id)
    }
    guard user.isEnabled else { throw .userDisabled }
    switch user.status {
    case .unconfirmed:
      throw .userNotConfirmed
    case .resetRequired:
      throw .passwordResetRequired
    case .forceChangePassword:
      if let expiry = user.temporaryPasswordExpiresAt, clock.now() >= expiry {
        throw .notAuthorized(
          "Temporary password has expired and must be reset by an administrator."
        )
      }
      return try askForNewPassword(of: user, typedName: typedName, subject: subject)
    case .confirmed:
      return SignInAnswer(
        authenticationResult: try await issueTokens(to: user, subject: subject, context: context)
      )
    }
  }

  func checkFlow(
    _ flow: AuthenticationFlow,
    of client: ClientSettings
  ) throws(AuthenticationFailure) {
    guard !client.allowedFlows.contains(flow) else { return }
    switch flow {
    case .userPassword:
      throw .invalidParameter("USER_PASSWORD_AUTH flow not enabled for this client")
    case .adminUserPassword:
      throw .invalidParameter("Auth flow not enabled for this client")
    case .userSRP, .custom, .refreshToken, .user:
      throw .invalidParameter("\(flow.rawValue) is not enabled for the client.")
    }
  }
}
