internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import RPC

/// A page on which users sign in, at one of the addresses of `HostedPage`.
///
/// What it shows and what its form does is decided by the authentication service. What a browser has to
/// keep in between is that service's as well, sealed, in a cookie for each client.
struct SignInPage: PageAction {
  let page: HostedPage
  let places: Set<EndpointPlace> = [.root, .pool]
  var path: PathPattern { PathPattern(stringLiteral: "\(page.path)") }
  var name: String { page.endpointName }
  var hasForm: Bool { page.hasForm }

  private let pages: HostedPagesClient
  private let cookies: Cookies
  private let sessions: BrowserCookieJar
  private let scheme: String
  private let callTime: Duration
  private let logger: Logger

  private init(_ page: HostedPage, _ parts: EndpointParts) {
    self.page = page
    pages = HostedPagesClient(parts.channels.authentication)
    cookies = Cookies(publicURL: parts.publicURL)
    sessions = BrowserCookieJar(publicURL: parts.publicURL)
    scheme = parts.publicURL.prefix { $0 != ":" }.lowercased()
    callTime = parts.limits.callTime
    logger = parts.logger
  }

  /// All of them.
  static func all(_ parts: EndpointParts) -> [any PageAction] {
    HostedPage.allCases.map { SignInPage($0, parts) }
  }

  func show(_ request: EndpointRequest) async -> PageAnswer {
    let query = request.query(plus: .space)
    let message = ShowHostedPageRequest(
      page: page.rawValue,
      userPoolId: request.pool?.text,
      query: AuthorizationParameters(query),
      flow: flow(request, query),
      origin: origin(request),
      cookies: sessions.read(request.http.headers)
    )
    do throws(RPCError) {
      let reply = try await pages.showHostedPage(
        message,
        context: request.caller.context(within: callTime, isIdempotent: true)
      )
      var answer: PageAnswer
      if let view = reply.view {
        answer = PageAnswer(drawn(view, request, query))
      } else if isOfNoSignIn {
        answer = PageAnswer(drawn(HostedPageView(page: page.rawValue), request, query))
      } else {
        answer = PageAnswer(redirectingTo: target(reply.move, request))
      }
      answer.cookies = flowCookies(reply.flow, query)
      return answer
    } catch {
      guard isOfNoSignIn else { return refusal(error, request) }
      return PageAnswer(drawn(HostedPageView(page: page.rawValue), request, query))
    }
  }

  func submit(_ request: EndpointRequest, _ form: Parameters) async -> PageAnswer {
    let query = request.query(plus: .space)
    let message = SubmitHostedPageRequest(
      page: page.rawValue,
      userPoolId: request.pool?.text,
      query: AuthorizationParameters(query),
      flow: flow(request, query),
      fields: AuthorizationParameters(form).parameters,
      origin: origin(request),
      cookies: sessions.read(request.http.headers)
    )
    do throws(RPCError) {
      let reply = try await pages.submitHostedPage(
        message,
        context: request.caller.context(within: callTime, isIdempotent: false)
      )
      var answer = PageAnswer(redirectingTo: target(reply.move, request))
      answer.cookies = flowCookies(reply.flow, query)
      answer.cookies += lastingCookies(of: reply)
      answer.session = reply.cookie
      // The service has recorded it.
      if let refusal = reply.refusal { answer.result = refusal }
      return answer
    } catch {
      return refusal(error, request)
    }
  }
}

extension SignInPage {
  /// Whether what there is to say needs no service.
  private var isOfNoSignIn: Bool { page == .error || page == .signedOut }

  private func drawn(
    _ view: HostedPageView,
    _ request: EndpointRequest,
    _ query: Parameters
  ) -> Page {
    var drawn = PageDrawing(view, below: request.basePath).page
    if page == .error { drawn.reference = Self.reference(query) }
    return drawn
  }

  /// The refused request that an address names; nil for what has not the form of an id.
  private static func reference(_ query: Parameters) -> String? {
    query[ErrorPageAddress.reference].flatMap { UUIDText.isValid($0) ? $0 : nil }
  }

  private static func flowCookie(_ query: Parameters) -> CookieName? {
    query["client_id"].flatMap(ClientID.init).map { CookieName("gatehouse-flow", of: $0) }
  }

  private func flow(_ request: EndpointRequest, _ query: Parameters) -> [UInt8]? {
    Self.flowCookie(query).flatMap { cookies.value(of: $0, in: request.http.headers) }
  }

  private func flowCookies(_ flow: HostedPageFlow?, _ query: Parameters) -> [PageAnswer.Cookie] {
    guard let flow, let name = Self.flowCookie(query) else { return [] }
    let lifetime = flow.seconds.map { Duration.seconds($0) }
    return [PageAnswer.Cookie(name: name, value: flow.value, lifetime: lifetime)]
  }

  /// The cookies by which the pool's pages know the browser again (THR-14), and as a device of its user (BDV-4),
  /// for as long as browsers keep one.
  private func lastingCookies(of reply: SubmitHostedPageResponse) -> [PageAnswer.Cookie] {
    guard let pool = reply.userPoolId.flatMap({ UserPoolID($0) }) else { return [] }
    let kept = [
      (BrowserCookieJar.device(of: pool), reply.device),
      (BrowserCookieJar.remembered(of: pool), reply.remembered),
      (BrowserCookieJar.noPasskey(of: pool), reply.declinesPasskey ?? false ? [1] : nil),
    ]
    return kept.compactMap { name, value in
      value.map { PageAnswer.Cookie(name: name, value: $0, lifetime: Cookies.maxLifetime) }
    }
  }

  /// The origin of the page as its browser sees it.
  private func origin(_ request: EndpointRequest) -> String? {
    request.http.head.authority.map { "\(scheme)://\($0.lowercased())" }
  }

  /// Where the service sends the browser; what is no address of ours or a checked one ends at `/error`.
  private func target(_ move: HostedPageMove?, _ request: EndpointRequest) -> RedirectTarget {
    if let target = move?.redirect.flatMap({ RedirectTarget($0) }) { return target }
    let page = move?.page.flatMap(HostedPage.init(rawValue:)) ?? .error
    return RedirectTarget(own: page.path, below: request.basePath).adding(move?.carried.pairs ?? [])
  }

  private func refusal(_ error: RPCError, _ request: EndpointRequest) -> PageAnswer {
    let publicError = PublicErrors.publicError(for: error)
    let refusal = Answer.Refusal(exception: publicError.exception, reason: error.operatorReason)
    let isLimit = ["LimitExceededException", "TooManyRequestsException"].contains(refusal.exception)
    if publicError.isInternal {
      logger.error(
        "a page could not be made",
        metadata: [
          "request-id": "\(request.caller.requestID)", "reason": "\(error.reason)",
          "detail": "\(error.message)",
        ]
      )
    }
    let again = PageAnswer(
      Page(heading: isLimit || publicError.isInternal ? .loginHeading : .errorHeading)
    )
    var answer =
      isLimit
      ? again.refused(.tooManyRequests, .tooMany, refusal)
      : again.refused(
        publicError.isInternal ? .internalServerError : .badRequest,
        .fault,
        refusal
      )
    if error.isRecorded { answer.refusal = nil }
    return answer
  }
}
