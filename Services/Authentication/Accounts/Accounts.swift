package import AuthenticationCore
package import AuthenticationNotifications
package import AuthenticationProtection
internal import AuthenticationStubs
package import AuthenticationTriggers
internal import Cryptography
internal import Domain
internal import Postgres
package import PublicOperations

/// The life of an account, its attributes and its groups.
package final class Accounts: Sendable {
  let directory: Directory
  let settings: UserPoolSettingsCache
  let users: UserStore
  let unknownUsers: UnknownUsers
  let codes: ConfirmationCodeStore
  let operationAttempts: OperationAttemptStore
  let passwordHistory: PasswordHistoryStore
  let groups: GroupStore
  let groupMembers: GroupMemberStore
  /// How often UserMigration may be called.
  let migrationRates: RequestRates
  package let passwords: Passwords
  let confirmationCodes: ConfirmationCodes
  let composer: MessageComposer
  package let ownerNotices: OwnerNotices
  let triggers: Triggers
  let protection: Protection
  let tokenCalls: TokenCalls
  let deviceCalls: DeviceCalls
  let providerCalls: ProviderCalls
  let configuration: AuthenticationConfiguration
  let sealer: Sealer
  let clock: any WallClock
  let random: any RandomSource

  /// The area over a database.
  package init(
    _ parts: AreaParts,
    composer: MessageComposer,
    ownerNotices: OwnerNotices,
    triggers: Triggers,
    protection: Protection,
    tokenCalls: TokenCalls,
    deviceCalls: DeviceCalls,
    providerCalls: ProviderCalls
  ) {
    directory = parts.directory
    settings = parts.directory.settings
    users = parts.directory.users
    unknownUsers = parts.directory.unknownUsers
    codes = ConfirmationCodeStore(database: parts.database)
    operationAttempts = OperationAttemptStore(database: parts.database)
    passwordHistory = PasswordHistoryStore(database: parts.database)
    groups = GroupStore(database: parts.database)
    groupMembers = GroupMemberStore(database: parts.database)
    migrationRates = RequestRates(database: parts.database, clock: parts.clock)
    passwords = Passwords(sealer: parts.sealer, random: parts.random)
    confirmationCodes = ConfirmationCodes(sealer: parts.sealer, random: parts.random)
    self.composer = composer
    self.ownerNotices = ownerNotices
    self.triggers = triggers
    self.protection = protection
    self.tokenCalls = tokenCalls
    self.deviceCalls = deviceCalls
    self.providerCalls = providerCalls
    configuration = parts.configuration
    sealer = parts.sealer
    clock = parts.clock
    random = parts.random
  }
}

extension Accounts: UserServing, AccountServing, GroupServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
