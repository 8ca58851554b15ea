package import AuthenticationCore
internal import AuthenticationStubs
internal import Cryptography
internal import Domain
internal import Logging
internal import Postgres
package import PublicOperations
package import TokenIssuanceStubs

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
    _ parts: AreaParts,
    tokens: TokenIssuanceClient,
    deviceCalls: DeviceCalls,
    providerCalls: ProviderCalls,
    removals: [PoolRowRemoval],
    isFunctionMissing: @escaping @Sendable (String) -> Bool,
    requestRates: RequestRateLimits
  ) {
    userPools = UserPoolStore(database: parts.database)
    clients = UserPoolClientStore(database: parts.database)
    deletedPools = DeletedUserPoolStore(database: parts.database, removals: removals)
    settings = parts.directory.settings
    self.tokens = tokens
    self.deviceCalls = deviceCalls
    self.providerCalls = providerCalls
    resourceServers = ResourceServerStore(database: parts.database)
    domains = UserPoolDomainStore(database: parts.database)
    self.isFunctionMissing = isFunctionMissing
    self.requestRates = requestRates
    provisionedLimits = ProvisionedLimitStore(database: parts.database)
    configuration = parts.configuration
    sealer = parts.sealer
    clock = parts.clock
    random = parts.random
    logger = parts.logger
  }
}

extension Pools: UserPoolServing, UserPoolClientServing, UserPoolDomainServing, UserPoolTagServing,
  SessionConfigurationServing, IdentityProviderServing, ResourceServerServing,
  UserPoolReplicaServing, ProvisionedLimitServing
{
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
