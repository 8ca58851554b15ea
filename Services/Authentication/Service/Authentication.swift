public import Cryptography
public import Domain
public import GatehouseStubs
public import Logging
public import Postgres

/// User pools, their clients and users, and what a sign-in needs next.
///
/// One operation of the API is one method in a file of its name. Keeps nothing in memory that
/// another instance needs: the settings cache is checked against the database on each use.
public struct Authentication: Sendable {
  let database: PostgresPool
  let sealer: Sealer
  let clock: any WallClock
  let random: any RandomSource
  let tokens: TokenIssuanceClient
  let devices: DeviceRegistryClient
  let configuration: AuthenticationConfiguration
  let settings: UserPoolSettingsCache
  /// Nil where the operator names no place of functions: a pool's triggers then fail.
  let functions: LambdaFunctions?
  let logger: Logger
  /// What the present call is found to be about; a service that no gate stands before notes nothing.
  var trail: AuditTrail?

  let userPools: UserPoolStore
  let deletedPools: DeletedUserPoolStore
  let clients: UserPoolClientStore
  let users: UserStore
  let codes: ConfirmationCodeStore
  let operationAttempts: OperationAttemptStore
  let spentChallenges: SpentChallengeStore
  let passwordFailures: PasswordFailureStore
  let passwordHistory: PasswordHistoryStore
  let groups: GroupStore
  let groupMembers: GroupMemberStore
  let secondFactors: SecondFactorStore
  let userImports: UserImportJobStore

  let passwords: Passwords
  let confirmationCodes: ConfirmationCodes
  let softwareTokens: SoftwareTokenSecrets
  let recoveryCodes: RecoveryCodes
  let unknownUsers: UnknownUsers
  let hashQueue: PasswordHashQueue

  /// The service over a database whose migrations are applied.
  public init(
    database: PostgresPool,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource,
    tokens: TokenIssuanceClient,
    devices: DeviceRegistryClient,
    configuration: AuthenticationConfiguration,
    functions: LambdaFunctions? = nil,
    logger: Logger
  ) {
    self.database = database
    self.sealer = sealer
    self.clock = clock
    self.random = random
    self.tokens = tokens
    self.devices = devices
    self.configuration = configuration
    self.functions = functions
    self.logger = logger
    userPools = UserPoolStore(database: database)
    deletedPools = DeletedUserPoolStore(database: database)
    clients = UserPoolClientStore(database: database)
    users = UserStore(database: database)
    codes = ConfirmationCodeStore(database: database)
    operationAttempts = OperationAttemptStore(database: database)
    spentChallenges = SpentChallengeStore(database: database)
    passwordFailures = PasswordFailureStore(database: database)
    passwordHistory = PasswordHistoryStore(database: database)
    groups = GroupStore(database: database)
    groupMembers = GroupMemberStore(database: database)
    secondFactors = SecondFactorStore(database: database)
    userImports = UserImportJobStore(database: database)
    passwords = Passwords(sealer: sealer, random: random)
    confirmationCodes = ConfirmationCodes(sealer: sealer, random: random)
    softwareTokens = SoftwareTokenSecrets(sealer: sealer)
    recoveryCodes = RecoveryCodes(sealer: sealer, random: random)
    unknownUsers = UnknownUsers(sealer: sealer)
    hashQueue = PasswordHashQueue(lanes: configuration.passwordHashLanes)
    settings = UserPoolSettingsCache(pools: userPools, clients: clients, sealer: sealer)
  }

  /// The part that removes what has expired.
  public var expiredRowRemoval: ExpiredRowRemoval { ExpiredRowRemoval(self) }

  /// The part that imports the files of started jobs.
  public var userImportWork: UserImportWork { UserImportWork(self) }

  /// The part that takes those files.
  public var userImportUploads: UserImportUploads { UserImportUploads(self) }

  /// The part that ends jobs which nobody started.
  public var userImportExpiry: UserImportExpiry {
    UserImportExpiry(
      jobs: userImports,
      log: UserImportLogStore(database: database),
      clock: clock,
      logger: logger
    )
  }
}

extension Authentication: AuthenticationServing {}
