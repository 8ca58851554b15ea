package import Domain
package import IdentityFederationProofs
internal import IdentityFederationStubs
package import Postgres

/// What the operator's program may do with the registrations of providers.
package struct IdentityProviderOperator: Sendable {
  let registrations: RegistrationStore<IdentityProviderRecord>
  let samlRegistrations: RegistrationStore<SAMLProviderRecord>
  let samlMetadata: SAMLMetadataReading
  let hosts: AllowedHosts
  let accountID: String
  let clock: any WallClock

  /// IAM's limit, for each kind of provider.
  static let maxProviders = 100

  package init(
    database: PostgresPool,
    providers: ProviderProofs,
    accountID: String,
    clock: any WallClock
  ) {
    registrations = RegistrationStore(database: database)
    samlRegistrations = RegistrationStore(database: database)
    samlMetadata = providers.metadata
    hosts = providers.hosts
    self.accountID = accountID
    self.clock = clock
  }
}

extension IdentityProviderOperator: IdentityProviderOperatorServing {}
