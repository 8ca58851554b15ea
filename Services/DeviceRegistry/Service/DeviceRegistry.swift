public import Cryptography
public import Domain
public import GatehouseStubs
public import Logging
public import Postgres
internal import RPC

/// Devices, their SRP verifiers and states.
///
/// One RPC is one method in a file of its name under Operations. Only authentication calls it: who
/// the user is and whether the password was right is decided there, whether the device is the one
/// it says it is decided here.
public struct DeviceRegistry: Sendable {
  let devices: DeviceStore
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
    verifiers = DeviceVerifiers(sealer: sealer)
    self.sealer = sealer
    self.clock = clock
    self.random = random
    self.logger = logger
  }

  /// The part that removes what has expired.
  public var expiredProofRemoval: ExpiredProofRemoval {
    ExpiredProofRemoval(devices: devices, clock: clock, logger: logger)
  }

  /// Notes which rule refused a request, under the id that the client was given, and returns it.
  func refusal(
    _ failure: DeviceRegistryFailure,
    _ rule: StaticString,
    _ context: RPCCallContext
  ) -> DeviceRegistryFailure {
    logger.noteRefusal(failure.status, rule: rule, context)
    return failure
  }
}

extension DeviceRegistry: DeviceRegistryServing {}
