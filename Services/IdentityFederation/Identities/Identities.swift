package import Cryptography
package import Domain
package import IdentityFederationCore
package import IdentityFederationCredentials
package import IdentityFederationLogins
internal import IdentityFederationStubs
package import Postgres
package import PublicOperations

/// Identities, their logins, and the tokens and credentials that they are given.
///
/// Each operation is one method in the file of its name, under Operations or Developers.
package struct Identities: Sendable {
  let pools: IdentityPoolSettingsCache
  let identities: IdentityStore
  let listing: IdentityListing
  let logins: LoginStore
  let resolution: LoginResolution
  let proofs: any LoginProving
  let tokens: IdentityTokens
  let credentials: TemporaryCredentials
  let accountID: String
  let sealer: Sealer
  let clock: any WallClock

  /// The operations over a database, for pools of this account, twelve digits; `participants` move
  /// what other areas store of an identity that becomes part of another.
  package init(
    database: PostgresPool,
    pools: IdentityPoolSettingsCache,
    participants: [any MergeParticipant],
    proofs: any LoginProving,
    tokens: IdentityTokens,
    credentials: TemporaryCredentials,
    accountID: String,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource
  ) {
    self.pools = pools
    identities = IdentityStore(database: database)
    listing = IdentityListing(database: database)
    logins = LoginStore(database: database, participants: participants)
    resolution = LoginResolution(store: logins, pools: pools, clock: clock, random: random)
    self.proofs = proofs
    self.tokens = tokens
    self.credentials = credentials
    self.accountID = accountID
    self.sealer = sealer
    self.clock = clock
  }
}

extension Identities: IdentityServing, DeveloperIdentityServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
