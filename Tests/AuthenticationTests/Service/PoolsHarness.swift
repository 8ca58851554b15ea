internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationSchema
internal import AuthenticationService
internal import Cryptography
internal import DeviceRegistryService
internal import DeviceRegistryStubs
internal import Domain
internal import IdentityFederationStubs
internal import Logging
internal import RPC
internal import TestSupport
internal import TokenIssuanceStubs

/// The service over a database of its own, with a token issuance that only takes notes.
final class PoolsHarness: Sendable {
  let database: TestDatabase
  let authentication: Authentication
  let tokens: RecordingTokenIssuance
  let clock = ManualClock()
  private let logger: Logger

  private let domainsSuffix: String?

  init(
    logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
    domainsSuffix: String? = nil
  ) async throws {
    self.logger = logger
    self.domainsSuffix = domainsSuffix
    database = try await ThrowawayPostgres.shared().makeDatabase(
      AuthenticationMigrations.all,
      DeviceRegistryMigrations.all
    )
    tokens = RecordingTokenIssuance()
    authentication = try Self.instance(
      of: database,
      tokens: tokens,
      clock: clock,
      seed: 1,
      domainsSuffix: domainsSuffix,
      logger: logger
    )
  }

  /// Another process of the service over the same database.
  func anotherInstance() throws -> Authentication {
    try Self.instance(
      of: database,
      tokens: tokens,
      clock: clock,
      seed: 2,
      domainsSuffix: domainsSuffix,
      logger: logger
    )
  }

  private static func instance(
    of database: TestDatabase,
    tokens: RecordingTokenIssuance,
    clock: ManualClock,
    seed: UInt64,
    domainsSuffix: String?,
    logger: Logger
  ) throws -> Authentication {
    var router = RPCRouter()
    tokens.register(in: &router)
    let sealer = try Sealer(keys: [1: [UInt8](repeating: 7, count: 32)], current: 1)
    DeviceRegistry(
      pool: database.pool(schema: "device_registry"),
      sealer: sealer,
      clock: clock,
      random: SequenceRandomSource(seed: seed),
      logger: logger
    ).register(in: &router)
    return Authentication(
      database: database.pool(schema: "authentication"),
      sealer: sealer,
      clock: clock,
      random: SequenceRandomSource(seed: seed),
      tokens: TokenIssuanceClient(InProcessChannel(router)),
      devices: DeviceRegistryClient(InProcessChannel(router)),
      appInstances: AppInstanceClient(InProcessChannel.refusing),
      factors: InteractionFactorClient(InProcessChannel.refusing),
      detachedTokens: DetachedTokenClient(InProcessChannel.refusing),
      tokenProofs: UserPoolTokenProofClient(InProcessChannel.refusing),
      providers: FakeProviderProofs(names: []).client,
      providerSignIns: ProviderSignInClient(InProcessChannel.refusing),
      configuration: AuthenticationConfiguration(
        accountID: "123456789012",
        defaultRegion: "us-east-1",
        publicURL: "https://id.example.com",
        domainsSuffix: domainsSuffix
      ),
      logger: logger
    )
  }

  func context(region: String? = nil) -> RPCCallContext {
    var context = RPCCallContext(requestID: "test", deadline: .now + patience)
    context.region = region
    return context
  }

  /// Makes a pool; the request's name is filled in.
  func makePool(
    _ request: CreateUserPoolRequest = CreateUserPoolRequest(),
    region: String? = nil
  ) async throws -> UserPoolType {
    var request = request
    request.poolName = request.poolName ?? "pool"
    let response = try await authentication.pools.createUserPool(
      request,
      call: .recording(context(region: region))
    )
    guard let pool = response.userPool else { throw NothingReturned() }
    return pool
  }

  func describePool(_ id: String?) async throws -> UserPoolType {
    let response = try await authentication.pools.describeUserPool(
      DescribeUserPoolRequest(userPoolId: id),
      call: .recording(context())
    )
    guard let pool = response.userPool else { throw NothingReturned() }
    return pool
  }

  /// Makes a client; the request's pool and name are filled in.
  func makeClient(
    of pool: UserPoolType,
    _ request: CreateUserPoolClientRequest = CreateUserPoolClientRequest()
  ) async throws -> UserPoolClientType {
    var request = request
    request.userPoolId = pool.id
    request.clientName = request.clientName ?? "client"
    let response = try await authentication.pools.createUserPoolClient(
      request,
      call: .recording(context())
    )
    guard let client = response.userPoolClient else { throw NothingReturned() }
    return client
  }

  func describeClient(_ client: UserPoolClientType) async throws -> UserPoolClientType {
    let response = try await authentication.pools.describeUserPoolClient(
      DescribeUserPoolClientRequest(userPoolId: client.userPoolId, clientId: client.clientId),
      call: .recording(context())
    )
    guard let found = response.userPoolClient else { throw NothingReturned() }
    return found
  }

  struct NothingReturned: Error {}
}
