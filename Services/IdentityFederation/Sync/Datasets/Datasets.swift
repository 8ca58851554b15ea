package import Cryptography
package import Domain
package import IdentityFederationCore
internal import IdentityFederationStubs
package import LambdaFunctions
package import Postgres

/// An identity's synchronised data.
package struct Datasets: DatasetServing {
  let database: PostgresPool
  let sealer: Sealer
  let clock: any WallClock
  /// The functions that pools name for their events; nil where the operator says nowhere.
  let functions: LambdaFunctions?
  let limits: DatasetLimits

  /// Over a database whose migrations are applied.
  package init(
    database: PostgresPool,
    sealer: Sealer,
    clock: any WallClock,
    functions: LambdaFunctions?,
    quotas: IdentityQuotas
  ) {
    self.database = database
    self.sealer = sealer
    self.clock = clock
    self.functions = functions
    limits = DatasetLimits(quotas)
  }

  var store: DatasetStore { DatasetStore(database: database) }
  var sessions: SyncSession { SyncSession(sealer: sealer, clock: clock) }
}
