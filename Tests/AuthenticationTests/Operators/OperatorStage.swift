internal import AuthenticationMessages
internal import AuthenticationOperators
internal import AuthenticationService
internal import AuthenticationStubs
internal import Domain
import IdentityFederationStubs
internal import Logging
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing
internal import TicketTestSupport
import TokenIssuanceStubs

@testable internal import AuthenticationCore

/// An ordinary pool, and the operators' pool beside it, asked as the console asks.
struct OperatorStage: Sendable {
  /// The ordinary pool.
  let stage: Stage
  let console: ConsoleClient
  let operations: AuthenticationClient
  let accounts: OperatorAccountClient
  let log: AuditLog

  static let consoleURL = "https://console.example"
  static let password = "correct horse battery"

  var harness: SignInHarness { stage.harness }
  var clock: ManualClock { harness.clock }

  init() async throws {
    let harness = try await SignInHarness()
    stage = try await harness.stage()
    log = AuditLog(
      database: harness.database.pool(schema: "authentication"),
      clock: harness.clock,
      random: SequenceRandomSource(seed: 12),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
    let service = harness.authentication
    var router = RPCRouter()
    service.register(
      in: &router,
      through: service.gate(tickets: try TicketingChannel.testKeys(), auditLog: log)
    )
    // Services that answer nothing: what they know is missing, and nothing else.
    let silent = InProcessChannel(RPCRouter())
    ConsoleCalls(
      service.operators,
      outbox: harness.outbox,
      auditLog: log,
      providers: ProviderTestClient(silent),
      signingKeys: SigningKeyOperatorClient(silent)
    ).register(in: &router)
    OperatorAccounts(service.operators, auditLog: log).register(in: &router)
    let channel = InProcessChannel(router)
    console = ConsoleClient(channel)
    operations = AuthenticationClient(channel)
    accounts = OperatorAccountClient(channel)
  }

  /// What a call of this operator carries.
  func context(_ token: String? = nil) -> RPCCallContext {
    var context = RPCCallContext(
      requestID: "\(UInt64.random(in: .min ... .max))",
      deadline: .now + patience
    )
    context.operatorToken = token
    return context
  }

  /// A one-time link for an operator of the role.
  func link(_ email: String, _ role: String = "administrator") async throws -> String {
    let made = try await accounts.createOperator(
      CreateOperatorRequest(email: email, role: role, consoleUrl: Self.consoleURL),
      context: context()
    )
    return try #require(made.linkSecret)
  }

  /// The access token of an operator who proved these at the pool's page.
  func token(
    _ email: String,
    _ role: String = "administrator",
    proving kinds: [Proof.Kind] = [.password, .softwareToken]
  ) async throws -> String {
    _ = try await console.acceptOperatorLink(
      AcceptOperatorLinkRequest(
        linkSecret: try await link(email, role),
        password: Self.password
      ),
      context: context()
    )
    let place = try await console.showOperatorSignIn(
      ShowOperatorSignInRequest(),
      context: context()
    )
    return try await token(email, at: place, proving: kinds)
  }

  /// The same at a client that may not be the console's.
  func token(
    _ email: String,
    at place: ShowOperatorSignInResponse,
    proving kinds: [Proof.Kind] = [.password, .softwareToken]
  ) async throws -> String {
    let browser = try BrowserStage(
      Stage(
        harness: harness,
        pool: UserPoolType(id: place.userPoolId),
        client: UserPoolClientType(clientId: place.clientId)
      )
    )
    let callback = "\(Self.consoleURL)/signed-in"
    var session = Browser()
    let code = try await browser.code(
      [
        "redirect_uri": callback, "scope": place.scope, "code_challenge": BrowserStage.challenge,
        "code_challenge_method": "S256",
      ],
      of: email,
      proving: kinds,
      in: &session
    )
    let granted = try await browser.redeem(code) { request in
      request.redirectUri = callback
      request.codeVerifier = BrowserStage.verifier
    }
    return try #require(granted.accessToken)
  }

  /// The operators' pool.
  func home() async throws -> String {
    let place = try await console.showOperatorSignIn(
      ShowOperatorSignInRequest(),
      context: context()
    )
    return try #require(place.userPoolId)
  }

  /// The reason of a refusal; nil where the call passes.
  func reason(_ call: () async throws -> Void) async throws -> String? {
    do {
      try await call()
      return nil
    } catch let error as RPCError {
      return error.reason
    }
  }

  /// What the service says of an operator who disables a user.
  func disabling(_ name: String, in pool: String, _ token: String) async throws -> String? {
    try await reason {
      _ = try await operations.adminDisableUser(
        AdminDisableUserRequest(userPoolId: pool, username: name),
        context: context(token)
      )
    }
  }
}
