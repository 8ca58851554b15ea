package import Cryptography
package import Domain
package import Postgres
package import TokenIssuanceStubs

/// Finds clients, pools and users: by the names of a request, by a token, by an administrator's word.
package final class Directory: Sendable {
  /// Decoded settings, which are checked against the database on each use.
  package let settings: UserPoolSettingsCache
  package let users: UserStore
  package let unknownUsers: UnknownUsers
  package let addressProfiles: AddressProfileStore
  private let secrets: UnknownNameSecretStore
  private let random: any RandomSource
  let tokens: TokenIssuanceClient
  let clock: any WallClock

  /// A directory of the database; asks token issuance whose an access token is.
  package init(
    database: PostgresPool,
    sealer: Sealer,
    tokens: TokenIssuanceClient,
    addresses: PoolAddresses,
    clock: any WallClock,
    random: any RandomSource
  ) {
    settings = UserPoolSettingsCache(
      pools: UserPoolStore(database: database),
      clients: UserPoolClientStore(database: database),
      sealer: sealer,
      addresses: addresses
    )
    users = UserStore(database: database)
    unknownUsers = UnknownUsers(sealer: sealer)
    addressProfiles = AddressProfileStore(database: database)
    secrets = UnknownNameSecretStore(database: database)
    self.random = random
    self.tokens = tokens
    self.clock = clock
  }

  /// Reads, once, the secret that unknown users' made-up answers and the lasting keys are derived from.
  package func loadUnknownUsers() async throws(AuthenticationFailure) {
    try await unknownUsers.load(from: secrets, random)
  }
}
