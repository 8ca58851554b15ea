package import Cryptography
package import Domain
package import IdentityFederationCore
package import IdentityFederationProofs
internal import IdentityFederationStubs
package import Postgres
package import PublicOperations
internal import RPC

/// The outside identity providers of user pools: their settings, and the proof of their tokens.
package struct UserPoolProviders: Sendable {
  let providers: UserPoolProviderStore
  let seal: ProviderDetailsSeal
  let derived: DerivedDetails
  let metadata: ProviderMetadataDocuments
  let proofs: ProviderProofs
  package let keys: UserPoolKeys
  let quotas: IdentityQuotas
  let auditLog: AuditLog
  let clock: any WallClock

  /// Providers in the database, which are asked as the proofs of the process are; the log has what changes at them.
  package init(
    database: PostgresPool,
    sealer: Sealer,
    proofs: ProviderProofs,
    quotas: IdentityQuotas = IdentityQuotas(),
    auditLog: AuditLog,
    clock: any WallClock,
    random: any RandomSource
  ) {
    providers = UserPoolProviderStore(database: database)
    seal = ProviderDetailsSeal(sealer: sealer)
    metadata = ProviderMetadataDocuments(
      requests: proofs.requests,
      reading: proofs.metadata,
      clock: clock
    )
    derived = DerivedDetails(requests: proofs.requests, metadata: metadata)
    keys = UserPoolKeys(
      store: UserPoolKeyStore(database: database),
      sealer: sealer,
      clock: clock,
      random: random
    )
    self.proofs = proofs
    self.quotas = quotas
    self.auditLog = auditLog
    self.clock = clock
  }
}

extension UserPoolProviders: UserPoolProviderServing {}
