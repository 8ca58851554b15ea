internal import Cryptography
internal import Domain
package import IdentityFederationCore
internal import IdentityFederationProofs
internal import IdentityFederationUserPoolProviders
package import RPC

extension ProviderSignIns {
  /// Begins a sign-in at a provider that the caller's client lists (FED-1).
  package func begin(
    _ request: ProviderSignInRequest,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> BegunProviderSignIn {
    let provider = try await provider(of: request, context)
    // It names its pool, so that an answer at the installation's own address finds it.
    let state = "\(request.pool.text).\(Base64URL.encode(random.bytes(32)))"
    let given = request.binding.flatMap { $0.count == Self.bindingBytes ? $0 : nil }
    let binding = given ?? random.bytes(Self.bindingBytes)
    let (attempt, url) = try await attempt(request, provider, state)
    let stateHash = Self.hash(ofState: state)
    try await attempts.insert(
      try seal.seal(attempt, of: stateHash, in: request.pool),
      of: provider.name,
      in: request.pool,
      stateHash: stateHash,
      bindingHash: Self.hash(ofBinding: binding),
      until: clock.now().adding(seconds: Self.attemptSeconds)
    )
    return BegunProviderSignIn(provider: provider.name, url: url, binding: binding)
  }

  private func provider(
    of request: ProviderSignInRequest,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> KnownProvider {
    let provider: KnownProvider
    switch request.provider {
    case .name(let name):
      guard request.permitted.contains(name) else { throw .unlistedProvider }
      provider = try await providers.known(name, in: request.pool, context)
    case .identifier(let identifier):
      provider = try await providers.known(identifier: identifier, in: request.pool, context)
      guard request.permitted.contains(provider.name) else { throw .unlistedProvider }
    }
    return provider
  }

  private func attempt(
    _ request: ProviderSignInRequest,
    _ provider: KnownProvider,
    _ state: String
  ) async throws(IdentityFederationFailure) -> (SignInAttempt, url: String) {
    let proofKey = provider.takesProofKeys ? ProofKey(random) : nil
    let messages = SAMLMessages(pool: request.pool, random: random, now: clock.now())
    let attempt = SignInAttempt(
      provider: provider.name,
      baseURL: request.baseURL,
      nonce: Base64URL.encode(random.bytes(32)),
      proofKey: proofKey?.verifier,
      requestID: provider.type == .saml ? messages.id() : nil,
      maxAgeSeconds: request.maxAgeSeconds,
      context: Base64.encode(request.context)
    )
    guard let requestID = attempt.requestID else {
      let url = AuthorizationURL(
        provider: provider,
        request: request,
        callbackURL: attempt.callbackURL,
        state: state,
        nonce: attempt.nonce,
        proofKey: proofKey
      ).text
      guard let url else {
        throw .invalidParameter("The identity provider \(provider.name) has no authorize_url.")
      }
      return (attempt, url)
    }
    guard let address = provider.metadata?.singleSignOnURL else {
      throw .invalidParameter(
        "The metadata of the identity provider \(provider.name) has no SingleSignOnService of the "
          + "binding HTTP-Redirect."
      )
    }
    let message = messages.authnRequest(
      id: requestID,
      to: address,
      answeredAt: request.baseURL + AnswerPlace.saml,
      isForced: request.asksForLogin
    )
    let key =
      provider.details.signsRequests ? try await providers.keys.key(of: request.pool).signing : nil
    return (
      attempt,
      try RedirectBinding(address: address, key: key).url(.request, message, relayState: state)
    )
  }
}

extension ProviderSignInRequest {
  /// Whether the user has to sign in anew.
  ///
  /// A request of SAML cannot say how old a sign-in may be.
  fileprivate var asksForLogin: Bool {
    (prompt ?? "").split(separator: " ").contains("login") || maxAgeSeconds != nil
  }
}

extension IdentityFederationFailure {
  /// The same for a provider that is not there and for one that the client does not list.
  static let unlistedProvider = resourceNotFound("The client has no such identity provider.")
}

extension KnownProvider {
  /// Whether codes are bound to a proof key (FED-2).
  ///
  /// Google's discovery document lists them, and so does the documentation of Login with Amazon.
  fileprivate var takesProofKeys: Bool {
    switch type {
    case .google, .amazon: true
    case .openIDConnect: details.tokenEndpoint?.takesProofKeys == true
    case .apple, .facebook, .saml: false
    }
  }
}
