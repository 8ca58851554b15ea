internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
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
  private let bodies: RequestBodies

  /// The longest response that is read, as a form has it.
  private static let maxBodyBytes = 320 * 1024

  init(_ parts: EndpointParts) {
    redirect = ProviderRedirect(parts)
    bodies = parts.requestBodies(maxBytes: Self.maxBodyBytes)
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    let place = bodies.place(for: request)
    defer { place.release() }
    let body: [UInt8]
    do throws(PublicError) {
      body = try await bodies.read(request.http, isKept: true, in: place)
    } catch {
      return redirect.malformed(request, error.exception)
    }
    let form = Parameters(form: body)
    guard Parameters.isForm(request.http.headers[.contentType]), !form.isMalformed,
      form.repeated.isEmpty, let response = form["SAMLResponse"]
    else { return redirect.malformed(request, "InvalidParameterException") }
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

/// `/saml2/logout`: where providers of SAML ask for the end of a session.
struct SAMLLogoutEndpoint: Endpoint {
  let path: PathPattern = "/saml2/logout"
  let places: Set<EndpointPlace> = [.root, .pool]
  let methods: [HTTPRequest.Method] = [.post]
  let name = "saml2-logout"
  let isForPeople = true

  private let redirect: ProviderRedirect
  private let bodies: RequestBodies

  private static let maxBodyBytes = 64 * 1024

  init(_ parts: EndpointParts) {
    redirect = ProviderRedirect(parts)
    bodies = parts.requestBodies(maxBytes: Self.maxBodyBytes)
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    let place = bodies.place(for: request)
    defer { place.release() }
    let body: [UInt8]
    do throws(PublicError) {
      body = try await bodies.read(request.http, isKept: true, in: place)
    } catch {
      return redirect.malformed(request, error.exception)
    }
    let form = Parameters(form: body)
    guard Parameters.isForm(request.http.headers[.contentType]), !form.isMalformed,
      form.repeated.isEmpty, let asked = form["SAMLRequest"]
    else { return redirect.malformed(request, "InvalidParameterException") }
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
