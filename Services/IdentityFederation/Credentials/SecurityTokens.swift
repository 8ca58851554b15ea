package import Domain
internal import GatehouseStubs
package import IdentityFederationCore

/// Credentials for a token, and whose credentials signed a request: the part of STS that identity
/// pools need.
///
/// Each operation is one method in the file of its name under Operations.
package struct SecurityTokens: Sendable {
  let accountID: String
  let tokens: IdentityTokens
  let credentials: TemporaryCredentials
  let pools: any IdentityPoolReading
  let identities: IdentityStore
  let sessions: SessionLimits
  let clock: any WallClock

  /// The operations for pools and identities of this account, twelve digits.
  package init(
    accountID: String,
    tokens: IdentityTokens,
    credentials: TemporaryCredentials,
    pools: any IdentityPoolReading,
    identities: IdentityStore,
    sessions: SessionLimits,
    clock: any WallClock
  ) {
    self.accountID = accountID
    self.tokens = tokens
    self.credentials = credentials
    self.pools = pools
    self.identities = identities
    self.sessions = sessions
    self.clock = clock
  }
}

extension SecurityTokens: SecurityTokenServing {}
