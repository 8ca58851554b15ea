package import AuthenticationAccounts
package import AuthenticationCore
package import AuthenticationNotifications
package import AuthenticationPasskeys
package import AuthenticationProtection
internal import AuthenticationStubs
package import AuthenticationTokens
package import AuthenticationTriggers
internal import Cryptography
package import DeviceRegistryStubs
internal import Domain
internal import Postgres
package import PublicOperations
package import TokenIssuanceStubs

/// Sign-ins, their challenges, second factors and devices.
package final class SignIn: Sendable {
  let directory: Directory
  let accounts: Accounts
  let passkeys: Passkeys
  let settings: UserPoolSettingsCache
  let users: UserStore
  let unknownUsers: UnknownUsers
  let consumedChallenges: ConsumedChallengeStore
  let passwordFailures: PasswordFailureStore
  let origins: SignInOrigins
  let familiarOrigins: FamiliarOriginStore
  let allowances: AllowanceStore
  let secondFactors: SecondFactorStore
  let passwords: Passwords
  let hashQueue: PasswordHashQueue
  let confirmationCodes: ConfirmationCodes
  let softwareTokens: SoftwareTokenSecrets
  let recoveryCodes: RecoveryCodes
  let composer: MessageComposer
  let ownerNotices: OwnerNotices
  let triggers: Triggers
  /// The user's app as a factor.
  let app: any AppFactor
  let protection: Protection
  let tokens: Tokens
  let issuance: TokenIssuanceClient
  let devices: DeviceRegistryClient
  let deviceCalls: DeviceCalls
  let configuration: AuthenticationConfiguration
  let sealer: Sealer
  let clock: any WallClock
  let random: any RandomSource

  /// The area over a database.
  package init(
    _ parts: AreaParts,
    accounts: Accounts,
    passkeys: Passkeys,
    composer: MessageComposer,
    triggers: Triggers,
    app: any AppFactor,
    protection: Protection,
    tokens: Tokens,
    issuance: TokenIssuanceClient,
    devices: DeviceRegistryClient,
    deviceCalls: DeviceCalls
  ) {
    directory = parts.directory
    self.accounts = accounts
    self.passkeys = passkeys
    settings = parts.directory.settings
    users = parts.directory.users
    unknownUsers = parts.directory.unknownUsers
    consumedChallenges = ConsumedChallengeStore(database: parts.database)
    passwordFailures = PasswordFailureStore(database: parts.database)
    origins = SignInOrigins(parts.directory.unknownUsers)
    familiarOrigins = FamiliarOriginStore(database: parts.database)
    allowances = AllowanceStore(database: parts.database, sealer: parts.sealer)
    secondFactors = SecondFactorStore(database: parts.database)
    passwords = Passwords(sealer: parts.sealer, random: parts.random)
    hashQueue = PasswordHashQueue(workers: parts.configuration.passwordHashWorkers)
    confirmationCodes = ConfirmationCodes(sealer: parts.sealer, random: parts.random)
    softwareTokens = SoftwareTokenSecrets(sealer: parts.sealer)
    recoveryCodes = RecoveryCodes(sealer: parts.sealer, random: parts.random)
    self.composer = composer
    ownerNotices = accounts.ownerNotices
    self.triggers = triggers
    self.app = app
    self.protection = protection
    self.tokens = tokens
    self.issuance = issuance
    self.devices = devices
    self.deviceCalls = deviceCalls
    configuration = parts.configuration
    sealer = parts.sealer
    clock = parts.clock
    random = parts.random
  }
}

extension SignIn: SignInServing, DeviceServing, SecondFactorServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
