internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import HTTPTypes
internal import HummingbirdCore
internal import RPC

/// `/oauth2/idpresponse`: where outside providers of OAuth send browsers back, by an address or by a form.
///
/// A form is a request of the provider's site and brings no cookie of ours (SameSite=Lax). What it says is kept,
/// and a GET of our own finishes the sign-in in the browser that began it (SEC-2).
struct ProviderAnswerEndpoint: Endpoint {
  let path: PathPattern = "/oauth2/idpresponse"
  let places: Set<EndpointPlace> = [.root, .pool]
  let methods: [HTTPRequest.Method] = [.get, .post]
  let name = "oauth2-idpresponse"
  let isForPeople = true

  private let redirect: ProviderRedirect
  private let forms: ProviderForms

  /// A code, a state and what Apple says of a user.
  private static let maxBodyBytes = 32 * 1024
  private static let maxQueryBytes = 16 * 1024

  init(_ parts: EndpointParts) {
    redirect = ProviderRedirect(parts)
    forms = ProviderForms(parts, maxBytes: Self.maxBodyBytes, redirect)
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    request.http.method == .post ? await take(request) : await finish(request)
  }

  private func finish(_ request: EndpointRequest) async -> Answer {
    let query = request.query(plus: .space)
    // An attacker may have added one of two values.
    guard (request.http.head.path ?? "").utf8.count <= Self.maxQueryBytes, !query.isMalformed,
      query.repeated.isEmpty
    else { return redirect.malformed(request) }
    let pool = redirect.pool(of: request, state: query["state"])
    let binding = redirect.binding(of: request, in: pool)
    return await redirect.answer(to: request) { (context) async throws(RPCError) in
      try await redirect.service.finishProviderRedirect(
        FinishProviderRedirectRequest(
          userPoolId: request.pool?.text,
          state: query["state"],
          code: query["code"],
          error: query["error"],
          issuer: query["iss"],
          binding: binding,
          session: redirect.session(of: request, in: pool)
        ),
        context: context
      )
    }
  }

  private func take(_ request: EndpointRequest) async -> Answer {
    await forms.answer(to: request) { form in
      await redirect.answer(to: request, after: .seeOther) { (context) async throws(RPCError) in
        try await redirect.service.takeProviderAnswer(
          TakeProviderAnswerRequest(
            userPoolId: request.pool?.text,
            state: form["state"],
            code: form["code"],
            error: form["error"],
            issuer: form["iss"],
            appleUser: form["user"]
          ),
          context: context
        )
      }
    }
  }
}
