package import AuthenticationCore
package import AuthenticationPools
package import AuthenticationProviderSignIn
package import AuthenticationSignIn
internal import AuthenticationStubs
package import AuthenticationTokens
internal import Domain
internal import Postgres
package import PublicOperations
package import TokenIssuanceStubs

/// Tokens for other tokens, and for clients that act for themselves.
package final class TokenExchange: Sendable {
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
    _ parts: AreaParts,
    signIn: SignIn,
    providerSignIn: ProviderSignIn,
    tokens: Tokens,
    resourceServers: ResourceServerStore,
    providerCalls: ProviderCalls,
    detachedTokens: DetachedTokenClient
  ) {
    directory = parts.directory
    settings = parts.directory.settings
    self.signIn = signIn
    self.providerSignIn = providerSignIn
    self.tokens = tokens
    self.resourceServers = resourceServers
    consumedTokens = ConsumedProviderTokenStore(database: parts.database)
    self.providerCalls = providerCalls
    self.detachedTokens = detachedTokens
    clock = parts.clock
  }
}

extension TokenExchange: TokenExchangeServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
