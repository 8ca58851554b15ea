internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import RPC

/// What the addresses of outside providers have in common: the calls of authentication, the browser's cookies, and
/// how a way that ends here is shown.
struct ProviderRedirect: Sendable {
  let service: ProviderRedirectClient
  private let cookies: Cookies
  private let sessions: BrowserCookieJar
  private let languages: PageLanguages
  private let callTime: Duration
  private let logger: Logger

  /// Longer than a sign-in at a provider may take.
  private static let bindingLifetime = Duration.seconds(600)

  init(_ parts: EndpointParts) {
    service = ProviderRedirectClient(parts.channels.authentication)
    cookies = Cookies(publicURL: parts.publicURL)
    sessions = BrowserCookieJar(publicURL: parts.publicURL)
    languages = PageLanguages(publicURL: parts.publicURL)
    callTime = parts.limits.callTime
    logger = parts.logger
  }

  /// The browser's secret for the pool, that says that it was sent to a provider; nil where it has none.
  func binding(of request: EndpointRequest, in pool: UserPoolID?) -> [UInt8]? {
    pool.flatMap { cookies.value(of: Self.bindingCookie($0), in: request.http.headers) }
  }

  /// The secret of the browser's session so far; nil where it has none.
  func session(of request: EndpointRequest, in pool: UserPoolID?) -> [UInt8]? {
    let own = sessions.read(request.http.headers).filter { $0.poolName == pool?.name }
    return own.count == 1 ? own.first?.session : nil
  }

  /// The pool of a request: of its address, or of the state that it brings.
  func pool(of request: EndpointRequest, state: String?) -> UserPoolID? {
    request.pool
      ?? state?.split(separator: ".", maxSplits: 1).first.flatMap { UserPoolID(String($0)) }
  }

  /// Asks authentication, and sends the browser where it says.
  func answer(
    to request: EndpointRequest,
    after method: HTTPResponse.Status = .found,
    _ ask: (RPCCallContext) async throws(RPCError) -> ProviderRedirectResponse
  ) async -> Answer {
    do throws(RPCError) {
      let context = request.caller.context(within: callTime, isIdempotent: false)
      return answer(try await ask(context), request, method)
    } catch {
      return refusal(error, request)
    }
  }

  private func answer(
    _ response: ProviderRedirectResponse,
    _ request: EndpointRequest,
    _ status: HTTPResponse.Status
  ) -> Answer {
    var answer: Answer
    let target =
      response.redirect.flatMap { RedirectTarget($0) }
      ?? response.location.flatMap { RedirectTarget(fromService: $0) }
    if let target {
      answer = Answer(redirectingTo: target, status: status)
    } else {
      let word = response.page.flatMap(ProviderRedirectPage.init(rawValue:)) ?? .unusable
      answer = page(ProviderPage.page(word), request)
    }
    if let exception = response.exception { answer.result = exception }
    guard let pool = response.userPoolId.flatMap(UserPoolID.init) else { return answer }
    if let binding = response.binding {
      cookies.set(Self.bindingCookie(pool), to: binding, for: Self.bindingLifetime, in: &answer)
    }
    if let session = response.session {
      sessions.keep(
        BrowserSessionCookie(
          userPoolId: pool.text,
          session: session,
          lifetimeSeconds: response.sessionSeconds
        ),
        in: &answer
      )
    }
    return answer
  }

  /// A request that cannot be one: only the browser is told.
  func malformed(
    _ request: EndpointRequest,
    _ exception: String = "InvalidParameterException"
  ) -> Answer {
    var answer = page(ProviderPage.page(.unusable), request)
    answer.result = exception
    answer.refusal = Answer.Refusal(exception: exception, userPool: request.pool?.text)
    return answer
  }

  /// The user has signed out, and no client waits.
  func signedOut(_ request: EndpointRequest) -> Answer {
    page(Page(heading: .signedOutHeading, lead: .signedOutLead), request)
  }

  private func refusal(_ error: RPCError, _ request: EndpointRequest) -> Answer {
    let publicError = PublicErrors.publicError(for: error)
    if publicError.isInternal {
      logger.error(
        "a browser's way to a provider failed",
        metadata: [
          "request-id": "\(request.caller.requestID)", "reason": "\(error.reason)",
          "detail": "\(error.message)",
        ]
      )
    }
    var answer = page(ProviderPage.fault(publicError), request)
    answer.result = publicError.exception
    if !error.isRecorded {
      answer.refusal = Answer.Refusal(
        exception: publicError.exception,
        reason: error.operatorReason
      )
    }
    return answer
  }

  private func page(_ page: Page, _ request: EndpointRequest) -> Answer {
    let layout = PageLayout(
      language: languages.language(of: request.http),
      requestID: request.caller.requestID
    )
    return Answer(response: layout.response(page))
  }

  private static func bindingCookie(_ pool: UserPoolID) -> CookieName {
    CookieName("gatehouse-provider", of: pool)
  }
}

/// The pages of a way that ends here.
private enum ProviderPage {
  static func page(_ word: ProviderRedirectPage) -> Page {
    switch word {
    case .otherBrowser:
      Page(status: .badRequest, heading: .otherBrowserHeading, lead: .otherBrowserLead)
    case .unusable:
      Page(status: .badRequest, heading: .providerFaultHeading, lead: .providerFaultLead)
    }
  }

  static func fault(_ error: PublicError) -> Page {
    var page = Page(status: error.status, heading: .providerFaultHeading, lead: .providerFaultLead)
    if error.exception == "TooManyRequestsException" { page.alert = .tooMany }
    return page
  }
}
