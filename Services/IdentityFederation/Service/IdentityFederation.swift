package import Cryptography
package import Domain
internal import GatehouseStubs
package import IdentityFederationAccessKeys
package import IdentityFederationCore
package import IdentityFederationCredentials
internal import IdentityFederationIdentities
package import IdentityFederationLogins
internal import IdentityFederationPools
internal import IdentityFederationStubs
package import IdentityFederationSync
package import Logging
package import Postgres
package import PublicOperations
package import RPC
internal import TokenIssuanceStubs

/// The areas of the service, each given what it uses.
package final class IdentityFederation: Sendable {
  /// The check of what was signed with access keys.
  package let requestSignatures: RequestSignatures
  /// The data of identities, with the work that goes on beside the calls.
  package let sync: Sync
  /// Removes what is left of deleted identity pools.
  package let deletedPools: DeletedPoolRemoval

  private let pools: IdentityPools
  private let identities: Identities
  private let securityTokens: SecurityTokens
  private let tickets: TicketKeys
  private let database: PostgresPool
  private let sealer: Sealer
  private let clock: any WallClock
  private let random: any RandomSource
  private let logger: Logger

  /// What removes the rows of a deleted pool, those that refer to others first: of an identity that
  /// goes with its data the piece would have no bound.
  package static let removalsOfPool = Sync.removalsOfPool + Identities.removalsOfPool

  /// The service over a database whose migrations are applied.
  ///
  /// `accountID` is the installation's, twelve digits; every access key and pool belongs to it.
  /// `identityIssuer` is what tokens of identities name as their issuer, without a final slash.
  package init(
    database: PostgresPool,
    sealer: Sealer,
    tickets: TicketKeys,
    clock: any WallClock,
    random: any RandomSource,
    tokenIssuance: any RPCChannel,
    loginProofs: any LoginProving,
    accountID: String,
    identityIssuer: String,
    sessions: SessionLimits,
    quotas: IdentityQuotas = IdentityQuotas(),
    defaultRegion: String,
    syncPlaces: Sync.Places = Sync.Places(),
    logger: Logger
  ) {
    requestSignatures = RequestSignatures(
      database: database,
      sealer: sealer,
      tickets: tickets,
      clock: clock,
      random: random,
      accountID: accountID,
      logger: logger
    )
    let settings = IdentityPoolSettingsCache(pools: IdentityPoolStore(database: database))
    let tokens = IdentityTokens(
      issuer: identityIssuer,
      signer: IdentityTokenClient(tokenIssuance),
      publicKeys: PublicKeysClient(tokenIssuance),
      clock: clock
    )
    let credentials = TemporaryCredentials(sealer: sealer, random: random)
    pools = IdentityPools(
      database: database,
      settings: settings,
      removals: Self.removalsOfPool,
      quotas: quotas,
      accountID: accountID,
      sealer: sealer,
      clock: clock,
      random: random
    )
    deletedPools = DeletedPoolRemoval(pools: pools.deletedPools, clock: clock, logger: logger)
    identities = Identities(
      database: database,
      pools: settings,
      participants: [DatasetMerging()],
      proofs: loginProofs,
      tokens: tokens,
      credentials: credentials,
      accountID: accountID,
      sealer: sealer,
      clock: clock,
      random: random
    )
    sync = Sync(
      database: database,
      sealer: sealer,
      clock: clock,
      random: random,
      defaultRegion: defaultRegion,
      quotas: quotas,
      places: syncPlaces,
      logger: logger
    )
    securityTokens = SecurityTokens(
      accountID: accountID,
      tokens: tokens,
      credentials: credentials,
      pools: settings,
      identities: IdentityStore(database: database),
      keys: requestSignatures.knownKeys,
      sessions: sessions,
      clock: clock
    )
    self.tickets = tickets
    self.database = database
    self.sealer = sealer
    self.clock = clock
    self.random = random
    self.logger = logger
  }

  /// The gate before the operations; without limits as many requests pass as come.
  package func gate(
    auditLog: AuditLog,
    requestRates: RequestRateLimits? = nil
  ) -> IdentityOperationGate {
    IdentityOperationGate(
      pools: NamedIdentityPools(KnownIdentityPools(database: database)),
      tickets: tickets,
      auditLog: auditLog,
      requestRates: requestRates,
      database: database,
      sealer: sealer,
      clock: clock,
      random: random,
      logger: logger
    )
  }

  /// Answers the signatures' check, the operator's calls, and the public operations, each through the
  /// gate, in the router.
  package func register(in router: inout RPCRouter, through gate: IdentityOperationGate) {
    AuditOperator(database: database, sealer: sealer, of: .identityPools, clock: clock)
      .register(in: &router)
    requestSignatures.register(in: &router)
    requestSignatures.accessKeyOperator.register(in: &router)
    IdentityFederationMethods.register(
      in: &router,
      through: gate,
      identityPool: pools,
      identity: identities,
      developerIdentity: identities,
      dataset: sync.datasets,
      pushSync: sync.pushSubscriptions,
      syncConfiguration: sync.configuration,
      syncUsage: sync.usage,
      securityToken: securityTokens
    )
  }
}
