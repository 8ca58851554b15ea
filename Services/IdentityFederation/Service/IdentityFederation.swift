package import Cryptography
package import Domain
internal import GatehouseStubs
package import IdentityFederationAccessKeys
internal import IdentityFederationCore
internal import IdentityFederationCredentials
internal import IdentityFederationIdentities
internal import IdentityFederationPools
internal import IdentityFederationSync
package import Logging
package import Postgres
package import RPC

/// The areas of the service, each given what it uses.
package struct IdentityFederation: Sendable {
  /// The check of what was signed with access keys.
  package let requestSignatures: RequestSignatures

  private let pools: IdentityPools
  private let identities: Identities
  private let developerIdentities: DeveloperIdentities
  private let datasets: Datasets
  private let pushSubscriptions: PushSubscriptions
  private let syncConfiguration: SyncConfiguration
  private let syncUsage: SyncUsage
  private let securityTokens: SecurityTokens
  private let gate: IdentityOperationGate

  /// The service over a database whose migrations are applied.
  ///
  /// `accountID` is the installation's, twelve digits; every access key and pool belongs to it.
  package init(
    database: PostgresPool,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource,
    accountID: String,
    logger: Logger
  ) {
    requestSignatures = RequestSignatures(
      database: database,
      sealer: sealer,
      clock: clock,
      random: random,
      accountID: accountID,
      logger: logger
    )
    pools = IdentityPools()
    identities = Identities()
    developerIdentities = DeveloperIdentities()
    datasets = Datasets()
    pushSubscriptions = PushSubscriptions()
    syncConfiguration = SyncConfiguration()
    syncUsage = SyncUsage()
    securityTokens = SecurityTokens()
    gate = IdentityOperationGate(logger: logger)
  }

  /// Answers the signatures' check, the operator's calls and the public operations in the router.
  package func register(in router: inout RPCRouter) {
    requestSignatures.register(in: &router)
    requestSignatures.accessKeyOperator.register(in: &router)
    IdentityFederationMethods.register(
      in: &router,
      through: gate,
      identityPool: pools,
      identity: identities,
      developerIdentity: developerIdentities,
      dataset: datasets,
      pushSync: pushSubscriptions,
      syncConfiguration: syncConfiguration,
      syncUsage: syncUsage,
      securityToken: securityTokens
    )
  }
}
