import Cryptography
import DeviceRegistryService
import Domain
import GatehouseMessages
import Logging
import Postgres
import RPC
import TestSupport

/// The registry and a second instance of it over one database, with a clock that the test moves.
struct RegistryFixture {
  let registry: DeviceRegistry
  let twin: DeviceRegistry
  let database: TestDatabase
  let clock = ManualClock()

  static let pool = "us-east-1_AbCdEfGhI"
  static let sub = "7f3c0d7e-0000-4000-8000-000000000001"

  init() async throws {
    let server = try await ThrowawayPostgres.shared()
    database = try await server.makeDatabase(DeviceRegistryMigrations.all)
    registry = try Self.instance(of: database, clock, seed: 1)
    twin = try Self.instance(of: database, clock, seed: 2)
  }

  private static func instance(
    of database: TestDatabase,
    _ clock: ManualClock,
    seed: UInt64
  ) throws -> DeviceRegistry {
    DeviceRegistry(
      pool: database.pool(schema: "device_registry"),
      sealer: try Sealer(keys: [1: [UInt8](repeating: 7, count: 32)], current: 1),
      clock: clock,
      random: SequenceRandomSource(seed: seed),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
  }

  var context: RPCCallContext {
    RPCCallContext(requestID: "test", deadline: .now + patience)
  }

  /// What a call is refused with; nil is success.
  func refusal<R>(
    _ body: () async throws(DeviceRegistryFailure) -> R
  ) async -> DeviceRegistryFailure? {
    do throws(DeviceRegistryFailure) {
      _ = try await body()
      return nil
    } catch {
      return error
    }
  }
}
