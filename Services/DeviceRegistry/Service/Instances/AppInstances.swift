public import Cryptography
public import Domain
internal import GatehouseMessages
public import GatehouseStubs
public import Logging
public import Postgres

/// Installations of apps that confirm sign-ins, and the accounts on them.
///
/// Each RPC is one method in the file of its name under Operations. An instance is who has its key.
/// What a session contains, and whether it is approved, is authentication's.
public struct AppInstances: Sendable {
  let instances: AppInstanceStore
  let accounts: AppAccountStore
  let proofs: InstanceProofs
  let judge: FactorJudge
  let clock: any WallClock
  let random: any RandomSource
  let logger: Logger

  /// The service over a database whose migrations are applied.
  public init(
    pool: PostgresPool,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource,
    logger: Logger
  ) {
    instances = AppInstanceStore(database: pool)
    accounts = AppAccountStore(instances: instances)
    proofs = InstanceProofs(instances: instances, clock: clock)
    judge = FactorJudge(
      instances: instances,
      seals: FactorSeals(sealer: sealer),
      clock: clock,
      random: random
    )
    self.clock = clock
    self.random = random
    self.logger = logger
  }

  /// The description of an instance with its accounts.
  func described(
    _ instance: AppInstanceRecord
  ) async throws(DeviceRegistryFailure) -> AppInstance {
    instance.described(try await accounts.list(on: instance.id))
  }
}

extension AppInstances: AppInstanceServing, RegistryService {}
