package import AuthenticationCore
package import AuthenticationPools
package import AuthenticationProviderSignIn
package import AuthenticationSignIn
package import AuthenticationTokens
package import Domain
package import GatehouseStubs
package import Postgres
package import PublicOperations

/// Tokens for other tokens, and for clients that act for themselves.
package final class Federation: Sendable {
  let directory: Directory
  let settings: UserPoolSettingsCache
  let signIn: SignIn
  let providerSignIn: ProviderSignIn
  let tokens: Tokens
  let resourceServers: ResourceServerStore
  let consumedTokens: ConsumedProviderTokenStore
  let providerCalls: ProviderCalls
  let detachedTokens: DetachedTokenClient
  let clock: any WallClock

  /// The area over a database.
  package init(
    database: PostgresPool,
    directory: Directory,
    signIn: SignIn,
    providerSignIn: ProviderSignIn,
    tokens: Tokens,
    resourceServers: ResourceServerStore,
    providerCalls: ProviderCalls,
    detachedTokens: DetachedTokenClient,
    clock: any WallClock
  ) {
    self.directory = directory
    settings = directory.settings
    self.signIn = signIn
    self.providerSignIn = providerSignIn
    self.tokens = tokens
    self.resourceServers = resourceServers
    consumedTokens = ConsumedProviderTokenStore(database: database)
    self.providerCalls = providerCalls
    self.detachedTokens = detachedTokens
    self.clock = clock
  }
}

extension Federation: TokenExchangeServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
