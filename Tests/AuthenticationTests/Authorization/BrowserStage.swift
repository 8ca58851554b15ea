internal import AuthenticationAuthorization
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationTokens
internal import Domain
internal import GatehouseMessages
internal import Logging
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing
internal import TicketTestSupport

/// A pool with a client for browsers, and what browsers and the client ask.
struct BrowserStage: Sendable {
  let stage: Stage
  let service: Authentication
  let calls: AuthorizationCalls
  let endpoint: TokenEndpointCalls
  private let log: AuditLog
  private let events: AuditOperator

  static let callback = "https://app.example/callback?kept=1"
  static let signedOut = "https://app.example/bye"
  /// The example of RFC 7636, appendix B.
  static let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
  static let challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"

  var clock: ManualClock { stage.harness.clock }
  var clientID: String { stage.clientID }

  init(
    _ pool: CreateUserPoolRequest = CreateUserPoolRequest(),
    harness: SignInHarness? = nil,
    client change: (inout CreateUserPoolClientRequest) -> Void = { _ in },
    service: ((SignInHarness) throws -> Authentication)? = nil
  ) async throws {
    let harness = if let harness { harness } else { try await SignInHarness() }
    var client = Self.client
    change(&client)
    try self.init(
      try await harness.stage(pool, client),
      service: try service?(harness) ?? harness.authentication
    )
  }

  init(_ stage: Stage, service: Authentication? = nil) throws {
    self.stage = stage
    let service = service ?? stage.service
    self.service = service
    let database = stage.harness.database.pool(schema: "authentication")
    log = AuditLog(
      database: database,
      clock: stage.harness.clock,
      random: SequenceRandomSource(seed: 7),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
    let tickets = try TicketingChannel.testKeys()
    let gates = service.authorizationGates(tickets: tickets, auditLog: log)
    calls = AuthorizationCalls(service.authorization, through: gates)
    endpoint = TokenEndpointCalls(
      service.authorization,
      through: gates,
      refreshing: TokenEndpoint(
        service.tokens,
        through: service.gate(tickets: tickets, auditLog: log)
      )
    )
    events = AuditOperator(
      database: database,
      sealer: stage.harness.sealer,
      of: .userPools,
      clock: stage.harness.clock
    )
  }

  static var client: CreateUserPoolClientRequest {
    CreateUserPoolClientRequest(
      supportedIdentityProviders: ["COGNITO"],
      callbackUrls: [callback, "https://app.example/other"],
      logoutUrls: [signedOut],
      allowedOAuthFlows: ["code", "implicit"],
      allowedOAuthScopes: ["openid", "email", "phone", "profile", signInScope],
      allowedOAuthFlowsUserPoolClient: true
    )
  }

  /// The same pool's other client.
  func other(
    _ change: (inout CreateUserPoolClientRequest) -> Void = { _ in }
  ) async throws -> BrowserStage {
    var client = Self.client
    change(&client)
    let made = try await stage.harness.makeClient(of: stage.pool, client)
    return try BrowserStage(Stage(harness: stage.harness, pool: stage.pool, client: made))
  }

  /// The usual parameters of a request for a code, changed; nil takes one away.
  func query(_ changes: [String: String?] = [:]) -> [String: String] {
    var query: [String: String] = [
      "client_id": clientID, "redirect_uri": Self.callback, "response_type": "code",
      "scope": "openid email", "state": "st&te=1 ü",
    ]
    for (name, value) in changes { query[name] = value }
    return query
  }

  static func parameters(
    _ query: [String: String],
    repeated: [String] = []
  ) -> AuthorizationParameters {
    AuthorizationParameters(
      parameters: query.sorted { $0.key < $1.key }
        .map { AuthorizationParameter(name: $0.key, value: $0.value) },
      repeatedNames: repeated
    )
  }

  /// Every request has an id of its own.
  var context: RPCCallContext {
    var context = stage.context
    context.requestID = "\(UInt64.random(in: .min ... .max))"
    return context
  }

  func authorize(
    _ changes: [String: String?] = [:],
    repeated: [String] = [],
    in browser: Browser = Browser(),
    pool: String? = nil
  ) async throws -> AuthorizeResponse {
    let response = try await calls.authorize(
      AuthorizeRequest(
        userPoolId: pool,
        query: Self.parameters(query(changes), repeated: repeated),
        cookies: browser.cookies(of: stage)
      ),
      context: context
    )
    await log.flush()
    return response
  }

  func asked(_ changes: [String: String?] = [:]) async throws -> AuthorizationRequest {
    try await service.authorization.request(
      AuthorizationQuery(Self.parameters(query(changes))),
      in: nil,
      .recording(context)
    ).get()
  }

  /// A user who has proved these at the login page.
  func finish(
    _ changes: [String: String?] = [:],
    of name: String = "ann",
    proving kinds: [Proof.Kind] = [.password],
    in browser: inout Browser
  ) async throws -> AuthorizationRedirect {
    let request = try await asked(changes)
    let id = try #require(ClientID(clientID))
    let subject = try await service.directory.subject(named: name, for: id, .recording(context))
    let signIn = AuthenticatedSignIn(
      of: try #require(subject.user),
      at: subject.client,
      by: .hostedPage,
      proofs: kinds.map { Proof($0, at: clock.now()) },
      at: clock.now(),
      source: .authentication
    )
    let finished = try await service.authorization.finish(
      signIn,
      subject,
      for: request,
      in: browser.state(of: stage),
      .recording(context)
    )
    browser.keep(finished.cookie)
    return finished.redirect
  }

  /// The same, for a code.
  func code(
    _ changes: [String: String?] = [:],
    of name: String = "ann",
    proving kinds: [Proof.Kind] = [.password],
    in browser: inout Browser
  ) async throws -> String {
    let redirect = try await finish(changes, of: name, proving: kinds, in: &browser)
    return try #require(redirect["code"])
  }

  /// The same in a browser of its own.
  func code(_ changes: [String: String?] = [:]) async throws -> String {
    var browser = Browser()
    return try await code(changes, in: &browser)
  }

  func redeem(
    _ code: String?,
    _ change: (inout GrantByAuthorizationCodeRequest) -> Void = { _ in }
  ) async throws -> GrantByAuthorizationCodeResponse {
    var request = GrantByAuthorizationCodeRequest(
      clientId: clientID,
      clientSecret: stage.client.clientSecret,
      code: code,
      redirectUri: Self.callback
    )
    change(&request)
    let response = try await endpoint.grantByAuthorizationCode(request, context: context)
    await log.flush()
    return response
  }

  func refresh(
    _ token: String?,
    _ change: (inout GrantByRefreshTokenRequest) -> Void = { _ in }
  ) async throws -> GrantByRefreshTokenResponse {
    var request = GrantByRefreshTokenRequest(
      clientId: clientID,
      clientSecret: stage.client.clientSecret,
      refreshToken: token
    )
    change(&request)
    return try await endpoint.grantByRefreshToken(request, context: context)
  }

  func endSession(
    _ query: [String: String],
    in browser: Browser = Browser(),
    isConfirmed: Bool = false
  ) async throws -> EndSessionResponse {
    let response = try await calls.endSession(
      EndSessionRequest(
        query: Self.parameters(query),
        cookies: browser.cookies(of: stage),
        isConfirmed: isConfirmed
      ),
      context: context
    )
    await log.flush()
    return response
  }

  func userInfo(_ token: String?, pool: String? = nil) async throws -> ShowUserInfoResponse {
    try await calls.showUserInfo(
      ShowUserInfoRequest(userPoolId: pool, accessToken: token),
      context: context
    )
  }

  func introspect(_ token: String?) async throws -> String {
    let response = try await endpoint.introspectToken(
      IntrospectTokenRequest(
        clientId: clientID,
        clientSecret: stage.client.clientSecret,
        token: token
      ),
      context: context
    )
    return String(decoding: try #require(response.answer), as: UTF8.self)
  }

  func newestEvent() async throws -> AuditEvent? {
    await log.flush()
    return try await events.listAuditEvents(ListAuditEventsRequest(limit: 1), context: context)
      .events.first
  }
}

/// What a browser keeps for a pool.
struct Browser: Sendable {
  var session: [UInt8]?
  var wantsFreshSignIn = false

  mutating func keep(_ cookie: BrowserSessionCookie?) {
    guard let cookie else { return }
    session = cookie.session
    wantsFreshSignIn = false
  }

  func cookies(of stage: Stage) -> [BrowserCookies] {
    [
      BrowserCookies(
        poolName: stage.poolName,
        session: session,
        wantsFreshSignIn: wantsFreshSignIn
      )
    ]
  }

  func state(of stage: Stage) throws -> BrowserState {
    BrowserState(cookies(of: stage), in: try #require(UserPoolID(stage.poolID)))
  }
}

extension AuthorizationRedirect {
  /// A parameter that is added.
  subscript(name: String) -> String? { parameters.first { $0.name == name }?.value }
}
