internal import AuthenticationService
internal import Cryptography
internal import GatehouseMessages
internal import GatehouseStubs
internal import Logging
internal import Postgres
internal import RPC
internal import TestSupport
internal import Testing

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
        _ = try await authentication.createUserPool(.init(poolName: "pool"), context: context)
      },
      { _ = try await authentication.describeUserPool(.init(userPoolId: pool), context: context) },
      { _ = try await authentication.updateUserPool(.init(userPoolId: pool), context: context) },
      { _ = try await authentication.deleteUserPool(.init(userPoolId: pool), context: context) },
      { _ = try await authentication.listUserPools(.init(maxResults: 1), context: context) },
      {
        _ = try await authentication.createUserPoolClient(
          .init(userPoolId: pool, clientName: "client"),
          context: context
        )
      },
      {
        _ = try await authentication.describeUserPoolClient(
          .init(userPoolId: pool, clientId: client),
          context: context
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
