package import AuthenticationCore
package import Cryptography
package import Domain
package import GatehouseStubs
package import Logging
package import Postgres
package import PublicOperations

/// User pools, their clients and their tags.
package final class Pools: Sendable {
  let userPools: UserPoolStore
  let clients: UserPoolClientStore
  /// What is left of deleted pools.
  package let deletedPools: DeletedUserPoolStore
  let settings: UserPoolSettingsCache
  let tokens: TokenIssuanceClient
  let deviceCalls: DeviceCalls
  let providerCalls: ProviderCalls
  /// Also read by the grants that custom scopes are for.
  package let resourceServers: ResourceServerStore
  let domains: UserPoolDomainStore
  /// Whether an ARN has the form of a built-in function, and none has the name.
  let isFunctionMissing: @Sendable (String) -> Bool
  /// How many requests a second there may be.
  package let requestRates: RequestRateLimits
  package let provisionedLimits: ProvisionedLimitStore
  let configuration: AuthenticationConfiguration
  let sealer: Sealer
  let clock: any WallClock
  let random: any RandomSource
  let logger: Logger

  /// The area over a database; `removals` remove what other areas store of a deleted pool.
  package init(
    database: PostgresPool,
    directory: Directory,
    tokens: TokenIssuanceClient,
    deviceCalls: DeviceCalls,
    providerCalls: ProviderCalls,
    removals: [PoolRowRemoval],
    isFunctionMissing: @escaping @Sendable (String) -> Bool,
    requestRates: RequestRateLimits,
    configuration: AuthenticationConfiguration,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource,
    logger: Logger
  ) {
    userPools = UserPoolStore(database: database)
    clients = UserPoolClientStore(database: database)
    deletedPools = DeletedUserPoolStore(database: database, removals: removals)
    settings = directory.settings
    self.tokens = tokens
    self.deviceCalls = deviceCalls
    self.providerCalls = providerCalls
    resourceServers = ResourceServerStore(database: database)
    domains = UserPoolDomainStore(database: database)
    self.isFunctionMissing = isFunctionMissing
    self.requestRates = requestRates
    provisionedLimits = ProvisionedLimitStore(database: database)
    self.configuration = configuration
    self.sealer = sealer
    self.clock = clock
    self.random = random
    self.logger = logger
  }
}

extension Pools: UserPoolServing, UserPoolClientServing, UserPoolDomainServing, UserPoolTagServing,
  SessionConfigurationServing, IdentityProviderServing, ResourceServerServing,
  UserPoolReplicaServing, ProvisionedLimitServing
{
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
