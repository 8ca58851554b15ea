package import AuthenticationCore
internal import AuthenticationTokens
internal import Domain
package import GatehouseMessages
internal import PublicOperations

extension SignIn {
  /// The tokens of a sign-in whose user an outside provider has proved (SES-39).
  ///
  /// No device is handed out: the client proves one in no later step.
  package func tokens(
    of user: UserRecord,
    provedBy provider: String,
    _ subject: SignInContext,
    clientMetadata: [String: String],
    call: Call
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    let signIn = try authenticated(
      user,
      subject,
      by: .provider,
      .provider(name: provider),
      source: .hostedAuth,
      clientMetadata
    )
    return try await tokens(of: signIn, user, subject, call)
  }

  /// Asks the pool's function whether a user that a provider proved may sign in.
  package func askBeforeProviderSignIn(
    of user: UserRecord,
    _ subject: SignInContext,
    call: Call
  ) async throws(AuthenticationFailure) {
    try await askBeforeAuthentication(of: user.username, subject, validationData: [:], call)
  }
}
