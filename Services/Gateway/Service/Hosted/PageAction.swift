internal import AuthenticationMessages
internal import Domain
internal import HTTPTypes

/// A page and what its form does: a file here, and a line in `PageEndpoint`.
protocol PageAction: Sendable {
  var path: PathPattern { get }
  /// What its path stands below.
  var places: Set<EndpointPlace> { get }
  /// Among the metrics' labels.
  var name: String { get }
  /// What the audit log calls that which is refused here.
  var recordedName: String { get }
  /// Whether the page has a form.
  var hasForm: Bool { get }

  /// The client whose look the page has; nil where it has that of all pages.
  func client(of request: EndpointRequest) -> ClientID?

  /// What a GET shows. It changes nothing: scanners of mail and browsers follow links on their own.
  func show(_ request: EndpointRequest) async -> PageAnswer

  /// What becomes of the form.
  func submit(_ request: EndpointRequest, _ form: Parameters) async -> PageAnswer
}

extension PageAction {
  var places: Set<EndpointPlace> { [.root] }
  var recordedName: String { name }
  var hasForm: Bool { false }

  func client(of request: EndpointRequest) -> ClientID? {
    request.query(plus: .space)["client_id"].flatMap { ClientID($0) }
  }

  func submit(_ request: EndpointRequest, _ form: Parameters) async -> PageAnswer {
    await show(request)
  }
}

/// What a page's action ends in.
struct PageAnswer: Sendable {
  enum Content: Sendable {
    case page(Page)
    /// To be shown by a GET: a form that was carried out is not sent again by "back" or a reload.
    case elsewhere(RedirectTarget)
  }

  /// A cookie that the browser is to keep for so long; without a value it is forgotten.
  struct Cookie: Sendable {
    let name: CookieName
    let value: [UInt8]?
    /// Nil: until the browser is closed.
    let lifetime: Duration?
  }

  var content: Content
  var cookies: [Cookie] = []
  /// The session that the browser has begun.
  var session: BrowserSessionCookie?
  /// Success, or what was refused; of a closed set.
  var result = RequestMetrics.success
  var refusal: Answer.Refusal?

  init(_ page: Page) {
    content = .page(page)
  }

  init(redirectingTo target: RedirectTarget) {
    content = .elsewhere(target)
  }

  /// The page again, with what went wrong.
  func refused(
    _ status: HTTPResponse.Status,
    _ alert: PageAlert,
    _ refusal: Answer.Refusal
  ) -> PageAnswer {
    var answer = self
    if case .page(var page) = content {
      page.status = status
      page.alert = alert
      answer.content = .page(page)
    }
    answer.result = refusal.exception
    answer.refusal = refusal
    return answer
  }
}
