internal import Cryptography
internal import Domain
package import IdentityFederationCore
internal import IdentityFederationUserPoolProviders

extension ProviderSignIns {
  /// Begins a sign-in at a provider (FED-1); the caller's client has to list the provider.
  package func begin(
    _ request: ProviderSignInRequest
  ) async throws(IdentityFederationFailure) -> BegunProviderSignIn {
    let provider = try await providers.known(request.provider, in: request.pool)
    let proofKey = provider.takesProofKeys ? ProofKey(random) : nil
    let state = Base64URL.encode(random.bytes(32))
    let nonce = Base64URL.encode(random.bytes(32))
    let binding = Base64URL.encode(random.bytes(32))
    let url = AuthorizationURL(
      provider: provider,
      request: request,
      state: state,
      nonce: nonce,
      proofKey: proofKey
    ).text
    guard let url else {
      throw .invalidParameter("The identity provider \(provider.name) has no authorize_url.")
    }
    let attempt = SignInAttempt(
      provider: provider.name,
      callbackURL: request.callbackURL,
      nonce: nonce,
      proofKey: proofKey?.verifier,
      maxAgeSeconds: request.maxAgeSeconds,
      context: Base64.encode(request.context)
    )
    let stateHash = Self.hash(ofState: state)
    try await attempts.insert(
      try seal.seal(attempt, of: stateHash, in: request.pool),
      of: provider.name,
      in: request.pool,
      stateHash: stateHash,
      bindingHash: Self.hash(ofBinding: binding),
      until: clock.now().adding(seconds: Self.attemptSeconds)
    )
    return BegunProviderSignIn(url: url, binding: binding)
  }
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
