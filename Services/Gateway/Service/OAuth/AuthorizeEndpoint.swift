internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import RPC

/// `/oauth2/authorize`: where a client sends a browser whose user is to sign in (RFC 6749 §3.1).
struct AuthorizeEndpoint: Endpoint {
  let path: PathPattern
  let places: Set<EndpointPlace> = [.root, .pool]
  let methods: [HTTPRequest.Method] = [.get, .post]
  let name = "oauth2-authorize"
  let recordedName = "Authorize"
  let audience = EndpointAudience.browsersOfOtherSites
  /// Answers read cookies: no page of another origin may see them.
  let isForPeople = true

  private let requests: AuthorizationClient
  private let cookies: BrowserCookieJar
  private let forms: FormAsQuery
  private let faults: BrowserFaults
  /// Whether the installation is on its developer's machine.
  private let isForDevelopment: Bool

  static let address = "/oauth2/authorize"

  private init(_ path: PathPattern, _ parts: EndpointParts) {
    self.path = path
    requests = AuthorizationClient(parts.channels.authentication)
    cookies = BrowserCookieJar(publicURL: parts.publicURL)
    forms = FormAsQuery(parts)
    faults = BrowserFaults(parts, operation: recordedName)
    isForDevelopment = ["http://localhost", "http://127.0.0.1"].contains {
      parts.publicURL.lowercased().hasPrefix($0)
    }
  }

  /// The address, and Cognito's other name of it.
  static func all(_ parts: EndpointParts) -> [any Endpoint] {
    [address, "/authorize"].map { AuthorizeEndpoint(PathPattern(stringLiteral: $0), parts) }
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    if request.http.method == .post {
      return await forms.redirect(request) ?? page(.invalidRequest, request)
    }
    guard (request.http.head.path ?? "").utf8.count <= FormAsQuery.maxBytes else {
      return page(.invalidRequest, request)
    }
    do throws(RPCError) {
      let reply = try await requests.authorize(
        AuthorizeRequest(
          userPoolId: request.pool?.text,
          query: AuthorizationParameters(request.query(plus: .space)),
          cookies: cookies.read(request.http.headers)
        ),
        context: faults.context(of: request)
      )
      return answer(reply, request)
    } catch {
      return faults.answer(to: error, request)
    }
  }

  private func answer(_ reply: AuthorizeResponse, _ request: EndpointRequest) -> Answer {
    var answer: Answer
    if let redirect = reply.redirect {
      guard let target = RedirectTarget(redirect) else { return page(.redirectMismatch, request) }
      answer = Answer(redirectingTo: target)
    } else if let login = reply.login {
      let target = RedirectTarget(own: "/login", beside: request, at: path)
      answer = Answer(redirectingTo: target.adding(login.parameters.pairs))
    } else if let choice = reply.accountChoice {
      let target = RedirectTarget(own: "/login/account", beside: request, at: path)
      answer = Answer(redirectingTo: target.adding(choice.parameters.pairs))
    } else if let provider = reply.providerUrl.flatMap({ RedirectTarget(fromService: $0) }) {
      answer = Answer(redirectingTo: provider)
    } else {
      // A word of a newer version is shown as the general one.
      let error = reply.errorPage?.error.flatMap(AuthorizationError.init(rawValue:))
      answer = page(error ?? .invalidRequest, client: reply.errorPage?.clientId, request)
    }
    cookies.keep(reply.cookie, in: &answer)
    return answer
  }

  /// The address that was asked for, which the page of a developer's own installation compares with those that are
  /// registered.
  private func received(
    _ error: AuthorizationError,
    _ request: EndpointRequest
  ) -> [(String, String)] {
    guard isForDevelopment, error == .redirectMismatch,
      let uri = request.query(plus: .space)["redirect_uri"], uri.utf8.count <= 512
    else { return [] }
    return [("redirect_uri", uri)]
  }

  /// The page for the user, to whom no address of the request is shown: nothing goes to an unchecked one.
  private func page(
    _ error: AuthorizationError,
    client: String? = nil,
    _ request: EndpointRequest
  ) -> Answer {
    let parameters =
      [("error", error.rawValue)] + (client.map { [("client_id", $0)] } ?? [])
      + [(ErrorPageAddress.reference, request.caller.requestID)]
      + received(error, request)
    let target = RedirectTarget(own: "/error", beside: request, at: path)
    var answer = Answer(redirectingTo: target.adding(parameters))
    answer.result = error.rawValue
    return answer
  }
}
