package import AuthenticationAccounts
package import AuthenticationCore
package import AuthenticationPools
package import AuthenticationSignIn
package import AuthenticationTokens
package import AuthenticationTriggers
package import Domain
package import GatehouseStubs
package import Postgres
package import PublicOperations

/// Tokens for other tokens, and for clients that act for themselves.
package struct Federation: Sendable {
  let directory: Directory
  let settings: UserPoolSettingsCache
  let accounts: Accounts
  let signIn: SignIn
  let tokens: Tokens
  let resourceServers: ResourceServerStore
  let consumedTokens: ConsumedProviderTokenStore
  let triggers: Triggers
  let providerCalls: ProviderCalls
  let detachedTokens: DetachedTokenClient
  let clock: any WallClock

  /// The area over a database.
  package init(
    database: PostgresPool,
    directory: Directory,
    accounts: Accounts,
    signIn: SignIn,
    tokens: Tokens,
    resourceServers: ResourceServerStore,
    triggers: Triggers,
    providerCalls: ProviderCalls,
    detachedTokens: DetachedTokenClient,
    clock: any WallClock
  ) {
    self.directory = directory
    settings = directory.settings
    self.accounts = accounts
    self.signIn = signIn
    self.tokens = tokens
    self.resourceServers = resourceServers
    consumedTokens = ConsumedProviderTokenStore(database: database)
    self.triggers = triggers
    self.providerCalls = providerCalls
    self.detachedTokens = detachedTokens
    self.clock = clock
  }
}

extension Federation: TokenExchangeServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
