internal import Cryptography
internal import Domain
internal import HTTPServer
internal import Markup
internal import RPC

/// Answers each request of a browser.
struct PageResponder: Sendable {
  let configuration: ConsoleConfiguration
  let authentication: any RPCChannel
  let cookies: SealedCookies
  let proxies: TrustedProxies
  let clock: any WallClock
  let random: any RandomSource
  /// When the console's certificate ends; nil where it has none.
  var certificateEnd: Instant?

  static let sessionCookie = "gatehouse-console"

  /// The answer, whatever happened: a refusal is a page too.
  func respond(to request: PageRequest) async -> PageResponse {
    var response = await answer(request)
    if request.method == .get { response.leaveOut(whatHas: request.ifNoneMatch) }
    response.headers += headers
    return response
  }

  private func answer(_ request: PageRequest) async -> PageResponse {
    var request = request
    request.sourceIP = proxies.client(of: request.sourceIP, forwardedFor: request.forwardedFor)
    if let asset = Asset.at(request.segments) { return asset.response }
    if request.segments == ["healthz"] { return .health }
    let now = clock.now()
    let session = session(of: request, at: now)
    let calls = calls(for: request, session)
    do throws(PageFailure) {
      if request.method == .post { try check(request, session) }
      if let open = try await SignInPages(self, request, calls).answer(session) { return open }
      guard let session else { throw .signedOut }
      let visit = try await Visit(
        request: request,
        session: session,
        calls: calls,
        publicURL: configuration.publicURL,
        certificateEnd: certificateEnd,
        at: now
      )
      var response = try await Screens.answer(visit)
      if !request.looksAgain { keep(session, at: now, &response) }
      return response
    } catch {
      return refusal(error, of: request, session, calls)
    }
  }

  private func session(of request: PageRequest, at now: Instant) -> OperatorSession? {
    let name = CookieText.name(Self.sessionCookie, at: configuration.consoleURL)
    guard let session = cookies.session(request.cookie(name)), session.isGood(at: now) else {
      return nil
    }
    return session
  }

  private func calls(for request: PageRequest, _ session: OperatorSession?) -> OperatorCalls {
    OperatorCalls(
      channel: authentication,
      requestID: random.uuid(),
      sourceIP: request.sourceIP,
      userAgent: request.userAgent,
      accessToken: session?.accessToken
    )
  }

  /// Refuses a form that a page of another site sent (CSRF).
  ///
  /// Browsers say by two headers where a form comes from; the token in it is what an attacker cannot know.
  private func check(
    _ request: PageRequest,
    _ session: OperatorSession?
  ) throws(PageFailure) {
    if let site = request.fetchSite, site != "same-origin", site != "none" { throw .oldForm }
    if let origin = request.origin, origin != configuration.consoleURL { throw .oldForm }
    // What a one-time link does, its secret in the address allows: no other site knows that one either.
    guard let session, request.segments.first != SignInPages.linkSegment else { return }
    let given = Array((request.form["_csrf"] ?? "").utf8)
    guard constantTimeEquals(given, Array(session.formSecret.utf8)) else { throw .oldForm }
  }

  /// Notes that the session is in use, where that is a minute ago.
  private func keep(_ session: OperatorSession, at now: Instant, _ response: inout PageResponse) {
    guard now.since(session.seenAt) >= OperatorSession.seenStep,
      let sealed = try? cookies.seal(session.seen(at: now))
    else { return }
    response.set(cookie(sealed))
  }

  /// The session's cookie; nil removes it.
  func cookie(_ sealed: [UInt8]?) -> CookieText {
    CookieText(
      Self.sessionCookie,
      sealed,
      seconds: Int(OperatorSession.lifetime.components.seconds),
      at: configuration.consoleURL
    )
  }

  private func refusal(
    _ failure: PageFailure,
    of request: PageRequest,
    _ session: OperatorSession?,
    _ calls: OperatorCalls
  ) -> PageResponse {
    guard case .signedOut = failure, request.method == .get else {
      let page = request.method == .get ? request.target : nil
      return RefusalPage(
        failure,
        requestID: calls.requestID,
        isSignedIn: session != nil,
        again: PageLink("sign-in").with([("to", page), ("fresh", "1")])
      ).response
    }
    var response = PageResponse(
      to: PageLink("sign-in").with([("to", request.target == "/" ? nil : request.target)])
    )
    if session != nil { response.set(cookie(nil)) }
    return response
  }

  /// What holds for each answer: nothing is loaded from elsewhere, framed, guessed or kept.
  private var headers: [(name: String, value: String)] {
    [
      (
        "content-security-policy",
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; "
          + "connect-src 'self'; form-action 'self' \(configuration.publicURL); "
          + "base-uri 'none'; frame-ancestors 'none'"
      ),
      ("x-content-type-options", "nosniff"),
      ("x-frame-options", "DENY"),
      // Under `no-referrer` browsers say of no form where it comes from, and each would be refused.
      ("referrer-policy", "same-origin"),
      ("cross-origin-opener-policy", "same-origin"),
      ("cross-origin-resource-policy", "same-origin"),
    ]
  }
}
