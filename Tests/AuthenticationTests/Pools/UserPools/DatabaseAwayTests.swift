internal import AuthenticationCore
import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import Cryptography
internal import DeviceRegistryStubs
internal import IdentityFederationStubs
internal import Logging
internal import Postgres
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing
internal import TokenIssuanceStubs

@Suite("Without the database")
struct DatabaseAwayTests {
  @Test("operations on pools fail as infrastructure does, promptly and with no public reason")
  func unavailable() async throws {
    let tokens = RecordingTokenIssuance()
    var router = RPCRouter()
    tokens.register(in: &router)
    var database = PostgresPool.Configuration(host: "/nonexistent", database: "x", user: "x")
    database.leaseTimeout = .seconds(1)
    let authentication = Authentication(
      database: PostgresPool(database),
      sealer: try Sealer(keys: [1: [UInt8](repeating: 7, count: 32)], current: 1),
      clock: ManualClock(),
      random: SequenceRandomSource(),
      tokens: TokenIssuanceClient(InProcessChannel(router)),
      devices: DeviceRegistryClient(InProcessChannel(router)),
      appInstances: AppInstanceClient(InProcessChannel.refusing),
      factors: InteractionFactorClient(InProcessChannel.refusing),
      detachedTokens: DetachedTokenClient(InProcessChannel.refusing),
      tokenProofs: UserPoolTokenProofClient(InProcessChannel.refusing),
      providers: UserPoolProviderClient(InProcessChannel.refusing),
      providerSignIns: ProviderSignInClient(InProcessChannel.refusing),
      configuration: AuthenticationConfiguration(
        accountID: "1",
        defaultRegion: "us-east-1",
        publicURL: "https://id.example.com"
      ),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
    let context = RPCCallContext(requestID: "test", deadline: .now + patience)
    let pool = "us-east-1_aaaaaaaaa"
    let client = "0123456789abcdefghijklmnop"
    let operations: [@Sendable () async throws -> Void] = [
      {
        _ = try await authentication.pools.createUserPool(
          .init(poolName: "pool"),
          call: .recording(context)
        )
      },
      {
        _ = try await authentication.pools.describeUserPool(
          .init(userPoolId: pool),
          call: .recording(context)
        )
      },
      {
        _ = try await authentication.pools.updateUserPool(
          .init(userPoolId: pool),
          call: .recording(context)
        )
      },
      {
        _ = try await authentication.pools.deleteUserPool(
          .init(userPoolId: pool),
          call: .recording(context)
        )
      },
      {
        _ = try await authentication.pools.listUserPools(
          .init(maxResults: 1),
          call: .recording(context)
        )
      },
      {
        _ = try await authentication.pools.createUserPoolClient(
          .init(userPoolId: pool, clientName: "client"),
          call: .recording(context)
        )
      },
      {
        _ = try await authentication.pools.describeUserPoolClient(
          .init(userPoolId: pool, clientId: client),
          call: .recording(context)
        )
      },
    ]
    for operation in operations {
      let failure = await #expect(throws: AuthenticationFailure.self) { try await operation() }
      #expect(failure?.status.code == .unavailable)
      #expect(failure?.status.reason == "")
    }
    #expect(tokens.notes.deletedPools == [])
  }
}
