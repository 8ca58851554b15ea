package import Domain
internal import GatehouseStubs
package import Postgres

/// What the operator's program may do with the registrations of providers.
package struct IdentityProviderOperator: Sendable {
  let registrations: IdentityProviderStore
  let hosts: AllowedHosts
  let accountID: String
  let clock: any WallClock

  package init(
    database: PostgresPool,
    providers: ProviderConfiguration,
    accountID: String,
    clock: any WallClock
  ) {
    registrations = IdentityProviderStore(database: database)
    hosts = providers.hosts
    self.accountID = accountID
    self.clock = clock
  }
}

extension IdentityProviderOperator: IdentityProviderOperatorServing {}
