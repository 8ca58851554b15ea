internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import HTTPTypes
internal import HummingbirdCore
internal import RPC

/// `/saml2/idpresponse`: where providers of SAML post their responses (the assertion consumer service).
struct SAMLAnswerEndpoint: Endpoint {
  let path: PathPattern = "/saml2/idpresponse"
  let places: Set<EndpointPlace> = [.root, .pool]
  let methods: [HTTPRequest.Method] = [.post]
  let name = "saml2-idpresponse"
  let isForPeople = true

  private let redirect: ProviderRedirect
  private let forms: ProviderForms

  /// The longest response that is read, as a form has it.
  private static let maxBodyBytes = 320 * 1024

  init(_ parts: EndpointParts) {
    redirect = ProviderRedirect(parts)
    forms = ProviderForms(parts, maxBytes: Self.maxBodyBytes, redirect)
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    await forms.answer(to: request) { form in
      guard let response = form["SAMLResponse"] else { return redirect.malformed(request) }
      return await redirect.answer(to: request, after: .seeOther) {
        (context) async throws(RPCError) in
        try await redirect.service.takeProviderAnswer(
          TakeProviderAnswerRequest(
            userPoolId: request.pool?.text,
            state: form["RelayState"],
            samlResponse: Array(response.utf8)
          ),
          context: context
        )
      }
    }
  }
}
