internal import HTTPTypes
internal import HummingbirdCore

/// An address of the pages for people: reads the form, refuses what another site sent, draws the page.
struct PageEndpoint: Endpoint {
  private let action: any PageAction
  private let bodies: RequestBodies
  private let protection: FormProtection

  let isForPeople = true
  var path: PathPattern { action.path }
  var methods: [HTTPRequest.Method] { action.hasForm ? [.get, .post] : [.get] }
  var name: String { action.name }
  var recordedName: String { action.recordedName }

  private static let maxBodyBytes = 16 * 1024

  private init(_ action: any PageAction, _ parts: EndpointParts) {
    self.action = action
    bodies = parts.requestBodies(maxBytes: Self.maxBodyBytes)
    protection = FormProtection(publicURL: parts.publicURL, random: parts.random)
  }

  /// Every page.
  static func all(_ parts: EndpointParts) -> [any Endpoint] {
    let actions: [any PageAction] = [ConfirmSignUpPage(parts), AppLinkPage()]
    return actions.map { PageEndpoint($0, parts) } + [AssetEndpoint()]
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    let visitor = protection.visitor(of: request)
    guard request.http.method == .post else {
      return answer(await action.show(request), to: request, of: visitor)
    }
    let place = bodies.place(for: request)
    defer { place.release() }
    do throws(PublicError) {
      let form = try await form(request, in: place)
      guard protection.isOwn(form, request, of: visitor, at: action.name) else {
        let refusal = Answer.Refusal(exception: "AccessDeniedException")
        let again = await action.show(request).refused(.forbidden, .stale, refusal)
        return answer(again, to: request, of: visitor)
      }
      return answer(await action.submit(request), to: request, of: visitor)
    } catch {
      let refusal = Answer.Refusal(exception: error.exception)
      var again = await action.show(request).refused(error.status, .fault, refusal)
      // What was cut off is no request.
      if error == .malformedBody { again.refusal = nil }
      var answer = answer(again, to: request, of: visitor)
      answer.response.headers[.connection] = "close"
      return answer
    }
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
        language: .english,
        formCode: protection.code(of: visitor, at: action.name),
        requestID: request.caller.requestID
      )
      answer = Answer(response: layout.response(page))
      if page.button != nil { protection.keep(visitor, in: &answer) }
    case .elsewhere(let target):
      answer = Answer(redirectingTo: target, status: .seeOther)
    }
    answer.result = given.result
    answer.refusal = given.refusal
    return answer
  }
}
