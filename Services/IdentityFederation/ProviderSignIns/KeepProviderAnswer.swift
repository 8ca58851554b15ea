internal import Cryptography
package import Domain
package import IdentityFederationCore
internal import IdentityFederationProofs
internal import IdentityFederationUserPoolProviders
package import RPC

extension ProviderSignIns {
  /// Keeps a form that a provider posts; false where no sign-in waits for it.
  package func keep(
    _ form: AnswerForm,
    state: String,
    in pool: UserPoolID
  ) async throws(IdentityFederationFailure) -> Bool {
    try await keep(.form(form), Self.hash(ofState: state), in: pool)
  }

  /// Checks a response of SAML that a sign-in asked for, and keeps what it proves (SEC-2); false where no
  /// sign-in waits for it.
  package func keep(
    response: [UInt8],
    state: String,
    in pool: UserPoolID,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> Bool {
    let stateHash = Self.hash(ofState: state)
    let sealed = try await attempts.waiting(stateHash: stateHash, in: pool, at: clock.now())
    guard let sealed else { return false }
    let attempt = try seal.open(sealed, of: stateHash, in: pool)
    guard let requestID = attempt.requestID else { return false }
    let answer = try await asserted(
      response,
      by: try await providers.known(attempt.provider, in: pool, context),
      in: pool,
      at: attempt.baseURL,
      answering: .answered(requestID),
      context
    )
    return try await keep(answer, stateHash, in: pool)
  }

  /// Checks a response of SAML that nothing asked for, where its provider may begin sign-ins; what finishes
  /// it, nil where it may not (SAM-20).
  package func keep(
    unasked response: [UInt8],
    of request: ProviderSignInRequest,
    named name: String?,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> (state: String, binding: [UInt8])? {
    let candidates = try await providers.knownOfSAML(in: request.pool, atMost: 20, context)
      .filter { request.permitted.contains($0.name) && $0.details.mayBegin }
    let named = name.map { name in candidates.filter { $0.name == name } } ?? candidates
    guard let provider = named.first, named.count == 1 else { return nil }
    let answer = try await asserted(
      response,
      by: provider,
      in: request.pool,
      at: request.baseURL,
      answering: .none,
      context
    )
    let state = "\(request.pool.text).\(Base64URL.encode(random.bytes(32)))"
    let binding = random.bytes(Self.bindingBytes)
    let stateHash = Self.hash(ofState: state)
    let attempt = SignInAttempt(
      provider: provider.name,
      baseURL: request.baseURL,
      nonce: "",
      proofKey: nil,
      requestID: "",
      maxAgeSeconds: nil,
      context: Base64.encode(request.context)
    )
    try await attempts.insert(
      try seal.seal(attempt, of: stateHash, in: request.pool),
      of: provider.name,
      in: request.pool,
      stateHash: stateHash,
      bindingHash: Self.hash(ofBinding: binding),
      until: clock.now().adding(seconds: Self.attemptSeconds)
    )
    _ = try await keep(answer, stateHash, in: request.pool)
    return (state, binding)
  }

  private func keep(
    _ answer: KeptAnswer,
    _ stateHash: String,
    in pool: UserPoolID
  ) async throws(IdentityFederationFailure) -> Bool {
    try await attempts.keep(
      try seal.seal(answer, of: stateHash, in: pool),
      stateHash: stateHash,
      in: pool,
      at: clock.now()
    )
  }
}
