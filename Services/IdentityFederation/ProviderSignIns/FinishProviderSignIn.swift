internal import Cryptography
internal import Domain
package import IdentityFederationCore
internal import IdentityFederationProofs
internal import IdentityFederationUserPoolProviders

extension ProviderSignIns {
  /// What the provider's answer proves; it counts once, and in the browser that was sent there (FED-1).
  ///
  /// Whether the caller's client still lists the provider is for the caller to see.
  package func finish(
    _ callback: ProviderCallback
  ) async throws(IdentityFederationFailure) -> FinishedProviderSignIn {
    let stateHash = Self.hash(ofState: callback.state)
    let sealed = try await attempts.spend(
      stateHash: stateHash,
      bindingHash: Self.hash(ofBinding: callback.binding),
      in: callback.pool,
      at: clock.now()
    )
    guard let sealed else { return .unknown }
    let attempt = try seal.open(sealed, of: stateHash, in: callback.pool)
    let provider = try await providers.known(attempt.provider, in: callback.pool)
    let context = Base64.decode(attempt.context) ?? []
    do throws(ProviderSignInRefusal) {
      return .proved(try await user(by: provider, attempt, callback), context: context)
    } catch {
      return .refused(error, context: context)
    }
  }

  private func user(
    by provider: KnownProvider,
    _ attempt: SignInAttempt,
    _ callback: ProviderCallback
  ) async throws(ProviderSignInRefusal) -> ProvedProviderUser {
    if let error = callback.error { throw .provider(error) }
    // One provider's answer in place of another's (RFC 9207 §2.4).
    if let issuer = callback.issuer, let own = provider.issuer, !own.names.contains(issuer) {
      throw .badAnswer("another issuer answers")
    }
    guard let code = callback.code, !code.isEmpty else {
      throw .badAnswer("the provider's answer has no code")
    }
    let now = clock.now()
    let tokens = try await CodeExchange(provider: provider, requests: proofs.requests).tokens(
      for: code,
      of: attempt,
      at: now
    )
    let (subject, claims) = try await proved(tokens, by: provider, attempt, callback, at: now)
    return ProvedProviderUser(
      provider: provider.name,
      type: provider.type,
      issuer: provider.issuer?.names.first,
      subject: subject,
      claims: claims,
      attributeMappingJSON: provider.attributeMappingJSON
    )
  }

  private func proved(
    _ tokens: ProviderTokens,
    by provider: KnownProvider,
    _ attempt: SignInAttempt,
    _ callback: ProviderCallback,
    at now: Instant
  ) async throws(ProviderSignInRefusal) -> (subject: String, claims: [String: JSONValue]) {
    let client = provider.details["client_id"] ?? ""
    switch provider.type {
    case .facebook: return try await facebookUser(tokens, provider, client)
    case .amazon: return try await amazonUser(tokens, client)
    case .openIDConnect, .google, .apple:
      let token = try await idToken(of: tokens, by: provider, client, attempt, at: now)
      let info = UserInfo(provider: provider, requests: proofs.requests)
      var claims = try await info.joined(with: token, by: tokens.accessToken)
      if provider.type == .apple {
        claims.merge(AppleUserForm.claims(of: callback.appleUser)) { signed, _ in signed }
      }
      return (token.subject, claims)
    case .saml: throw .badAnswer("a provider of SAML answers with a code")
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
      throw ProviderSignInRefusal(error)
    }
    try check(verified, against: attempt, at: now)
    return verified
  }

  /// The provider may have ignored that the user should sign in anew (OpenID Connect Core §3.1.3.7).
  private func check(
    _ token: VerifiedIDToken,
    against attempt: SignInAttempt,
    at now: Instant
  ) throws(ProviderSignInRefusal) {
    guard let maxAge = attempt.maxAgeSeconds else { return }
    guard let authenticatedAt = token.authenticatedAt, authenticatedAt > 0,
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
}
