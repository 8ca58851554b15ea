package import AuthenticationAccounts
package import AuthenticationCore
package import AuthenticationProtection
internal import AuthenticationStubs
package import AuthenticationTriggers
internal import Cryptography
internal import Domain
package import GeoIP
package import PublicOperations
package import TokenIssuanceStubs

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
    _ parts: AreaParts,
    accounts: Accounts,
    triggers: Triggers,
    protection: Protection,
    issuance: TokenIssuanceClient,
    tokenCalls: TokenCalls,
    deviceCalls: DeviceCalls,
    geoIP: GeoIPDatabase?
  ) {
    directory = parts.directory
    self.accounts = accounts
    settings = parts.directory.settings
    users = parts.directory.users
    self.triggers = triggers
    self.protection = protection
    self.issuance = issuance
    self.tokenCalls = tokenCalls
    self.deviceCalls = deviceCalls
    self.geoIP = geoIP
    sealer = parts.sealer
    clock = parts.clock
    random = parts.random
  }
}

extension Tokens: TokenServing, SessionServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
