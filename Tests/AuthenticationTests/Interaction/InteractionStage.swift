internal import AuthenticationCore
internal import AuthenticationInteraction
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationStubs
internal import Cryptography
internal import DeviceRegistryService
internal import DeviceRegistryStubs
internal import Domain
internal import IdentityFederationStubs
internal import Logging
internal import Postgres
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import TicketTestSupport
internal import TokenIssuanceStubs

/// A pool with sessions that an app confirms, two processes of the service, and real registries.
struct InteractionStage: Sendable {
  let stage: Stage
  /// A client with a secret: the relying server.
  let server: UserPoolClientType
  /// Both processes, each behind its gate.
  let sessions: [InteractionClient]
  let instances: [InteractionInstanceClient]
  let services: [Authentication]
  let log: AuditLog
  let events: AuditOperator

  var harness: SignInHarness { stage.harness }
  var clock: ManualClock { harness.clock }
  var poolID: String { stage.poolID }

  static let url = "https://id.example.com"

  init(
    tags: [String: String] = [:],
    pinPolicy: String? = nil,
    appPolicy: String? = nil,
    devices: DeviceConfigurationType? = nil,
    losingAnswersOf lost: RPCMethod? = nil
  ) async throws {
    let harness = try await SignInHarness()
    var all = ["gatehouse:interaction": "on"]
    all["gatehouse:pin-policy"] = pinPolicy
    all["gatehouse:app-policy"] = appPolicy
    let pool = try await harness.makePool(
      CreateUserPoolRequest(
        deviceConfiguration: devices,
        userPoolTags: all.merging(tags) { $1 }
      )
    )
    let page = try await harness.makeClient(
      of: pool,
      CreateUserPoolClientRequest(clientName: "page")
    )
    server = try await harness.makeClient(
      of: pool,
      CreateUserPoolClientRequest(clientName: "server", generateSecret: true)
    )
    stage = Stage(harness: harness, pool: pool, client: page)
    let database = harness.database.pool(schema: "authentication")
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let log = AuditLog(
      database: database,
      clock: harness.clock,
      random: SequenceRandomSource(seed: 21),
      logger: logger,
      pause: .milliseconds(20)
    )
    self.log = log
    events = AuditOperator(
      database: database,
      sealer: harness.sealer,
      of: .userPools,
      clock: harness.clock
    )
    let tickets = try TicketingChannel.testKeys()
    let services = (0..<2).map { index in
      Self.service(harness, seed: UInt64(30 + index), losingAnswersOf: lost, logger)
    }
    self.services = services
    let channels = services.map { service in
      var router = RPCRouter()
      let gate = service.interactionGate(tickets: tickets, auditLog: log)
      InteractionSessionCalls(service.interaction, through: gate).register(in: &router)
      InteractionInstanceCalls(service.interaction, through: gate).register(in: &router)
      return InProcessChannel(router)
    }
    sessions = channels.map { InteractionClient($0) }
    instances = channels.map { InteractionInstanceClient($0) }
  }

  private static func service(
    _ harness: SignInHarness,
    seed: UInt64,
    losingAnswersOf lost: RPCMethod?,
    _ logger: Logger
  ) -> Authentication {
    var router = RPCRouter()
    let store = harness.registryStore
    let random = SequenceRandomSource(seed: seed + 100)
    DeviceRegistry(
      pool: store,
      sealer: harness.sealer,
      clock: harness.clock,
      random: random,
      logger: logger
    ).register(in: &router)
    let parts = InstanceParts(
      pool: store,
      sealer: harness.sealer,
      clock: harness.clock,
      random: random,
      logger: logger
    )
    AppInstances(parts).register(in: &router)
    InteractionFactors(parts).register(in: &router)
    let registry = LostAnswers(of: lost, InProcessChannel(router))
    return Authentication(
      database: harness.database.pool(schema: "authentication"),
      sealer: harness.sealer,
      clock: harness.clock,
      random: SequenceRandomSource(seed: seed),
      tokens: TokenIssuanceClient(harness.tokenChannel),
      devices: DeviceRegistryClient(registry),
      appInstances: AppInstanceClient(registry),
      factors: InteractionFactorClient(registry),
      detachedTokens: DetachedTokenClient(harness.tokenChannel),
      tokenProofs: UserPoolTokenProofClient(harness.tokenChannel),
      providers: UserPoolProviderClient(InProcessChannel.refusing),
      providerSignIns: ProviderSignInClient(InProcessChannel.refusing),
      configuration: AuthenticationConfiguration(
        accountID: "123456789012",
        defaultRegion: "us-east-1",
        publicURL: url
      ),
      logger: logger
    )
  }

  var context: RPCCallContext {
    var context = RPCCallContext(
      requestID: Hex.encode(SecureRandom.bytes(8)),
      deadline: .now + patience
    )
    context.sourceIP = "192.0.2.7"
    context.userAgent = "page/1"
    return context
  }

  /// The header of the relying server.
  var basic: String {
    let pair = "\(server.clientId ?? ""):\(server.clientSecret ?? "")"
    return "Basic " + Base64.encode(Array(pair.utf8))
  }

  /// A call of a relying party.
  func call(
    _ body: String = "",
    authorization: String? = nil,
    method: String = "POST",
    path: String = "/interaction/v1/sessions"
  ) -> InteractionCall {
    InteractionCall(
      authorization: authorization,
      method: method,
      address: Self.url + path,
      body: Array(body.utf8)
    )
  }

  /// Starts a session of the relying server, with further members of the body.
  func start(
    _ kind: String = "LOGIN",
    user: String? = nil,
    _ members: String = ""
  ) async throws(RPCError) -> StartInteractionResponse {
    let name = user.map { #","user":"\#($0)""# } ?? ""
    return try await sessions[0].startInteraction(
      StartInteractionRequest(
        call: call(#"{"kind":"\#(kind)"\#(name)\#(members)}"#, authorization: basic)
      ),
      context: context
    )
  }

  /// Starts a session of the page, which has no secret.
  func startAtPage(_ members: String = "") async throws(RPCError) -> StartInteractionResponse {
    try await sessions[0].startInteraction(
      StartInteractionRequest(
        call: call(#"{"kind":"LOGIN","clientId":"\#(stage.clientID)"\#(members)}"#)
      ),
      context: context
    )
  }

  /// What the relying server is told.
  func state(of session: String?) async throws(RPCError) -> InteractionState {
    try await sessions[1].getInteraction(
      GetInteractionRequest(call: call(authorization: basic, method: "GET"), sessionId: session),
      context: context
    )
  }

  /// The same for a holder of a handle.
  func state(of session: String?, handle: String?) async throws(RPCError) -> InteractionState {
    try await sessions[1].getInteraction(
      GetInteractionRequest(
        call: call(authorization: handle.map { "Bearer \($0)" }, method: "GET"),
        sessionId: session
      ),
      context: context
    )
  }

  func cancel(_ session: String?) async throws(RPCError) -> InteractionState {
    try await sessions[0].cancelInteraction(
      CancelInteractionRequest(
        call: call(authorization: basic, method: "DELETE"),
        sessionId: session
      ),
      context: context
    )
  }
}
