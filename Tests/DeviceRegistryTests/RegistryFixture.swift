import Cryptography
import DeviceRegistryService
import Domain
import Logging
import Postgres
import RPC
import TestSupport

/// The registry and a second instance of it over one database, with a clock that the test moves.
struct RegistryFixture {
  let registry: DeviceRegistry
  let twin: DeviceRegistry
  /// The services of apps of both instances.
  let apps: [AppInstances]
  let factors: [InteractionFactors]
  let database: TestDatabase
  let clock = ManualClock()

  static let pool = "us-east-1_AbCdEfGhI"
  static let sub = "7f3c0d7e-0000-4000-8000-000000000001"

  init() async throws {
    let server = try await ThrowawayPostgres.shared()
    database = try await server.makeDatabase(DeviceRegistryMigrations.all)
    let sealer = try Sealer(keys: [1: [UInt8](repeating: 7, count: 32)], current: 1)
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let pools = [
      database.pool(schema: "device_registry"), database.pool(schema: "device_registry"),
    ]
    let randoms = [SequenceRandomSource(seed: 1), SequenceRandomSource(seed: 2)]
    let registries = zip(pools, randoms).map { [clock] pool, random in
      DeviceRegistry(pool: pool, sealer: sealer, clock: clock, random: random, logger: logger)
    }
    let parts = zip(pools, randoms).map { [clock] pool, random in
      InstanceParts(pool: pool, sealer: sealer, clock: clock, random: random, logger: logger)
    }
    apps = parts.map(AppInstances.init)
    factors = parts.map(InteractionFactors.init)
    registry = registries[0]
    twin = registries[1]
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
