package import Cryptography
package import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import IdentityFederationCore
package import Logging
package import Postgres
internal import RPC

/// The outside identity providers of user pools: their settings, and the proof of their tokens.
package struct UserPoolProviders: Sendable {
  let providers: UserPoolProviderStore
  let seal: ProviderDetailsSeal
  let derived: DerivedDetails
  let requests: ProviderRequests
  let services: PublicProviders
  let keys: IssuerKeys
  let clock: any WallClock

  /// Providers in the database, which are asked over `transport` at the configured hosts alone.
  package init(
    database: PostgresPool,
    sealer: Sealer,
    providers configuration: ProviderConfiguration,
    over transport: any ProviderTransport,
    clock: any WallClock,
    logger: Logger
  ) {
    providers = UserPoolProviderStore(database: database)
    seal = ProviderDetailsSeal(sealer: sealer)
    requests = ProviderRequests(over: transport, to: configuration.hosts, logger: logger)
    derived = DerivedDetails(requests: requests)
    services = configuration.services
    keys = IssuerKeys(requests, clock: clock)
    self.clock = clock
  }
}

extension UserPoolProviders: UserPoolProviderServing {}
