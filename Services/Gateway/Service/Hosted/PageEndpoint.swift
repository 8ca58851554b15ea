internal import AuthenticationMessages
internal import HTTPTypes
internal import HummingbirdCore

/// An address of the pages for people: reads the form, refuses what another site sent, draws the page.
struct PageEndpoint: Endpoint {
  private let action: any PageAction
  private let bodies: RequestBodies
  private let protection: FormProtection
  private let cookies: Cookies
  private let sessions: BrowserCookieJar
  private let languages: PageLanguages
  private let looks: PageLooks
  private let templates: PageTemplates

  let isForPeople = true
  let audience = EndpointAudience.browsers
  var path: PathPattern { action.path }
  var places: Set<EndpointPlace> { action.places }
  var methods: [HTTPRequest.Method] { action.hasForm ? [.get, .post] : [.get] }
  var name: String { action.name }
  var recordedName: String { action.recordedName }

  private static let maxBodyBytes = 16 * 1024

  private init(
    _ action: any PageAction,
    _ parts: EndpointParts,
    _ templates: PageTemplates
  ) {
    self.action = action
    bodies = parts.requestBodies(maxBytes: Self.maxBodyBytes)
    protection = FormProtection(publicURL: parts.publicURL, random: parts.random)
    cookies = Cookies(publicURL: parts.publicURL)
    sessions = BrowserCookieJar(publicURL: parts.publicURL)
    languages = PageLanguages(publicURL: parts.publicURL)
    looks = PageLooks(parts)
    self.templates = templates
  }

  /// Every page.
  static func all(_ parts: EndpointParts, _ templates: PageTemplates) -> [any Endpoint] {
    let others: [any PageAction] = [ConfirmSignUpPage(parts), FeedbackPage(parts), AppLinkPage()]
    let actions = SignInPage.all(parts) + AccountPage.all(parts) + others
    return actions.map { PageEndpoint($0, parts, templates) }
      + PageAssets.all.map { AssetEndpoint($0) }
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    let visitor = protection.visitor(of: request)
    guard request.http.method == .post else {
      // Both at once: the page waits for the slower one alone.
      async let given = action.show(request)
      async let branding = looks.branding(
        of: action.client(of: request),
        request,
        in: languages.language(of: request.http)
      )
      return answer(await given.dressed(by: await branding), to: request, of: visitor)
    }
    let place = bodies.place(for: request)
    defer { place.release() }
    do throws(PublicError) {
      let form = try await form(request, in: place)
      guard protection.isOwn(form, request, of: visitor, at: action.name) else {
        let refusal = Answer.Refusal(exception: "AccessDeniedException")
        let again = await action.show(request).refused(.forbidden, .stale, refusal)
        return answer(await dressed(again, request), to: request, of: visitor)
      }
      let given = await action.submit(request, form)
      return answer(await dressed(given, request), to: request, of: visitor)
    } catch {
      let refusal = Answer.Refusal(exception: error.exception)
      var again = await action.show(request).refused(error.status, .fault, refusal)
      // What was cut off is no request.
      if error == .malformedBody { again.refusal = nil }
      var answer = answer(await dressed(again, request), to: request, of: visitor)
      answer.response.headers[.connection] = "close"
      return answer
    }
  }

  /// The answer to a form, which seldom is a page.
  private func dressed(_ given: PageAnswer, _ request: EndpointRequest) async -> PageAnswer {
    guard case .page = given.content else { return given }
    let language = languages.language(of: request.http)
    let client = action.client(of: request)
    return given.dressed(by: await looks.branding(of: client, request, in: language))
  }

  private func form(
    _ request: EndpointRequest,
    in place: BodyPlace
  ) async throws(PublicError) -> Parameters {
    let body = try await bodies.read(request.http, isKept: true, in: place)
    // A form of another type has none of our fields.
    guard Parameters.isForm(request.http.headers[.contentType]) else { return Parameters(form: []) }
    return Parameters(form: body)
  }

  private func answer(
    _ given: PageAnswer,
    to request: EndpointRequest,
    of visitor: FormProtection.Visitor
  ) -> Answer {
    var answer: Answer
    switch given.content {
    case .page(let page):
      let layout = PageLayout(
        language: languages.language(of: request.http),
        formCode: { name in protection.code(of: visitor, at: name ?? action.name) },
        requestID: request.caller.requestID,
        templates: templates[request.site?.pool]
      )
      answer = Answer(response: layout.response(page))
      if page.hasForm { protection.keep(visitor, in: &answer) }
    case .elsewhere(let target):
      answer = Answer(redirectingTo: target, status: .seeOther)
    }
    for cookie in given.cookies { cookies.keep(cookie, in: &answer) }
    sessions.keep(given.session, in: &answer)
    languages.keep(request.http, in: &answer)
    answer.result = given.result
    answer.refusal = given.refusal
    return answer
  }
}

extension PageAnswer {
  /// The answer with its page as its client has it.
  fileprivate func dressed(by branding: GetClientBrandingResponse?) -> PageAnswer {
    guard case .page(let page) = content, let branding else { return self }
    var answer = self
    answer.content = .page(page.dressed(by: branding))
    return answer
  }
}

extension Cookies {
  fileprivate func keep(_ cookie: PageAnswer.Cookie, in answer: inout Answer) {
    guard let value = cookie.value else { return remove(cookie.name, in: &answer) }
    set(cookie.name, to: value, for: cookie.lifetime, in: &answer)
  }
}
