public import Cryptography
public import Domain
public import Logging
public import Postgres

/// What the services of instances and of their factors are made of.
public struct InstanceParts: Sendable {
  let instances: AppInstanceStore
  let accounts: AppAccountStore
  let proofs: InstanceProofs
  let judge: FactorJudge
  let clock: any WallClock
  let random: any RandomSource
  let logger: Logger

  /// Over a database whose migrations are applied.
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
}

/// A service of instances or of their factors.
protocol InstanceService: RegistryService {
  var parts: InstanceParts { get }
}

extension InstanceService {
  var instances: AppInstanceStore { parts.instances }
  var accounts: AppAccountStore { parts.accounts }
  var proofs: InstanceProofs { parts.proofs }
  var judge: FactorJudge { parts.judge }
  var clock: any WallClock { parts.clock }
  var random: any RandomSource { parts.random }
  /// Where refusals are noted.
  var logger: Logger { parts.logger }
}
