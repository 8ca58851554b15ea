internal import AuthenticationAuthorization
internal import AuthenticationHostedPages
internal import AuthenticationMessages
internal import AuthenticationService
internal import Domain
internal import GatehouseStubs
internal import Logging
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import TicketTestSupport

/// A browser at the pages of a stage's client, with the cookie that it keeps.
final class PageBrowser {
  let stage: Stage
  private let pages: HostedPages
  var query: [AuthorizationParameter]
  /// The cookie; nil: none.
  var flow: [UInt8]?
  /// Where the browser is, and what it is; nil: not known.
  var address: String?
  var agent: String?
  /// The origin that it sees; nil: not told.
  var origin: String?
  /// By which the pool's pages know it again.
  var device: [UInt8]?
  /// What the last form came to.
  private(set) var answer = SubmitHostedPageResponse()

  static let callback = "https://app.example/callback"

  init(_ stage: Stage) throws {
    self.stage = stage
    let log = AuditLog(
      database: stage.harness.database.pool(schema: "authentication"),
      clock: stage.harness.clock,
      random: SequenceRandomSource(seed: 11),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
    let tickets = try TicketingChannel.testKeys()
    let gates = stage.service.authorizationGates(tickets: tickets, auditLog: log)
    pages = stage.service.hostedPages(
      through: stage.service.gate(tickets: tickets, auditLog: log),
      AuthorizationCalls(stage.service.authorization, through: gates)
    )
    query = [
      ("client_id", stage.clientID), ("redirect_uri", Self.callback), ("response_type", "code"),
      ("scope", "openid"), ("state", "a state"), ("lost", "not carried"),
    ].map { AuthorizationParameter(name: $0.0, value: $0.1) }
  }

  /// A stage whose client has its users sign in on pages.
  static func stage(
    _ harness: SignInHarness,
    _ pool: CreateUserPoolRequest = CreateUserPoolRequest(),
    _ change: (inout CreateUserPoolClientRequest) -> Void = { _ in }
  ) async throws -> Stage {
    var client = CreateUserPoolClientRequest(
      clientName: "Example Shop",
      supportedIdentityProviders: ["COGNITO"],
      callbackUrls: [callback],
      allowedOAuthFlows: ["code"],
      allowedOAuthScopes: ["openid", "aws.cognito.signin.user.admin"],
      allowedOAuthFlowsUserPoolClient: true,
      preventUserExistenceErrors: "ENABLED"
    )
    change(&client)
    return try await harness.stage(pool, client)
  }

  /// What a page shows; keeps what the browser is to keep.
  @discardableResult
  func open(_ page: HostedPage) async throws -> ShowHostedPageResponse {
    let shown = try await pages.showHostedPage(
      ShowHostedPageRequest(
        page: page.rawValue,
        userPoolId: stage.poolID,
        query: AuthorizationParameters(parameters: query),
        flow: flow,
        origin: origin
      ),
      context: stage.context
    )
    keep(shown.flow)
    return shown
  }

  /// Opens a page, fills its form in and sends it; returns the page that the browser is led to.
  @discardableResult
  func send(_ page: HostedPage, _ fields: [String: String]) async throws -> HostedPage? {
    var fields = fields
    if fields["step"] == nil { fields["step"] = try await open(page).view?.step }
    answer = try await pages.submitHostedPage(
      SubmitHostedPageRequest(
        page: page.rawValue,
        userPoolId: stage.poolID,
        query: AuthorizationParameters(parameters: query),
        flow: flow,
        fields: fields.map { AuthorizationParameter(name: $0.key, value: $0.value) },
        origin: origin,
        cookies: device.map { [BrowserCookies(poolName: stage.poolName, device: $0)] } ?? []
      ),
      context: context
    )
    device = answer.device ?? device
    keep(answer.flow)
    return answer.move?.page.flatMap(HostedPage.init(rawValue:))
  }

  /// What the page says of the last form.
  func notice(_ page: HostedPage) async throws -> HostedPageNotice? {
    try await open(page).view?.notice
  }

  /// Signs in up to where something is asked, or to the end.
  @discardableResult
  func signIn(
    _ name: String,
    _ password: String = SignInHarness.password
  ) async throws -> HostedPage? {
    try await send(.login, ["username": name, "password": password])
  }

  private var context: RPCCallContext {
    var context = stage.context
    context.sourceIP = address
    context.userAgent = agent
    return context
  }

  private func keep(_ given: HostedPageFlow?) {
    guard let given else { return }
    flow = given.value
  }
}
