package import AuthenticationCore
internal import Domain
package import GatehouseMessages
internal import PublicOperations

extension SignIn {
  /// The tokens of a sign-in whose user an outside provider has proved (SES-39).
  ///
  /// No device is handed out: the client proves one in no later step.
  package func tokens(
    ofProvedUser user: UserRecord,
    _ subject: SignInContext,
    clientMetadata: [String: String],
    call: Call
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    let request = try SignInRequest(withoutProof: subject, clientMetadata, call)
    var attempt = SignInAttempt(ofProved: user, subject, request)
    attempt.tokenSource = .hostedAuth
    let contents = try await approvedContents(attempt, for: .hostedAuth)
    return try await issueTokens(attempt, contents)
  }

  /// Asks the pool's function whether a user that a provider proved may sign in.
  package func askBeforeProviderSignIn(
    of user: UserRecord,
    _ subject: SignInContext,
    clientMetadata: [String: String],
    call: Call
  ) async throws(AuthenticationFailure) {
    let request = try SignInRequest(withoutProof: subject, clientMetadata, call)
    try await askBeforeAuthentication(of: user.username, subject, request)
  }
}
