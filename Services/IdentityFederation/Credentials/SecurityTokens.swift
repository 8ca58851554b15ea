package import Domain
package import IdentityFederationCore
internal import IdentityFederationStubs

/// STS: credentials for a token or for an access key, and whose credentials signed a request.
///
/// Each operation is one method in the file of its name under Operations.
package struct SecurityTokens: Sendable {
  let accountID: String
  let tokens: IdentityTokens
  let credentials: TemporaryCredentials
  let pools: any IdentityPoolReading
  let identities: IdentityStore
  let keys: any AccessKeyFinding
  let sessions: SessionLimits
  let clock: any WallClock

  /// The operations for pools and identities of this account, twelve digits.
  package init(
    accountID: String,
    tokens: IdentityTokens,
    credentials: TemporaryCredentials,
    pools: any IdentityPoolReading,
    identities: IdentityStore,
    keys: any AccessKeyFinding,
    sessions: SessionLimits,
    clock: any WallClock
  ) {
    self.accountID = accountID
    self.tokens = tokens
    self.credentials = credentials
    self.pools = pools
    self.identities = identities
    self.keys = keys
    self.sessions = sessions
    self.clock = clock
  }
}

extension SecurityTokens {
  /// What gives the holders of access keys temporary credentials.
  var keySessions: AccessKeySessions {
    AccessKeySessions(credentials: credentials, keys: keys, clock: clock)
  }
}

extension SecurityTokens: SecurityTokenServing {}
