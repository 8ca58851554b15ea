package import AuthenticationCore
package import AuthenticationPools
package import AuthenticationTokens
internal import Cryptography
internal import Domain
internal import Postgres
package import PublicOperations
package import TokenIssuanceStubs

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
    _ parts: AreaParts,
    resourceServers: ResourceServerStore,
    tokens: Tokens,
    providers: any ProviderSignIns = NoProviderSignIns(),
    tokenProofs: UserPoolTokenProofClient,
    detachedTokens: DetachedTokenClient
  ) {
    directory = parts.directory
    settings = parts.directory.settings
    self.resourceServers = resourceServers
    self.tokens = tokens
    browsers = BrowserSessionStore(database: parts.database)
    codes = AuthorizationCodeStore(database: parts.database)
    self.providers = providers
    self.tokenProofs = tokenProofs
    self.detachedTokens = detachedTokens
    configuration = parts.configuration
    secrets = BrowserSecrets(sealer: parts.sealer)
    clock = parts.clock
    random = parts.random
  }

  /// What every use case of the area is given.
  package typealias Call = PublicOperations.Call

  /// The issuer of a pool's tokens, which answers name (RFC 9207).
  func issuer(of pool: UserPoolID) -> String { "\(configuration.publicURL)/\(pool.text)" }
}
