package import Cryptography
package import Domain
internal import GatehouseMessages
package import GatehouseStubs
package import IdentityFederationCore
package import Logging
package import Postgres
internal import RPC

/// The outside identity providers of user pools: their settings, and the proof of their tokens.
package struct UserPoolProviders: Sendable {
  let providers: UserPoolProviderStore
  let seal: ProviderDetailsSeal
  let derived: DerivedDetails
  let metadata: ProviderMetadataDocuments
  let assertions: SAMLAssertionProof
  let requests: ProviderRequests
  let services: PublicProviders
  let keys: IssuerKeys
  let quotas: IdentityQuotas
  let clock: any WallClock

  /// Providers in the database, which are asked over `transport` at the configured hosts alone.
  package init(
    database: PostgresPool,
    sealer: Sealer,
    assertionReader: AssertionReaderClient,
    providers configuration: ProviderConfiguration,
    over transport: any ProviderTransport,
    quotas: IdentityQuotas = IdentityQuotas(),
    clock: any WallClock,
    logger: Logger
  ) {
    providers = UserPoolProviderStore(database: database)
    seal = ProviderDetailsSeal(sealer: sealer)
    requests = ProviderRequests(over: transport, to: configuration.hosts, logger: logger)
    metadata = ProviderMetadataDocuments(
      requests: requests,
      reading: SAMLMetadataReading(reader: assertionReader),
      clock: clock
    )
    derived = DerivedDetails(requests: requests, metadata: metadata)
    assertions = SAMLAssertionProof(reader: assertionReader)
    services = configuration.services
    keys = IssuerKeys(requests, clock: clock)
    self.quotas = quotas
    self.clock = clock
  }
}

extension UserPoolProviders: UserPoolProviderServing {}
