internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationProviderSignIn
internal import AuthenticationSignIn
internal import Domain
internal import PublicOperations

/// A sign-in by a provider's token, as a client asks for it.
struct ProviderSignInRequest: Sendable {
  let clientID: String?
  let secret: String?
  let token: OutsideToken
  let scope: String?
  let installation: String?
  /// The pool whose address it was sent to; nil for the installation's own.
  var pool: UserPoolID?
}

extension TokenExchange {
  /// The tokens of a sign-in that a provider's token proves (SES-37 to SES-39).
  func signIn(
    by request: ProviderSignInRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) -> AuthenticationResultType {
    let found = try await directory.provedClient(
      request.clientID,
      secret: request.secret,
      in: request.pool,
      call
    ).client
    try checkAdmission(of: found.client, call)
    try Self.check(request.scope)
    // A name of a wrong form is refused before anything is consumed.
    let installation = try request.installation.map(Installation.init)
    let metadata = installation == nil ? [:] : [Installation.member: request.installation ?? ""]
    let proof = try await prove(request.token, for: found, call)
    return try await consuming(proof, in: found.pool.id, call) {
      () async throws(AuthenticationFailure) in
      let subject = try await providerSignIn.user(
        of: proof.user,
        at: found,
        clientMetadata: metadata,
        call
      )
      guard let user = subject.user else { throw .tokenNotAccepted }
      try user.standing.check(for: .signInStep)
      return try await signIn.tokens(
        of: user,
        provedBy: proof.user.identity.provider,
        subject,
        clientMetadata: metadata,
        call: call
      )
    }
  }

  /// Whether the client may exchange, and may refresh what it gets (SES-38).
  private func checkAdmission(
    of client: ClientSettings,
    _ call: Call
  ) throws(AuthenticationFailure) {
    let mayRefresh =
      client.rotationGraceSeconds != nil || client.allowedFlows.contains(.refreshToken)
    guard client.grants.allowsImpersonation, mayRefresh else {
      throw call.refusal(
        .operationNotEnabled("The client does not allow the exchange of tokens."),
        "the client may not exchange tokens for a sign-in"
      )
    }
  }

  /// The tokens have the scope of every sign-in by the API; to ask for others would be to no purpose.
  private static func check(_ scope: String?) throws(AuthenticationFailure) {
    for asked in (scope ?? "").split(separator: " ")
    where !CustomScope.standard.contains(String(asked)) {
      throw .scopeDoesNotExist("Invalid scope requested: \(asked)")
    }
  }
}
