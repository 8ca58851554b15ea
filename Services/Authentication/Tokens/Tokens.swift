package import AuthenticationAccounts
package import AuthenticationCore
package import AuthenticationProtection
package import AuthenticationTriggers
package import Cryptography
package import Domain
package import GatehouseStubs
package import GeoIP
package import PublicOperations

/// What a sign-in comes to: its tokens, their renewal, and the sessions that they make up.
package final class Tokens: Sendable {
  let directory: Directory
  let accounts: Accounts
  let settings: UserPoolSettingsCache
  let users: UserStore
  let triggers: Triggers
  let protection: Protection
  let issuance: TokenIssuanceClient
  let tokenCalls: TokenCalls
  package let deviceCalls: DeviceCalls
  let geoIP: GeoIPDatabase?
  let sealer: Sealer
  let clock: any WallClock
  let random: any RandomSource

  /// The area, which keeps nothing itself: chains of tokens are token issuance's.
  package init(
    directory: Directory,
    accounts: Accounts,
    triggers: Triggers,
    protection: Protection,
    issuance: TokenIssuanceClient,
    tokenCalls: TokenCalls,
    deviceCalls: DeviceCalls,
    geoIP: GeoIPDatabase?,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource
  ) {
    self.directory = directory
    self.accounts = accounts
    settings = directory.settings
    users = directory.users
    self.triggers = triggers
    self.protection = protection
    self.issuance = issuance
    self.tokenCalls = tokenCalls
    self.deviceCalls = deviceCalls
    self.geoIP = geoIP
    self.sealer = sealer
    self.clock = clock
    self.random = random
  }
}

extension Tokens: TokenServing, SessionServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
