internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import HTTPTypes
internal import HummingbirdCore
internal import RPC

/// `/saml2/logout`: where providers of SAML ask for the end of a session, and where browsers come back to that were
/// sent to a provider to sign out.
///
/// A provider asks by a form, in which the signature is part of the message. An address with a request in it is
/// none: no message is inflated here, and so none that inflates to gigabytes (SAM-12).
struct SAMLLogoutEndpoint: Endpoint {
  let path: PathPattern = "/saml2/logout"
  let places: Set<EndpointPlace> = [.root, .pool]
  let methods: [HTTPRequest.Method] = [.get, .post]
  let name = "saml2-logout"
  let isForPeople = true

  private let redirect: ProviderRedirect
  private let forms: ProviderForms

  private static let maxBytes = 64 * 1024

  init(_ parts: EndpointParts) {
    redirect = ProviderRedirect(parts)
    forms = ProviderForms(parts, maxBytes: Self.maxBytes, redirect)
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    guard request.http.method == .post else {
      let query = request.query(plus: .space)
      guard (request.http.head.path ?? "").utf8.count <= Self.maxBytes, !query.isMalformed,
        query.repeated.isEmpty, query["SAMLResponse"] != nil
      else { return redirect.malformed(request) }
      return goOn(request, query["RelayState"])
    }
    return await forms.answer(to: request) { form in
      if form["SAMLResponse"] != nil { return goOn(request, form["RelayState"]) }
      guard let asked = form["SAMLRequest"] else { return redirect.malformed(request) }
      return await redirect.answer(to: request, after: .seeOther) {
        (context) async throws(RPCError) in
        try await redirect.service.takeProviderLogout(
          TakeProviderLogoutRequest(
            userPoolId: request.pool?.text,
            samlRequest: Array(asked.utf8),
            relayState: form["RelayState"]
          ),
          context: context
        )
      }
    }
  }

  /// Leads to `/logout`, where the way to the provider began.
  ///
  /// What the provider says is not read: the user has signed out here before, whatever became of it there. What it
  /// brings back is checked by `/logout`, like any other address.
  private func goOn(_ request: EndpointRequest, _ query: String?) -> Answer {
    guard let query else { return redirect.signedOut(request) }
    guard let target = RedirectTarget(own: "/logout", beside: request, at: path, query: query)
    else { return redirect.malformed(request) }
    return Answer(
      redirectingTo: target,
      status: request.http.method == .post ? .seeOther : .found
    )
  }
}
