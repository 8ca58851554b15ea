internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import PublicOperations
internal import RPC

extension ProviderSignIn {
  /// Sends a browser to the provider that its client's request names (FED-1).
  func begin(
    _ request: BeginProviderRedirectRequest,
    _ call: Call
  ) async throws(AuthenticationFailure) -> ProviderRedirectEnd {
    let address = request.userPoolId.flatMap { UserPoolID($0) }
    if let address, let link = ownLink(request.query ?? "", in: address) {
      return await begin(link, request, in: address, call)
    }
    let asked: ClientRequest
    switch try await requests.read(request.query ?? "", in: address, call) {
    case .request(let read): asked = read
    case .refused(let answer, let rule):
      let refusal = AuthenticationFailure.invalidParameter("The request is not acceptable.")
      return ProviderRedirectEnd(refusing: refusal, answer, in: address, rule: rule)
    }
    let pool = asked.found.pool.id
    do throws(AuthenticationFailure) {
      let begun = try await begun(asked, binding: request.binding, call)
      guard let url = begun.url else { throw .internalFault("a sign-in without an address") }
      return ProviderRedirectEnd(.elsewhere(url), in: pool, binding: begun.binding)
    } catch {
      return ProviderRedirectEnd(refusing: error, of: asked, call)
    }
  }

  private func begun(
    _ asked: ClientRequest,
    binding: [UInt8]?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> BeginProviderSignInResponse {
    guard let provider = asked.provider else {
      throw .invalidParameter("The request names no identity provider.")
    }
    var request = BeginProviderSignInRequest(
      userPoolId: asked.found.pool.id.text,
      permittedProviders: asked.found.client.grants.identityProviders,
      baseUrl: baseURL(of: asked.found.pool),
      context: Array(asked.query.utf8),
      binding: binding,
      prompt: asked.prompt,
      maxAgeSeconds: asked.maxAgeSeconds,
      loginHint: asked.loginHint,
      levels: asked.levels
    )
    switch provider {
    case .name(let name): request.providerName = name
    case .identifier(let identifier): request.identifier = identifier
    }
    let asking = request
    return try await providerCalls.askSignIns { (signIns) async throws(RPCError) in
      try await signIns.beginProviderSignIn(asking, context: call.context)
    }
  }

  /// The URL below which providers answer (FED-1): the one that browsers are led to, which has their cookies.
  func baseURL(of pool: UserPoolSettings) -> String {
    configuration.addresses.canonicalBase(of: pool)
  }
}
