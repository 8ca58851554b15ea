internal import AuthenticationCore
internal import AuthenticationTokens
internal import Domain
internal import GatehouseMessages
internal import PublicOperations

/// Sign-ins whose user is proved in one step: by an outside provider, or by the user's own app.
extension SignIn {
  func authenticated(
    _ user: UserRecord,
    _ subject: SignInContext,
    by door: Door,
    _ proof: Proof.Kind,
    source: TokenSource,
    _ clientMetadata: [String: String]
  ) throws(AuthenticationFailure) -> AuthenticatedSignIn {
    let now = clock.now()
    var signIn = AuthenticatedSignIn(
      of: user,
      at: subject.client,
      by: door,
      proofs: [Proof(proof, at: now)],
      at: now,
      source: source
    )
    signIn.installation = try clientMetadata[Installation.member].map(Installation.init)
    signIn.clientMetadata = clientMetadata
    return signIn
  }

  /// Its tokens, once the pool's function has nothing against it.
  func tokens(
    of signIn: AuthenticatedSignIn,
    _ user: UserRecord,
    _ subject: SignInContext,
    _ call: Call
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    try await askAfterAuthentication(
      user,
      subject,
      isNewDevice: false,
      clientMetadata: signIn.clientMetadata,
      call
    )
    return try await tokens.issue(for: signIn, subject, call)
  }
}
