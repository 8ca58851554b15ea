internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import RPC

/// `/logout`: ends the sign-in of a browser, as Cognito has it and as OpenID Connect RP-Initiated Logout does.
struct LogoutEndpoint: Endpoint {
  let path: PathPattern = "/logout"
  let places: Set<EndpointPlace> = [.root, .pool]
  let methods: [HTTPRequest.Method] = [.get, .post]
  let name = "logout"
  let recordedName = "EndSession"
  let audience = EndpointAudience.browsersOfOtherSites
  let isForPeople = true

  private let requests: AuthorizationClient
  private let cookies: BrowserCookieJar
  private let forms: FormAsQuery
  private let protection: FormProtection
  private let faults: BrowserFaults
  private let languages: PageLanguages

  init(_ parts: EndpointParts) {
    requests = AuthorizationClient(parts.channels.authentication)
    cookies = BrowserCookieJar(publicURL: parts.publicURL)
    forms = FormAsQuery(parts)
    protection = FormProtection(publicURL: parts.publicURL, random: parts.random)
    faults = BrowserFaults(parts, operation: recordedName)
    languages = PageLanguages(publicURL: parts.publicURL)
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    guard request.http.method == .post else { return await end(request, isConfirmed: false) }
    guard let body = await forms.form(of: request) else {
      return page(Page(.invalidRequest), request)
    }
    let form = Parameters(form: body)
    // A client's form, and not that of the page that asks.
    guard form[FormProtection.field] != nil else {
      return forms.redirect(body, request) ?? page(Page(.invalidRequest), request)
    }
    let visitor = protection.visitor(of: request)
    guard protection.isOwn(form, request, of: visitor, at: name) else {
      var asking = Self.asking
      asking.status = .forbidden
      asking.alert = .stale
      return page(asking, request)
    }
    return await end(request, isConfirmed: true)
  }

  private func end(_ request: EndpointRequest, isConfirmed: Bool) async -> Answer {
    do throws(RPCError) {
      let reply = try await requests.endSession(
        EndSessionRequest(
          userPoolId: request.pool?.text,
          query: AuthorizationParameters(request.query(plus: .space)),
          cookies: cookies.read(request.http.headers),
          isConfirmed: isConfirmed
        ),
        context: faults.context(of: request)
      )
      var answer = answer(reply, request)
      if let pool = reply.endedUserPoolId.flatMap({ UserPoolID($0) }) {
        cookies.end(in: pool, in: &answer)
      }
      return answer
    } catch {
      return faults.answer(to: error, request)
    }
  }

  private func answer(_ reply: EndSessionResponse, _ request: EndpointRequest) -> Answer {
    let answer = ownAnswer(reply, request)
    // An address that is too long for a browser is as good as none: the user has signed out here.
    guard let provider = reply.providerUrl.flatMap({ PageAddress(fromService: $0) }) else {
      return answer
    }
    var leaving = Page(heading: .signedOutHeading, lead: PageSentence(.signedOutProviderLead))
    let location = answer.response.headers[.location]
    leaving.blocks = [
      .onward(
        PageSentence(.signedOutProviderLink),
        provider,
        otherwise: location.flatMap { PageAddress(fromService: $0) },
        afterSeconds: Self.providerSeconds
      )
    ]
    return page(leaving, request)
  }

  /// How long a browser tries to reach a provider: one that does not answer keeps no user (LOG-5).
  private static let providerSeconds = 10

  /// Where the browser goes, whatever becomes of the sign-out at its provider.
  private func ownAnswer(_ reply: EndSessionResponse, _ request: EndpointRequest) -> Answer {
    let status: HTTPResponse.Status = request.http.method == .post ? .seeOther : .found
    if let redirect = reply.redirect {
      // An address that no browser may be sent to is as good as none: the user has signed out all the same.
      guard let target = RedirectTarget(redirect) else { return page(Self.signedOut, request) }
      return Answer(redirectingTo: target, status: status)
    }
    if let login = reply.login {
      let target = RedirectTarget(own: "/login", beside: request, at: path)
      return Answer(redirectingTo: target.adding(login.parameters.pairs), status: status)
    }
    if reply.isQuestion ?? false { return page(Self.asking, request) }
    if reply.isSignedOut ?? false { return page(Self.signedOut, request) }
    return page(
      Page(reply.fault.flatMap(EndSessionFault.init(rawValue:)) ?? .invalidRequest),
      request
    )
  }

  private static let asking = Page(
    heading: .signOutHeading,
    lead: .signOutLead,
    button: .signOutButton
  )
  private static let signedOut = Page(heading: .signedOutHeading, lead: .signedOutLead)

  private func page(_ page: Page, _ request: EndpointRequest) -> Answer {
    let visitor = protection.visitor(of: request)
    let layout = PageLayout(
      language: languages.language(of: request.http),
      formCode: { _ in protection.code(of: visitor, at: name) },
      requestID: request.caller.requestID
    )
    var answer = Answer(response: layout.response(page))
    if page.hasForm { protection.keep(visitor, in: &answer) }
    languages.keep(request.http, in: &answer)
    return answer
  }
}

extension Page {
  /// Why a request to sign out is not followed, in Cognito's words where it has some.
  fileprivate init(_ fault: EndSessionFault) {
    switch fault {
    case .clientIdMissing: self.init(heading: .signOutErrorHeading, lead: .signOutWithoutClient)
    case .redirectUriMissing: self.init(heading: .signOutErrorHeading, lead: .signOutWithoutTarget)
    case .invalidRequest: self.init(heading: .signOutErrorHeading, lead: .signOutRefused)
    }
    status = .badRequest
  }
}
