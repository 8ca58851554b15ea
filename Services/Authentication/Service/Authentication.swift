package import AuthenticationAccounts
package import AuthenticationAuthorization
package import AuthenticationBranding
package import AuthenticationCore
package import AuthenticationFederation
package import AuthenticationImport
package import AuthenticationInteraction
package import AuthenticationMessages
package import AuthenticationOperators
package import AuthenticationPasskeys
package import AuthenticationPools
package import AuthenticationProtection
package import AuthenticationProviderSignIn
package import AuthenticationSignIn
package import AuthenticationTokens
package import AuthenticationTriggers
package import Cryptography
package import Domain
package import GatehouseStubs
package import GeoIP
package import LambdaFunctions
package import Logging
package import Postgres
package import PublicOperations
package import RPC

/// The areas of the service, each given what it uses.
///
/// Keeps nothing in memory that another instance needs: the settings cache is checked against the
/// database on each use.
package final class Authentication: Sendable {
  /// Where clients, pools and users are found.
  package let directory: Directory
  package let protection: Protection
  package let pools: Pools
  package let branding: Branding
  package let passkeys: Passkeys
  package let accounts: Accounts
  package let tokens: Tokens
  package let signIn: SignIn
  package let providerSignIn: ProviderSignIn
  package let federation: Federation
  package let authorization: Authorization
  package let interaction: Interaction
  package let interactionTokens: InteractionTokens
  package let imports: UserImports
  package let operators: Operators
  /// Where it is noted how long work took.
  package let times: WorkTimes
  /// Calls functions for the operator.
  package let functionOperator: FunctionOperator

  let triggers: Triggers
  let database: PostgresPool
  let configuration: AuthenticationConfiguration
  let sealer: Sealer
  let clock: any WallClock
  let random: any RandomSource
  let logger: Logger

  /// The service over a database whose migrations are applied.
  ///
  /// A test of sign-in alone may play the user's app.
  package init(
    database: PostgresPool,
    sealer: Sealer,
    clock: any WallClock,
    random: any RandomSource,
    tokens: TokenIssuanceClient,
    devices: DeviceRegistryClient,
    appInstances: AppInstanceClient,
    factors: InteractionFactorClient,
    detachedTokens: DetachedTokenClient,
    tokenProofs: UserPoolTokenProofClient,
    providers: UserPoolProviderClient,
    providerSignIns: ProviderSignInClient,
    configuration: AuthenticationConfiguration,
    functions: LambdaFunctions? = nil,
    builtIn: [String: any BuiltInFunction] = [:],
    app: (Interaction) -> any AppFactor = { $0 },
    clientRequests: (any ClientRequests)? = nil,
    geoIP: GeoIPDatabase? = nil,
    protection options: ProtectionOptions = ProtectionOptions(),
    requestRates: RequestRateLimits? = nil,
    logger: Logger
  ) {
    self.database = database
    self.configuration = configuration
    self.sealer = sealer
    self.clock = clock
    self.random = random
    self.logger = logger
    let sessions = InteractionSessionStore(database: database)
    let endings = SessionEndings(of: sessions, devices: devices, clock: clock, random: random)
    let deviceCalls = DeviceCalls(devices: devices, tokens: tokens, endings: endings)
    let browsers = BrowserSessionEndings(
      of: BrowserSessionStore(database: database),
      clock: clock
    )
    let tokenCalls = TokenCalls(tokens: tokens, endings: endings, browsers: browsers)
    let times = WorkTimes()
    self.times = times
    let triggers = Triggers(
      functions: functions,
      builtIn: BuiltInFunctions(
        accountID: configuration.accountID,
        [
          PasswordlessFunction.name: PasswordlessFunction(),
          AutoConfirmFunction.name: AutoConfirmFunction(),
        ].merging(builtIn) { $1 }
      ),
      times: times
    )
    let composer = MessageComposer(
      triggers: triggers,
      allowances: AllowanceStore(database: database, sealer: sealer),
      limits: configuration.messageLimits,
      sealer: sealer,
      clock: clock,
      random: random
    )
    let providerCalls = ProviderCalls(providers: providers, signIns: providerSignIns)
    self.triggers = triggers
    directory = Directory(
      database: database,
      sealer: sealer,
      tokens: tokens,
      addresses: configuration.addresses,
      clock: clock,
      random: random
    )
    let protection = Protection(
      database: database,
      directory: directory,
      composer: composer,
      geoIP: geoIP,
      options: options,
      configuration: configuration,
      sealer: sealer,
      clock: clock,
      random: random,
      logger: logger
    )
    self.protection = protection
    functionOperator = FunctionOperator(directory: directory, triggers: triggers)
    pools = Pools(
      database: database,
      directory: directory,
      tokens: tokens,
      deviceCalls: deviceCalls,
      providerCalls: providerCalls,
      removals: Accounts.removalsOfPool + OutboxUpkeep.removalsOfPool
        + UserImports.removalsOfPool + Interaction.removalsOfPool
        + Authorization.removalsOfPool,
      isFunctionMissing: { triggers.isMissing($0) },
      requestRates: requestRates ?? RequestRateLimits(),
      configuration: configuration,
      sealer: sealer,
      clock: clock,
      random: random,
      logger: logger
    )
    branding = Branding(
      database: database,
      directory: directory,
      configuration: configuration,
      sealer: sealer,
      clock: clock,
      random: random,
      logger: logger
    )
    let ownerNotices = OwnerNotices(
      composer,
      database: database,
      addresses: configuration.addresses
    )
    passkeys = Passkeys(
      database: database,
      directory: directory,
      ownerNotices: ownerNotices,
      sealer: sealer,
      clock: clock,
      random: random
    )
    accounts = Accounts(
      database: database,
      directory: directory,
      composer: composer,
      ownerNotices: ownerNotices,
      triggers: triggers,
      protection: protection,
      tokenCalls: tokenCalls,
      deviceCalls: deviceCalls,
      providerCalls: providerCalls,
      configuration: configuration,
      sealer: sealer,
      clock: clock,
      random: random
    )
    self.tokens = Tokens(
      directory: directory,
      accounts: accounts,
      triggers: triggers,
      protection: protection,
      issuance: tokens,
      tokenCalls: tokenCalls,
      deviceCalls: deviceCalls,
      geoIP: geoIP,
      sealer: sealer,
      clock: clock,
      random: random
    )
    let interaction = Interaction(
      database: database,
      sessions: sessions,
      endings: endings,
      directory: directory,
      instances: appInstances,
      factors: factors,
      devices: devices,
      tokens: tokens,
      geoIP: geoIP,
      configuration: configuration,
      sealer: sealer,
      clock: clock,
      random: random
    )
    self.interaction = interaction
    signIn = SignIn(
      database: database,
      directory: directory,
      accounts: accounts,
      passkeys: passkeys,
      composer: composer,
      triggers: triggers,
      app: app(interaction),
      protection: protection,
      tokens: self.tokens,
      issuance: tokens,
      devices: devices,
      deviceCalls: deviceCalls,
      configuration: configuration,
      sealer: sealer,
      clock: clock,
      random: random
    )
    authorization = Authorization(
      database: database,
      directory: directory,
      resourceServers: pools.resourceServers,
      tokens: self.tokens,
      providers: ProviderWays(providerCalls),
      tokenProofs: tokenProofs,
      configuration: configuration,
      sealer: sealer,
      clock: clock,
      random: random
    )
    providerSignIn = ProviderSignIn(
      directory: directory,
      accounts: accounts,
      signIn: signIn,
      triggers: triggers,
      providerCalls: providerCalls,
      requests: clientRequests ?? AuthorizationRequests(authorization, browsers: browsers),
      configuration: configuration,
      clock: clock
    )
    federation = Federation(
      database: database,
      directory: directory,
      signIn: signIn,
      providerSignIn: providerSignIn,
      tokens: self.tokens,
      resourceServers: pools.resourceServers,
      providerCalls: providerCalls,
      detachedTokens: detachedTokens,
      clock: clock
    )
    interactionTokens = InteractionTokens(interaction, signIn)
    operators = Operators(
      database: database,
      directory: directory,
      pools: pools,
      accounts: accounts,
      signIn: signIn,
      passkeys: passkeys,
      tokens: self.tokens,
      devices: devices,
      publicURL: configuration.publicURL,
      sealer: sealer,
      clock: clock,
      random: random,
      logger: logger
    )
    imports = UserImports(
      database: database,
      directory: directory,
      accounts: accounts,
      configuration: configuration,
      sealer: sealer,
      clock: clock,
      random: random,
      logger: logger
    )
  }

  /// The part that removes what has expired.
  package var expiredRowRemoval: ExpiredRowRemoval { ExpiredRowRemoval(self) }

  /// What has functions of pools write and send messages; codes for them are encrypted by the keys.
  package func messageFunctions(keys: CodeKeys, auditLog: AuditLog) -> MessageFunctions {
    MessageFunctions(
      database: database,
      directory: directory,
      triggers: triggers,
      keys: keys,
      auditLog: auditLog,
      sealer: sealer,
      clock: clock,
      random: random,
      logger: logger
    )
  }

  /// Answers every public operation in the router, each through the gate.
  package func register(in router: inout RPCRouter, through gate: AuthenticationGate) {
    AuthenticationMethods.register(
      in: &router,
      through: gate,
      userPool: pools,
      userPoolClient: pools,
      userPoolDomain: pools,
      sessionConfiguration: pools,
      user: accounts,
      signIn: signIn,
      token: tokens,
      userPoolTag: pools,
      account: accounts,
      group: accounts,
      device: signIn,
      session: tokens,
      secondFactor: signIn,
      passkey: passkeys,
      userImport: imports,
      identityProvider: pools,
      providerLink: providerSignIn,
      resourceServer: pools,
      managedLoginBranding: branding,
      terms: branding,
      tokenExchange: federation,
      riskConfiguration: protection,
      authEvent: protection,
      logDelivery: protection,
      userPoolReplica: pools,
      provisionedLimit: pools
    )
  }
}
