internal import AuthenticationMessages
internal import AuthenticationService
internal import DeviceRegistryStubs
internal import Domain
internal import IdentityFederationStubs
internal import LambdaFunctions
internal import Logging
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import TokenIssuanceStubs

@testable internal import AuthenticationCore
@testable internal import AuthenticationInteraction

/// A pool whose sign-ins an app confirms, one user, and a service whose registry the test plays.
struct WaitingStage: Sendable {
  let stage: Stage
  let service: Authentication
  let known: KnownInstances
  /// The sub of the user `ann`.
  let sub: String

  var interaction: Interaction { service.interaction }
  var clock: ManualClock { stage.harness.clock }

  struct NoClient: Error {}

  static func make(
    webhooks: Set<String> = [],
    functions: LambdaFunctions? = nil,
    pool: CreateUserPoolRequest = CreateUserPoolRequest(),
    client: CreateUserPoolClientRequest = CreateUserPoolClientRequest()
  ) async throws -> WaitingStage {
    var pool = pool
    pool.userPoolTags = (pool.userPoolTags ?? [:]).merging(["gatehouse:interaction": "on"]) { $1 }
    let harness = try await SignInHarness(functions: functions)
    let stage = try await harness.stage(pool, client)
    let known = KnownInstances()
    let service = Authentication(
      database: harness.database.pool(schema: "authentication"),
      sealer: harness.sealer,
      clock: harness.clock,
      random: SequenceRandomSource(seed: 11),
      tokens: harness.tokens,
      devices: harness.devices,
      appInstances: known.client,
      factors: InteractionFactorClient(InProcessChannel.refusing),
      detachedTokens: DetachedTokenClient(harness.tokenChannel),
      tokenProofs: UserPoolTokenProofClient(harness.tokenChannel),
      providers: UserPoolProviderClient(InProcessChannel.refusing),
      providerSignIns: ProviderSignInClient(InProcessChannel.refusing),
      configuration: AuthenticationConfiguration(
        accountID: "123456789012",
        defaultRegion: "us-east-1",
        publicURL: "https://id.example.com",
        interactionWebhooks: webhooks
      ),
      functions: functions,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
    let sub = try await stage.addUser("ann")
    return WaitingStage(stage: stage, service: service, known: known, sub: sub)
  }

  var call: Call { .recording(stage.context) }

  /// A session for a user, as the client starts it.
  @discardableResult
  func start(
    _ kind: InteractionKind = .login,
    user: String? = "ann",
    isPushed: Bool = false
  ) async throws -> StartedInteraction {
    guard let id = ClientID(stage.clientID) else { throw NoClient() }
    var new = NewInteraction(kind: kind, starter: .server)
    new.userName = user
    new.isPushed = isPushed
    let client = try await interaction.settings.client(id)
    return try await interaction.start(new, for: client, call: call)
  }

  /// The session after a change, as an app's calls lead to it.
  @discardableResult
  func move(
    _ session: InteractionSession,
    to state: InteractionStatus,
    _ set: (inout InteractionChange) -> Void = { _ in }
  ) async throws -> InteractionSession {
    var change = InteractionChange(to: state)
    set(&change)
    let moved = try await interaction.sessions.move(session, by: change, at: clock.now())
    guard let moved else { throw SignInHarness.NothingReturned() }
    return moved
  }

  /// A session that ann's app has confirmed with a PIN.
  func approved() async throws -> StartedInteraction {
    let started = try await start()
    let session = try await move(started.session, to: .approved) { change in
      change.account = "us-east-1_account"
      change.factor = .pin
      change.expiresAt = clock.now().adding(seconds: 60)
    }
    return StartedInteraction(session: session, handle: started.handle, link: started.link)
  }
}
