internal import Cryptography
internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import IdentityFederationStubs
internal import IdentityFederationUserPoolProviders
package import RPC

extension ProviderSignIns: ProviderSignInServing {
  /// Sends a browser to a provider.
  package func beginProviderSignIn(
    _ request: BeginProviderSignInRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> BeginProviderSignInResponse {
    let provider: ProviderSignInRequest.Provider =
      request.providerName.map { .name($0) } ?? .identifier(request.identifier ?? "")
    var asked = ProviderSignInRequest(
      pool: try requiredPool(request.userPoolId),
      provider: provider,
      permitted: Set(request.permittedProviders),
      baseURL: try requiredBase(request.baseUrl),
      context: request.context ?? []
    )
    asked.binding = request.binding
    asked.prompt = request.prompt
    asked.maxAgeSeconds = request.maxAgeSeconds
    asked.loginHint = request.loginHint
    asked.levels = request.levels
    let begun = try await begin(asked, context)
    return BeginProviderSignInResponse(
      url: begun.url,
      binding: begun.binding,
      providerName: begun.provider
    )
  }

  /// Keeps what a provider has posted.
  package func keepProviderAnswer(
    _ request: KeepProviderAnswerRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> KeepProviderAnswerResponse {
    let pool = try requiredPool(request.userPoolId)
    let state = request.state ?? ""
    if let response = request.samlResponse {
      let isKept = try await keep(response: response, state: state, in: pool, context)
      return KeepProviderAnswerResponse(isKept: isKept)
    }
    let form = AnswerForm(request.form ?? ProviderAnswerForm())
    return KeepProviderAnswerResponse(isKept: try await keep(form, state: state, in: pool))
  }

  /// Keeps a response that nothing asked for.
  package func keepUnaskedAnswer(
    _ request: KeepUnaskedAnswerRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> KeepUnaskedAnswerResponse {
    let asked = ProviderSignInRequest(
      pool: try requiredPool(request.userPoolId),
      provider: .name(request.providerName ?? ""),
      permitted: Set(request.permittedProviders),
      baseURL: try requiredBase(request.baseUrl),
      context: request.context ?? []
    )
    let kept = try await keep(
      unasked: request.samlResponse ?? [],
      of: asked,
      named: request.providerName,
      context
    )
    return KeepUnaskedAnswerResponse(state: kept?.state, binding: kept?.binding)
  }

  /// Tells what an answer proves.
  package func finishProviderSignIn(
    _ request: FinishProviderSignInRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> FinishProviderSignInResponse {
    let pool = try requiredPool(request.userPoolId)
    let end = try await finish(
      ProviderCallback(
        pool: pool,
        state: request.state ?? "",
        binding: request.binding ?? [],
        form: request.form.map { AnswerForm($0) }
      ),
      context
    )
    switch end {
    case .unknown:
      return FinishProviderSignInResponse()
    case .refused(let refusal, let provider, let asked):
      return FinishProviderSignInResponse(
        context: asked,
        error: refusal.error,
        errorDescription: refusal.description,
        // The console finds a provider's refusals by this end.
        rule: "\(refusal.rule): \(provider)"
      )
    case .proved(let user, let asked):
      return FinishProviderSignInResponse(context: asked, user: try message(of: user, in: pool))
    }
  }

  private func message(
    of user: ProvedUser,
    in pool: UserPoolID
  ) throws(IdentityFederationFailure) -> ProvedProviderUser {
    ProvedProviderUser(
      providerName: user.provider,
      providerType: user.type.rawValue,
      issuer: user.issuer,
      subject: user.subject,
      claimsJson: try SettingsJSON.text(of: user.claims),
      originsJson: try SettingsJSON.text(of: user.origins),
      attributeMappingJson: user.attributeMappingJSON,
      authenticatedAtUnixSeconds: user.authenticatedAt,
      level: user.level,
      sealedSession: try user.session.map { (session) throws(IdentityFederationFailure) in
        try CarriedSessions(sealer: sealer).seal(session, in: pool)
      },
      sealedTokens: try user.tokens.map { (tokens) throws(IdentityFederationFailure) in
        try KeptTokensSeal(sealer: sealer).carry(
          KeptTokens(
            tokens,
            of: user.subject,
            at: user.provider,
            source: user.tokenSource,
            now: clock.now()
          ),
          in: pool
        )
      }
    )
  }
}

extension AnswerForm {
  fileprivate init(_ form: ProviderAnswerForm) {
    self.init(
      code: form.code,
      error: form.error,
      issuer: form.issuer,
      appleUser: form.appleUser
    )
  }
}

/// The URL of the pool that a request of authentication names.
private func requiredBase(_ text: String?) throws(IdentityFederationFailure) -> String {
  guard let text, !text.isEmpty, !text.hasSuffix("/") else {
    throw .internalFault("base_url is missing or ends in a slash")
  }
  return text
}
