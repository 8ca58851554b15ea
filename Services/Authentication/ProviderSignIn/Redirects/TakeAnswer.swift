internal import AuthenticationCore
internal import AuthenticationMessages
internal import Cryptography
internal import Domain
internal import GatehouseStubs
internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import PublicOperations
internal import RPC

extension ProviderSignIn {
  /// Takes what a provider posts (SEC-2): its request comes from another site and brings no cookie of ours, so
  /// that the answer is kept, and a GET of our own finishes the sign-in in its browser.
  func take(
    _ request: TakeProviderAnswerRequest,
    in pool: UserPoolID?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> ProviderRedirectEnd {
    let state = request.state ?? ""
    if let pool, try await isKept(request, state, in: pool, call) {
      return ProviderRedirectEnd(.elsewhere(Self.finishAddress(of: state)), in: pool)
    }
    guard let response = request.samlResponse, state.contains("client_id=") else {
      return .otherBrowser(in: pool, rule: "no sign-in waits for the posted answer")
    }
    return try await takeUnasked(response, state, at: request.userPoolId, call)
  }

  private func isKept(
    _ request: TakeProviderAnswerRequest,
    _ state: String,
    in pool: UserPoolID,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Bool {
    let answer = KeepProviderAnswerRequest(
      userPoolId: pool.text,
      state: state,
      form: request.samlResponse == nil
        ? ProviderAnswerForm(
          code: request.code,
          error: request.error,
          issuer: request.issuer,
          appleUser: request.appleUser
        ) : nil,
      samlResponse: request.samlResponse
    )
    return try await providerCalls.askSignIns { (signIns) async throws(RPCError) in
      try await signIns.keepProviderAnswer(answer, context: call.context)
    }.isKept ?? false
  }

  /// A response that no sign-in asked for (SAM-20): the provider's RelayState is a client's request, and is
  /// checked as one.
  private func takeUnasked(
    _ response: [UInt8],
    _ relayState: String,
    at address: String?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> ProviderRedirectEnd {
    let pool = address.flatMap { UserPoolID($0) }
    let asked: ClientRequest
    switch try await requests.read(relayState, in: pool, call) {
    case .request(let read): asked = read
    case .refused(_, let rule):
      // The address in it is a stranger's until the response is proved.
      let refusal = AuthenticationFailure.invalidParameter("The RelayState is not acceptable.")
      return ProviderRedirectEnd(refusing: refusal, .page(.unusable), in: pool, rule: rule)
    }
    let own = asked.found.pool.id
    // What an account waits for, a browser of its user has asked for.
    guard ownLink(relayState, in: own) == nil else {
      return ProviderRedirectEnd(
        refusing: .invalidParameter("The RelayState is not acceptable."),
        .page(.unusable),
        in: own,
        rule: "the RelayState carries the link of an account page"
      )
    }
    var name: String?
    if case .name(let given) = asked.provider { name = given }
    let keeping = KeepUnaskedAnswerRequest(
      userPoolId: own.text,
      providerName: name,
      permittedProviders: asked.found.client.grants.identityProviders,
      samlResponse: response,
      baseUrl: baseURL(of: asked.found.pool),
      context: Array(asked.query.utf8)
    )
    let kept = try await providerCalls.askSignIns { (signIns) async throws(RPCError) in
      try await signIns.keepUnaskedAnswer(keeping, context: call.context)
    }
    guard let state = kept.state, let binding = kept.binding else {
      return ProviderRedirectEnd(
        refusing: .notAuthorized("The identity provider may begin no sign-in."),
        .page(.unusable),
        in: own,
        rule: "no listed provider may begin a sign-in (IDPInit)"
      )
    }
    return ProviderRedirectEnd(
      .elsewhere(Self.finishAddress(of: state)),
      in: own,
      binding: binding
    )
  }

  /// The address of ours at which the browser has its cookie.
  private static func finishAddress(of state: String) -> String {
    "/oauth2/idpresponse?state=\(PercentEncoding.encode(state))"
  }
}
