internal import Cryptography
internal import Domain
package import IdentityFederationCore
internal import IdentityFederationProofs
internal import IdentityFederationUserPoolProviders
internal import JOSE
package import RPC

extension ProviderSignIns {
  /// What the provider's answer proves; it counts once, and in the browser that was sent there (FED-1).
  ///
  /// Whether the caller's client still lists the provider is for the caller to see.
  package func finish(
    _ callback: ProviderCallback,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> FinishedProviderSignIn {
    let stateHash = Self.hash(ofState: callback.state)
    let spent = try await attempts.spend(
      stateHash: stateHash,
      bindingHash: Self.hash(ofBinding: callback.binding),
      in: callback.pool,
      at: clock.now()
    )
    guard let spent else { return .unknown }
    let attempt = try seal.open(spent.sealedContents, of: stateHash, in: callback.pool)
    let kept = try spent.sealedAnswer.map { (sealed) throws(IdentityFederationFailure) in
      try seal.open(answer: sealed, of: stateHash, in: callback.pool)
    }
    let provider = try await providers.known(attempt.provider, in: callback.pool, context)
    let asked = Base64.decode(attempt.context) ?? []
    do throws(ProviderSignInRefusal) {
      let answer: KeptAnswer = kept ?? callback.form.map { .form($0) } ?? .form(AnswerForm())
      return .proved(try await user(by: provider, attempt, answer), context: asked)
    } catch {
      return .refused(error, at: attempt.provider, context: asked)
    }
  }

  private func user(
    by provider: KnownProvider,
    _ attempt: SignInAttempt,
    _ answer: KeptAnswer
  ) async throws(ProviderSignInRefusal) -> ProvedUser {
    switch answer {
    case .refused(let refusal): throw refusal
    case .asserted(let user):
      if let moment = user.authenticatedAt {
        try check(moment, against: attempt, at: clock.now())
      }
      return ProvedUser(user, by: provider)
    case .form(let form): return try await user(by: provider, attempt, form)
    }
  }

  private func user(
    by provider: KnownProvider,
    _ attempt: SignInAttempt,
    _ form: AnswerForm
  ) async throws(ProviderSignInRefusal) -> ProvedUser {
    // An answer of OAuth to a request of SAML proves nothing, whatever it says.
    guard provider.type != .saml else {
      throw .badResponse("no response of SAML has come for the sign-in")
    }
    if let error = form.error { throw .provider(error) }
    // One provider's answer in place of another's (RFC 9207 §2.4).
    if let issuer = form.issuer, let own = provider.issuer, !own.names.contains(issuer) {
      throw .badAnswer("another issuer answers")
    }
    guard let code = form.code, !code.isEmpty else {
      throw .badAnswer("the provider's answer has no code")
    }
    let now = clock.now()
    let tokens = try await CodeExchange(provider: provider, requests: proofs.requests).tokens(
      for: code,
      of: attempt,
      at: now
    )
    return try await proved(tokens, by: provider, attempt, form, at: now)
  }

  private func proved(
    _ tokens: ProviderTokens,
    by provider: KnownProvider,
    _ attempt: SignInAttempt,
    _ form: AnswerForm,
    at now: Instant
  ) async throws(ProviderSignInRefusal) -> ProvedUser {
    let client = provider.details["client_id"] ?? ""
    switch provider.type {
    case .facebook:
      let (subject, fields) = try await facebookUser(tokens, provider, client)
      return ProvedUser(subject, by: provider, tokens, userInfo: fields)
    case .amazon:
      let (subject, profile) = try await amazonUser(tokens, client)
      return ProvedUser(subject, by: provider, tokens, userInfo: profile)
    case .openIDConnect, .google, .apple:
      let token = try await idToken(of: tokens, by: provider, client, attempt, at: now)
      let info = UserInfo(provider: provider, requests: proofs.requests)
      var said = try await info.claims(beside: token, by: tokens.accessToken)
      if provider.type == .apple {
        // What is signed wins over what the browser carries.
        said = AppleUserForm.claims(of: form.appleUser).filter { token.claims[$0.key] == nil }
      }
      return ProvedUser(token, by: provider, tokens, userInfo: said)
    case .saml: throw .badResponse("a provider of SAML answers with a code")
    }
  }

  private func idToken(
    of tokens: ProviderTokens,
    by provider: KnownProvider,
    _ client: String,
    _ attempt: SignInAttempt,
    at now: Instant
  ) async throws(ProviderSignInRefusal) -> VerifiedIDToken {
    guard let text = tokens.idToken, let issuer = provider.issuer else {
      throw .badAnswer("the provider's token endpoint gives no ID token")
    }
    let verified: VerifiedIDToken
    do throws(ProofFailure<IDTokenRefusal>) {
      verified = try await proofs.idTokens.verify(
        text,
        of: issuer,
        by: .signIn(for: client, nonce: attempt.nonce),
        at: now
      )
    } catch {
      throw ProviderSignInRefusal(error, of: text)
    }
    // Google cannot be asked for auth_time, and has its user choose an account each time.
    if provider.type != .google || verified.authenticatedAt != nil {
      try check(verified.authenticatedAt, against: attempt, at: now)
    }
    try check(verified, text, beside: tokens.accessToken)
    return verified
  }

  /// An access token of another user could stand beside the ID token (OpenID Connect Core §3.1.3.8).
  private func check(
    _ token: VerifiedIDToken,
    _ text: String,
    beside accessToken: String
  ) throws(ProviderSignInRefusal) {
    guard case .string(let stated) = token.claims["at_hash"] else { return }
    guard let algorithm = CompactToken(Array(text.utf8))?.algorithm else {
      throw .badToken("the token's algorithm is none that a provider may sign with")
    }
    do throws(CryptographyError) {
      let own = try AccessTokenHash.text(of: accessToken, for: algorithm)
      guard constantTimeEquals(Array(own.utf8), Array(stated.utf8)) else {
        throw .invalidInput
      }
    } catch {
      throw .badToken("the access token is not the one of the ID token")
    }
  }

  /// The provider may have ignored that the user should sign in anew (OpenID Connect Core §3.1.3.7).
  private func check(
    _ authenticatedAt: Int64?,
    against attempt: SignInAttempt,
    at now: Instant
  ) throws(ProviderSignInRefusal) {
    guard let maxAge = attempt.maxAgeSeconds else { return }
    guard let authenticatedAt, authenticatedAt > 0,
      now.unixSeconds - authenticatedAt <= maxAge + IDTokenPolicy.clockLeewaySeconds
    else { throw .badToken("the user signed in at the provider too long ago") }
  }

  private func facebookUser(
    _ tokens: ProviderTokens,
    _ provider: KnownProvider,
    _ client: String
  ) async throws(ProviderSignInRefusal) -> (String, [String: JSONValue]) {
    do throws(ProofFailure<OpaqueTokenRefusal>) {
      let user = try await proofs.facebook.prove(
        tokens.accessToken,
        of: client,
        secret: provider.details["client_secret"],
        asking: Set(provider.sources),
        as: .partOfUsername
      )
      return (user.id, user.fields)
    } catch {
      throw ProviderSignInRefusal(error)
    }
  }

  private func amazonUser(
    _ tokens: ProviderTokens,
    _ client: String
  ) async throws(ProviderSignInRefusal) -> (String, [String: JSONValue]) {
    do throws(ProofFailure<OpaqueTokenRefusal>) {
      let token = try await proofs.amazon.prove(
        tokens.accessToken,
        of: client,
        as: .partOfUsername
      )
      return (token.user, try await proofs.amazon.profile(of: token.user, by: tokens.accessToken))
    } catch {
      throw ProviderSignInRefusal(error)
    }
  }
}

extension ProviderSignInRefusal {
  /// A provider that cannot be asked is no fault of ours here: the client's user may try again.
  fileprivate init(_ failure: ProofFailure<some ProofRefusal>) {
    switch failure {
    case .fault: self = .silent
    case .refused(let refusal): self = .badToken(refusal.sentence)
    }
  }

  /// The same for an ID token, by Cognito's sentences.
  fileprivate init(_ failure: ProofFailure<IDTokenRefusal>, of token: String) {
    switch failure {
    case .fault: self = .withoutKeys
    case .refused(.otherIssuer):
      let claims = CompactToken(Array(token.utf8)).flatMap { RegisteredClaims(payload: $0.payload) }
      self = .otherIssuer(claims?.issuer ?? "", IDTokenRefusal.otherIssuer.sentence)
    case .refused(let refusal): self = .badToken(refusal.sentence)
    }
  }
}
