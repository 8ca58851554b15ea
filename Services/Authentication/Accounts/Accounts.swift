package import AuthenticationCore
package import AuthenticationMessages
package import AuthenticationProtection
package import AuthenticationTriggers
package import Cryptography
package import Domain
internal import GatehouseStubs
package import Postgres
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
    database: PostgresPool,
    directory: Directory,
    composer: MessageComposer,
    ownerNotices: OwnerNotices,
    triggers: Triggers,
    protection: Protection,
    tokenCalls: TokenCalls,
    deviceCalls: DeviceCalls,
    providerCalls: ProviderCalls,
    configuration: AuthenticationConfiguration,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource
  ) {
    self.directory = directory
    settings = directory.settings
    users = directory.users
    unknownUsers = directory.unknownUsers
    codes = ConfirmationCodeStore(database: database)
    operationAttempts = OperationAttemptStore(database: database)
    passwordHistory = PasswordHistoryStore(database: database)
    groups = GroupStore(database: database)
    groupMembers = GroupMemberStore(database: database)
    migrationRates = RequestRates(database: database, clock: clock)
    passwords = Passwords(sealer: sealer, random: random)
    confirmationCodes = ConfirmationCodes(sealer: sealer, random: random)
    self.composer = composer
    self.ownerNotices = ownerNotices
    self.triggers = triggers
    self.protection = protection
    self.tokenCalls = tokenCalls
    self.deviceCalls = deviceCalls
    self.providerCalls = providerCalls
    self.configuration = configuration
    self.sealer = sealer
    self.clock = clock
    self.random = random
  }
}

extension Accounts: UserServing, AccountServing, GroupServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
