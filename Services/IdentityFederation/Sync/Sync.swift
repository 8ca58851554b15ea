package import Cryptography
package import Domain
package import IdentityFederationCore
package import LambdaFunctions
package import Logging
package import Postgres
package import Webhooks

/// The data of identities that devices share (cognito-sync), and what goes on beside the calls.
package struct Sync: Sendable {
  package let datasets: Datasets
  package let pushSubscriptions: PushSubscriptions
  package let configuration: SyncConfiguration
  package let usage: SyncUsage

  private let delivery: SyncDelivery
  private let bulkPublishing: BulkPublishing
  private let upkeep: SyncUpkeep

  /// Where what leaves the installation goes; nothing does where the operator names no place.
  package struct Places: Sendable {
    let functions: LambdaFunctions?
    let webhooks: [SyncDeliveryKind: any Webhook]

    /// Functions for events, and a webhook for each kind of delivery.
    package init(
      functions: LambdaFunctions? = nil,
      webhooks: [SyncDeliveryKind: any Webhook] = [:]
    ) {
      self.functions = functions
      self.webhooks = webhooks
    }
  }

  /// What removes the rows of a deleted pool that do not go with its identities.
  package static var removalsOfPool: [IdentityPoolRowRemoval] { SyncUpkeep.removalsOfPool }

  /// Over a database whose migrations are applied.
  package init(
    database: PostgresPool,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource,
    defaultRegion: String,
    quotas: IdentityQuotas = IdentityQuotas(),
    places: Places,
    logger: Logger
  ) {
    datasets = Datasets(
      database: database,
      sealer: sealer,
      clock: clock,
      functions: places.functions,
      quotas: quotas
    )
    pushSubscriptions = PushSubscriptions(
      database: database,
      sealer: sealer,
      clock: clock,
      random: random
    )
    configuration = SyncConfiguration(
      database: database,
      clock: clock,
      hasStreamURL: places.webhooks[.stream] != nil,
      logger: logger
    )
    usage = SyncUsage(
      database: database,
      sealer: sealer,
      clock: clock,
      defaultRegion: defaultRegion
    )
    delivery = SyncDelivery(
      database: database,
      sealer: sealer,
      clock: clock,
      random: random,
      webhooks: places.webhooks,
      logger: logger
    )
    bulkPublishing = BulkPublishing(database: database, clock: clock, logger: logger)
    upkeep = SyncUpkeep(database: database, clock: clock, logger: logger)
  }

  /// Delivers, publishes and removes what is old, until the task is cancelled.
  package func run() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await delivery.run() }
      group.addTask { await bulkPublishing.run() }
      group.addTask { await removeOld() }
    }
  }

  private func removeOld() async {
    await periodically(every: .seconds(600)) { await upkeep.once() }
  }
}
