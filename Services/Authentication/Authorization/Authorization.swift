package import AuthenticationCore
package import AuthenticationPools
package import AuthenticationTokens
package import Cryptography
package import Domain
package import GatehouseStubs
package import Postgres
package import PublicOperations

/// OAuth's requests of browsers: what they ask for, the sign-ins of browsers that answer them, and the codes that
/// clients redeem for tokens.
package final class Authorization: Sendable {
  let directory: Directory
  let settings: UserPoolSettingsCache
  let resourceServers: ResourceServerStore
  let tokens: Tokens
  let browsers: BrowserSessionStore
  let codes: AuthorizationCodeStore
  let providers: any ProviderSignIns
  let tokenProofs: UserPoolTokenProofClient
  let detachedTokens: DetachedTokenClient
  let configuration: AuthenticationConfiguration
  let secrets: BrowserSecrets
  let clock: any WallClock
  let random: any RandomSource

  /// The area over a database.
  package init(
    database: PostgresPool,
    directory: Directory,
    resourceServers: ResourceServerStore,
    tokens: Tokens,
    providers: any ProviderSignIns = NoProviderSignIns(),
    tokenProofs: UserPoolTokenProofClient,
    detachedTokens: DetachedTokenClient,
    configuration: AuthenticationConfiguration,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource
  ) {
    self.directory = directory
    settings = directory.settings
    self.resourceServers = resourceServers
    self.tokens = tokens
    browsers = BrowserSessionStore(database: database)
    codes = AuthorizationCodeStore(database: database)
    self.providers = providers
    self.tokenProofs = tokenProofs
    self.detachedTokens = detachedTokens
    self.configuration = configuration
    secrets = BrowserSecrets(sealer: sealer)
    self.clock = clock
    self.random = random
  }

  /// What every use case of the area is given.
  package typealias Call = PublicOperations.Call

  /// The issuer of a pool's tokens, which answers name (RFC 9207).
  func issuer(of pool: UserPoolID) -> String { "\(configuration.publicURL)/\(pool.text)" }
}
