internal import AuthenticationAuthorization
internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import GatehouseStubs
internal import RPC

/// What a page's form comes to.
enum PageOutcome: Sendable {
  /// The flow has come to another step, at the page that it names.
  case next(SealedHostedPageFlow)
  /// Another page follows, which needs nothing of this one.
  case elsewhere(HostedPageMove)
  /// The sign-in has ended; the browser goes back to the application.
  case finished(FinishedPages)
  /// Nothing was changed, and the user is told why.
  case refused(ToldRefusal)
  /// The form belongs to no step of this browser.
  case over
}

/// How a sign-in on the pages ends.
struct FinishedPages: Sendable {
  let redirect: AuthorizationRedirect
  /// The browser's session, where it has begun here.
  var cookie: BrowserSessionCookie?
  /// The secret by which the pages know the browser of its user again; nil where the browser keeps what it has.
  var remembered: [UInt8]?
  /// Whether the user wants no passkey from this browser, which then is not asked again.
  var declinesPasskey = false
  /// A page that comes before the browser leaves.
  var before: SealedHostedPageFlow?
}

extension HostedPages {
  /// Tells the gateway what a form comes to.
  func response(
    to outcome: PageOutcome,
    of visit: PageVisit
  ) throws(AuthenticationFailure) -> SubmitHostedPageResponse {
    var response = SubmitHostedPageResponse(
      userPoolId: visit.pool.id.text,
      device: visit.browser?.newCookie
    )
    switch outcome {
    case .next(let flow):
      response.move = visit.move(to: flow.page)
      response.flow = try flows.seal(flow, for: visit.client, at: clock.now())
    case .elsewhere(let move): response.move = move
    case .finished(let end):
      response.cookie = end.cookie
      response.remembered = end.remembered
      response.declinesPasskey = end.declinesPasskey
      if let flow = end.before {
        response.move = visit.move(to: flow.page)
        response.flow = try flows.seal(flow, for: visit.client, at: clock.now())
      } else {
        response.move = HostedPageMove(redirect: end.redirect)
        response.flow = HostedPageFlow()
      }
    case .refused(let told):
      let flow = flow(telling: told, of: visit)
      response.refusal = told.exception
      response.move = visit.move(to: flow.page)
      response.flow = try flows.seal(flow, for: visit.client, at: clock.now())
    case .over:
      response.refusal = AuthenticationFailure.invalidSession.publicException
      response.move = visit.move(to: HostedPage.over.rawValue)
    }
    return response
  }

  /// The flow with what is told of the last form, at the page that shows it.
  private func flow(telling told: ToldRefusal, of visit: PageVisit) -> SealedHostedPageFlow {
    var flow = visit.flow ?? flow(at: told.page, for: PageLifetime.open)
    // A challenge whose step is over is of no use on another page.
    if told.page != visit.page || visit.flow?.page != visit.page.rawValue {
      flow = self.flow(at: told.page, for: PageLifetime.open, username: flow.username)
    }
    if let typed = visit.field("username") {
      flow.username = TypedName(typed, in: visit.pool, random).text
    }
    flow.page = told.page.rawValue
    flow.typed = visit.typed
    flow.notice = HostedPageNotice(
      word: told.word.rawValue,
      field: told.field,
      detail: told.detail,
      reference: visit.context.requestID
    )
    return flow
  }
}

extension PageVisit {
  func move(to page: String?) -> HostedPageMove {
    HostedPageMove(page: page, carried: request.carried)
  }

  /// What may be shown again: never a password or a code.
  fileprivate var typed: [AuthorizationParameter] {
    fields.sorted { $0.key < $1.key }
      .filter {
        $0.key.hasPrefix(PageFields.attributePrefix) || PageFields.shownAgain.contains($0.key)
      }
      .map { AuthorizationParameter(name: $0.key, value: $0.value) }
  }
}
