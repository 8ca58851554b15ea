internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import HTTPTypes
internal import HummingbirdCore
internal import RPC

/// `/oauth2/idprequest`: sends a browser to the outside provider that an authorization request names.
///
/// `/oauth2/authorize` leads here, so that the browser gets its secret at the address where it will be asked for it.
struct ProviderRequestEndpoint: Endpoint {
  let path: PathPattern = "/oauth2/idprequest"
  let places: Set<EndpointPlace> = [.root, .pool]
  let methods: [HTTPRequest.Method] = [.get]
  let name = "oauth2-idprequest"
  let isForPeople = true

  private let redirect: ProviderRedirect

  private static let maxQueryBytes = 8 * 1024

  init(_ parts: EndpointParts) {
    redirect = ProviderRedirect(parts)
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    let target = request.http.head.path ?? ""
    guard target.utf8.count <= Self.maxQueryBytes, let mark = target.firstIndex(of: "?") else {
      return redirect.malformed(request)
    }
    // The request is authentication's to check. The name of another pool finds but another secret of this browser.
    let named = request.query(plus: .space)["user_pool_id"].flatMap { UserPoolID($0) }
    let binding = redirect.binding(of: request, in: request.pool ?? named)
    return await redirect.answer(to: request) { (context) async throws(RPCError) in
      try await redirect.service.beginProviderRedirect(
        BeginProviderRedirectRequest(
          userPoolId: request.pool?.text,
          query: String(target[target.index(after: mark)...]),
          binding: binding
        ),
        context: context
      )
    }
  }
}
