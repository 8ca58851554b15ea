package import AuthenticationCore
package import AuthenticationMessages
package import AuthenticationTokens
package import Domain
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

  /// The sign-in of a user whom a browser's provider has proved, once the pool's function has nothing against it;
  /// a page makes a code of it.
  package func ended(
    of user: UserRecord,
    provedBy provider: String,
    level: AuthenticationLevel,
    at moment: Instant,
    _ subject: SignInContext,
    call: Call
  ) async throws(AuthenticationFailure) -> AuthenticatedSignIn {
    let signIn = AuthenticatedSignIn(
      of: user,
      at: subject.client,
      by: .provider,
      proofs: [Proof(.provider(name: provider, level: level), at: moment)],
      at: moment,
      source: .hostedAuth
    )
    let watched = try await watched(signIn, user, subject, call)
    try await askAfterAuthentication(of: watched, user, subject, call)
    return watched
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
