package import AuthenticationAccounts
package import AuthenticationCore
package import AuthenticationMessages
package import AuthenticationPasskeys
package import AuthenticationProtection
package import AuthenticationTokens
package import AuthenticationTriggers
package import Cryptography
package import Domain
package import GatehouseStubs
package import Postgres
package import PublicOperations

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
    database: PostgresPool,
    directory: Directory,
    accounts: Accounts,
    passkeys: Passkeys,
    composer: MessageComposer,
    triggers: Triggers,
    app: any AppFactor,
    protection: Protection,
    tokens: Tokens,
    issuance: TokenIssuanceClient,
    devices: DeviceRegistryClient,
    deviceCalls: DeviceCalls,
    configuration: AuthenticationConfiguration,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource
  ) {
    self.directory = directory
    self.accounts = accounts
    self.passkeys = passkeys
    settings = directory.settings
    users = directory.users
    unknownUsers = directory.unknownUsers
    consumedChallenges = ConsumedChallengeStore(database: database)
    passwordFailures = PasswordFailureStore(database: database)
    origins = SignInOrigins(sealer: sealer)
    familiarOrigins = FamiliarOriginStore(database: database)
    allowances = AllowanceStore(database: database, sealer: sealer)
    secondFactors = SecondFactorStore(database: database)
    passwords = Passwords(sealer: sealer, random: random)
    hashQueue = PasswordHashQueue(workers: configuration.passwordHashWorkers)
    confirmationCodes = ConfirmationCodes(sealer: sealer, random: random)
    softwareTokens = SoftwareTokenSecrets(sealer: sealer)
    recoveryCodes = RecoveryCodes(sealer: sealer, random: random)
    self.composer = composer
    ownerNotices = accounts.ownerNotices
    self.triggers = triggers
    self.app = app
    self.protection = protection
    self.tokens = tokens
    self.issuance = issuance
    self.devices = devices
    self.deviceCalls = deviceCalls
    self.configuration = configuration
    self.sealer = sealer
    self.clock = clock
    self.random = random
  }
}

extension SignIn: SignInServing, DeviceServing, SecondFactorServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
