public import Cryptography
public import DeviceRegistryStubs
public import Domain
public import Logging
public import Postgres
internal import RPC

/// Devices, their SRP verifiers and states.
///
/// Each RPC is one method in the file of its name under Operations. Only authentication calls this
/// service. Authentication decides who the user is and whether the password is right. The registry
/// decides whether the device is the one that it claims to be.
public final class DeviceRegistry: Sendable {
  let devices: DeviceStore
  let accounts: AppAccountStore
  let verifiers: DeviceVerifiers
  let sealer: Sealer
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
    devices = DeviceStore(database: pool)
    accounts = AppAccountStore(instances: AppInstanceStore(database: pool))
    verifiers = DeviceVerifiers(sealer: sealer)
    self.sealer = sealer
    self.clock = clock
    self.random = random
    self.logger = logger
  }

  /// The part that removes what has expired.
  public var expiredProofRemoval: ExpiredProofRemoval {
    ExpiredProofRemoval(
      devices: devices,
      instances: accounts.instances,
      clock: clock,
      logger: logger
    )
  }
}

extension DeviceRegistry: DeviceRegistryServing, RegistryService {}
