internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationNotifications
internal import AuthenticationPools
internal import AuthenticationProtection
internal import AuthenticationProviderSignIn
internal import AuthenticationSchema
internal import AuthenticationService
internal import AuthenticationTriggers
internal import Cryptography
internal import DeviceRegistryService
internal import DeviceRegistryStubs
internal import Domain
internal import IdentityFederationStubs
internal import LambdaFunctions
internal import Logging
internal import Postgres
internal import RPC
internal import TestSupport
internal import TokenIssuanceService
internal import TokenIssuanceStubs

/// The service, a second instance of it and a real token issuance over one database.
final class SignInHarness: Sendable {
  let database: TestDatabase
  /// The pool of `authentication`.
  let store: PostgresPool
  let clock = ManualClock()
  let sealer: Sealer
  let authentication: Authentication
  /// Another process of the service.
  let twin: Authentication
  let outbox: OutboxOperator
  let tokens: TokenIssuanceClient
  /// How calls reach token issuance.
  let tokenChannel: InProcessChannel
  let devices: DeviceRegistryClient
  /// The pool of `device_registry`.
  let registryStore: PostgresPool

  static let password = "Passw0rd!"

  /// On the server that tests share, unless the test is to crash one; with RSA keys that other tests have too,
  /// unless it is to have its own.
  init(
    on server: ThrowawayPostgres? = nil,
    hasOwnKeys: Bool = false,
    functions: LambdaFunctions? = nil,
    builtIn: [String: any BuiltInFunction] = [:],
    app: (any AppFactor)? = nil
  ) async throws {
    let server = if let server { server } else { try await ThrowawayPostgres.shared() }
    database = try await server.makeDatabase(
      AuthenticationMigrations.all,
      DeviceRegistryMigrations.all,
      TokenIssuanceMigrations.all
    )
    let sealer = try Sealer(keys: [1: [UInt8](repeating: 7, count: 32)], current: 1)
    self.sealer = sealer
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    var router = RPCRouter()
    let keys = MadeKeys()
    let issuance = TokenIssuance(
      pool: database.pool(schema: "token_issuance"),
      sealer: sealer,
      clock: clock,
      random: SequenceRandomSource(seed: 99),
      makeKey: { (algorithm) throws(CryptographyError) -> SigningKey in
        try hasOwnKeys ? SigningKey.generate(algorithm) : keys.next(algorithm)
      },
      issuerBaseURL: "http://127.0.0.1:8080",
      identityIssuer: "http://127.0.0.1:8080/cognito-identity",
      logger: logger
    )
    issuance.register(in: &router)
    issuance.userPoolTokenProof.register(in: &router)
    issuance.detachedTokens.register(in: &router)
    let tokenChannel = InProcessChannel(router)
    self.tokenChannel = tokenChannel
    let tokens = TokenIssuanceClient(tokenChannel)
    self.tokens = tokens
    registryStore = database.pool(schema: "device_registry")
    let devices = Self.deviceRegistry(on: registryStore, sealer: sealer, clock: clock, seed: 3)
    self.devices = devices
    let configuration = AuthenticationConfiguration(
      accountID: "123456789012",
      defaultRegion: "us-east-1",
      publicURL: "https://id.example.com"
    )
    store = database.pool(schema: "authentication")
    authentication = Authentication(
      database: store,
      sealer: sealer,
      clock: clock,
      random: SequenceRandomSource(seed: 1),
      tokens: tokens,
      devices: devices,
      appInstances: AppInstanceClient(InProcessChannel.refusing),
      factors: InteractionFactorClient(InProcessChannel.refusing),
      detachedTokens: DetachedTokenClient(tokenChannel),
      tokenProofs: UserPoolTokenProofClient(tokenChannel),
      providers: FakeProviderProofs(names: []).client,
      providerSignIns: ProviderSignInClient(InProcessChannel.refusing),
      configuration: configuration,
      functions: functions,
      builtIn: builtIn,
      app: { app ?? $0 },
      logger: logger
    )
    twin = Authentication(
      database: database.pool(schema: "authentication"),
      sealer: sealer,
      clock: clock,
      random: SequenceRandomSource(seed: 2),
      tokens: tokens,
      devices: Self.deviceRegistry(
        on: database.pool(schema: "device_registry"),
        sealer: sealer,
        clock: clock,
        seed: 4
      ),
      appInstances: AppInstanceClient(InProcessChannel.refusing),
      factors: InteractionFactorClient(InProcessChannel.refusing),
      detachedTokens: DetachedTokenClient(tokenChannel),
      tokenProofs: UserPoolTokenProofClient(tokenChannel),
      providers: FakeProviderProofs(names: []).client,
      providerSignIns: ProviderSignInClient(InProcessChannel.refusing),
      configuration: configuration,
      logger: logger
    )
    outbox = OutboxOperator(database: store, sealer: sealer)
  }

  /// One more process of the service, which slows a network after so many wrong passwords.
  func instance(wrongPasswordsOfNetwork: Int) throws -> Authentication {
    try instance(tokens: tokenChannel, wrongPasswordsOfNetwork: wrongPasswordsOfNetwork)
  }

  /// One more process of the service, with other limits of messages.
  func instance(messageLimits: MessageLimits) throws -> Authentication {
    try instance(tokens: tokenChannel, messageLimits: messageLimits)
  }

  /// One more process of the service, that reaches functions.
  func instance(
    functions: LambdaFunctions,
    builtIn: [String: any BuiltInFunction] = [:],
    app: (any AppFactor)? = nil
  ) throws -> Authentication {
    try instance(tokens: tokenChannel, functions: functions, builtIn: builtIn, app: app)
  }

  /// One more process of the service, with what an operator gives threat protection.
  func instance(protection options: ProtectionOptions) -> Authentication {
    Authentication(
      database: database.pool(schema: "authentication"),
      sealer: sealer,
      clock: clock,
      random: SequenceRandomSource(seed: 6),
      tokens: tokens,
      devices: devices,
      appInstances: AppInstanceClient(InProcessChannel.refusing),
      factors: InteractionFactorClient(InProcessChannel.refusing),
      detachedTokens: DetachedTokenClient(tokenChannel),
      tokenProofs: UserPoolTokenProofClient(tokenChannel),
      providers: FakeProviderProofs(names: []).client,
      providerSignIns: ProviderSignInClient(InProcessChannel.refusing),
      configuration: AuthenticationConfiguration(
        accountID: "123456789012",
        defaultRegion: "us-east-1",
        publicURL: "https://id.example.com"
      ),
      protection: options,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
  }

  /// One more process of the service, whose calls to token issuance take another way.
  func instance(
    tokens channel: some RPCChannel,
    providers: UserPoolProviderClient = FakeProviderProofs(names: []).client,
    providerSignIns: ProviderSignInClient = ProviderSignInClient(InProcessChannel.refusing),
    clientRequests: (any ClientRequests)? = nil,
    functions: LambdaFunctions? = nil,
    builtIn: [String: any BuiltInFunction] = [:],
    app: (any AppFactor)? = nil,
    sealer: Sealer? = nil,
    messageLimits: MessageLimits = .usual,
    wrongPasswordsOfNetwork: Int = AuthenticationConfiguration.usualWrongPasswordsOfNetwork
  ) throws -> Authentication {
    Authentication(
      database: database.pool(schema: "authentication"),
      sealer: sealer ?? self.sealer,
      clock: clock,
      random: SequenceRandomSource(seed: 5),
      tokens: TokenIssuanceClient(channel),
      devices: devices,
      appInstances: AppInstanceClient(InProcessChannel.refusing),
      factors: InteractionFactorClient(InProcessChannel.refusing),
      detachedTokens: DetachedTokenClient(channel),
      tokenProofs: UserPoolTokenProofClient(channel),
      providers: providers,
      providerSignIns: providerSignIns,
      configuration: AuthenticationConfiguration(
        accountID: "123456789012",
        defaultRegion: "us-east-1",
        publicURL: "https://id.example.com",
        messageLimits: messageLimits,
        wrongPasswordsOfNetwork: wrongPasswordsOfNetwork
      ),
      functions: functions,
      builtIn: builtIn,
      app: { app ?? $0 },
      clientRequests: clientRequests,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
  }

  /// How many of a hundred calls at once, by turns at two processes, come to something.
  func winners(
    of count: Int = 100,
    _ call: @escaping @Sendable (Int, Authentication) async throws -> Bool
  ) async -> Int {
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<count {
        let service = index.isMultiple(of: 2) ? authentication : twin
        group.addTask {
          do {
            return try await call(index, service)
          } catch {
            return false
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
  }

  /// A process of the device registry.
  private static func deviceRegistry(
    on store: PostgresPool,
    sealer: Sealer,
    clock: ManualClock,
    seed: UInt64
  ) -> DeviceRegistryClient {
    var router = RPCRouter()
    DeviceRegistry(
      pool: store,
      sealer: sealer,
      clock: clock,
      random: SequenceRandomSource(seed: seed),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    ).register(in: &router)
    return DeviceRegistryClient(InProcessChannel(router))
  }

  var context: RPCCallContext {
    RPCCallContext(requestID: "test", deadline: .now + patience)
  }

  struct NothingReturned: Error {}

  func makePool(
    _ request: CreateUserPoolRequest = CreateUserPoolRequest()
  ) async throws -> UserPoolType {
    var request = request
    request.poolName = request.poolName ?? "pool"
    let pool = try await authentication.pools.createUserPool(request, call: .recording(context))
      .userPool
    guard let pool else { throw NothingReturned() }
    return pool
  }

  static let allFlows = [
    "ALLOW_USER_SRP_AUTH", "ALLOW_USER_PASSWORD_AUTH", "ALLOW_ADMIN_USER_PASSWORD_AUTH",
    "ALLOW_REFRESH_TOKEN_AUTH",
  ]

  func makeClient(
    of pool: UserPoolType,
    _ request: CreateUserPoolClientRequest = CreateUserPoolClientRequest()
  ) async throws -> UserPoolClientType {
    var request = request
    request.userPoolId = pool.id
    request.clientName = request.clientName ?? "client"
    request.explicitAuthFlows = request.explicitAuthFlows ?? Self.allFlows
    let client =
      try await authentication
      .pools.createUserPoolClient(request, call: .recording(context)).userPoolClient
    guard let client else { throw NothingReturned() }
    return client
  }

  /// A pool of the request with a client that allows everything.
  func stage(
    _ pool: CreateUserPoolRequest = CreateUserPoolRequest(),
    _ client: CreateUserPoolClientRequest = CreateUserPoolClientRequest()
  ) async throws -> Stage {
    let pool = try await makePool(pool)
    return Stage(harness: self, pool: pool, client: try await makeClient(of: pool, client))
  }

  /// The newest message to a user.
  func newestMessage(_ client: UserPoolClientType, _ username: String) async throws -> OutboxMessage
  {
    let listed = try await outbox.listOutboxMessages(
      ListOutboxMessagesRequest(clientId: client.clientId, username: username, limit: 1),
      context: context
    )
    guard let message = listed.messages.first else { throw NothingReturned() }
    return message
  }
}

extension SignInHarness {
  /// Disables a user behind the service's back.
  func disable(_ username: String, in pool: String) async throws {
    _ = try await database.administrationPool().execute(
      """
      UPDATE authentication.users SET is_enabled = false
      WHERE user_pool_id = \(pool) AND username = \(username)
      """
    )
  }

  /// Everything the service stores, as a thief of the database would read it.
  func storedText() async throws -> String {
    let rows = try await database.administrationPool().query(
      """
      SELECT u::text AS line FROM authentication.users AS u
      UNION ALL SELECT c::text FROM authentication.confirmation_codes AS c
      UNION ALL SELECT m::text FROM authentication.outbox_messages AS m
      UNION ALL SELECT encode(m.sealed_contents, 'escape') FROM authentication.outbox_messages AS m
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("line", as: String.self)
    }
    return rows.joined(separator: "\n")
  }
}
