package import AuthenticationAccounts
package import AuthenticationAuthorization
package import AuthenticationBranding
package import AuthenticationCore
package import AuthenticationImport
package import AuthenticationInteraction
package import AuthenticationNotifications
package import AuthenticationOperators
package import AuthenticationPasskeys
package import AuthenticationPools
package import AuthenticationProtection
package import AuthenticationProviderSignIn
package import AuthenticationSignIn
internal import AuthenticationStubs
package import AuthenticationTokenExchange
package import AuthenticationTokens
package import AuthenticationTriggers
package import Cryptography
package import DeviceRegistryStubs
package import Domain
package import GeoIP
package import IdentityFederationStubs
package import LambdaFunctions
package import Logging
package import Postgres
package import PublicOperations
package import RPC
package import TokenIssuanceStubs

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
  package let tokenExchange: TokenExchange
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
  let parts: AreaParts

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
    let parts = AreaParts(
      database: database,
      directory: Directory(
        database: database,
        sealer: sealer,
        tokens: tokens,
        addresses: configuration.addresses,
        clock: clock,
        random: random
      ),
      configuration: configuration,
      sealer: sealer,
      clock: clock,
      random: random,
      logger: logger
    )
    self.parts = parts
    directory = parts.directory
    times = WorkTimes()

    // The other services. What ends a user's devices or tokens there ends what hangs on them here.
    let sessions = InteractionSessionStore(database: database)
    let endings = SessionEndings(of: sessions, devices: devices, clock: clock, random: random)
    let browsers = BrowserSessionEndings(of: BrowserSessionStore(database: database), clock: clock)
    let deviceCalls = DeviceCalls(devices: devices, tokens: tokens, endings: endings)
    let tokenCalls = TokenCalls(tokens: tokens, endings: endings, browsers: browsers)
    let providerCalls = ProviderCalls(providers: providers, signIns: providerSignIns)

    // What is called and told on the way of an operation.
    triggers = Self.triggers(functions, builtIn, of: configuration, times: times)
    functionOperator = FunctionOperator(directory: directory, triggers: triggers)
    let composer = Self.composer(parts, triggers)
    let ownerNotices = OwnerNotices(
      composer,
      database: database,
      addresses: configuration.addresses
    )
    protection = Protection(parts, composer: composer, geoIP: geoIP, options: options)

    // Pools and users.
    pools = Pools(
      parts,
      tokens: tokens,
      deviceCalls: deviceCalls,
      providerCalls: providerCalls,
      removals: Self.removalsOfPool,
      isFunctionMissing: { [triggers] in triggers.isMissing($0) },
      requestRates: requestRates ?? RequestRateLimits()
    )
    branding = Branding(parts)
    passkeys = Passkeys(parts, ownerNotices: ownerNotices)
    accounts = Accounts(
      parts,
      composer: composer,
      ownerNotices: ownerNotices,
      triggers: triggers,
      protection: protection,
      tokenCalls: tokenCalls,
      deviceCalls: deviceCalls,
      providerCalls: providerCalls
    )
    imports = UserImports(parts, accounts: accounts)

    // Sign-in, and the tokens that it ends in.
    self.tokens = Tokens(
      parts,
      accounts: accounts,
      triggers: triggers,
      protection: protection,
      issuance: tokens,
      tokenCalls: tokenCalls,
      deviceCalls: deviceCalls,
      geoIP: geoIP
    )
    interaction = Interaction(
      parts,
      sessions: sessions,
      endings: endings,
      instances: appInstances,
      factors: factors,
      devices: devices,
      tokens: tokens,
      geoIP: geoIP
    )
    signIn = SignIn(
      parts,
      accounts: accounts,
      passkeys: passkeys,
      composer: composer,
      triggers: triggers,
      app: app(interaction),
      protection: protection,
      tokens: self.tokens,
      issuance: tokens,
      devices: devices,
      deviceCalls: deviceCalls
    )
    interactionTokens = InteractionTokens(interaction, signIn)

    // What OAuth's clients and outside providers ask.
    authorization = Authorization(
      parts,
      resourceServers: pools.resourceServers,
      tokens: self.tokens,
      providers: ProviderWays(providerCalls),
      tokenProofs: tokenProofs,
      detachedTokens: detachedTokens
    )
    providerSignIn = ProviderSignIn(
      parts,
      accounts: accounts,
      signIn: signIn,
      triggers: triggers,
      providerCalls: providerCalls,
      requests: clientRequests ?? AuthorizationRequests(authorization, browsers: browsers)
    )
    tokenExchange = TokenExchange(
      parts,
      signIn: signIn,
      providerSignIn: providerSignIn,
      tokens: self.tokens,
      resourceServers: pools.resourceServers,
      providerCalls: providerCalls,
      detachedTokens: detachedTokens
    )

    operators = Operators(
      parts,
      pools: pools,
      accounts: accounts,
      signIn: signIn,
      passkeys: passkeys,
      tokens: self.tokens,
      devices: devices
    )
  }

  /// The functions of pools: those that are called elsewhere, and those that are built in.
  private static func triggers(
    _ functions: LambdaFunctions?,
    _ others: [String: any BuiltInFunction],
    of configuration: AuthenticationConfiguration,
    times: WorkTimes
  ) -> Triggers {
    Triggers(
      functions: functions,
      builtIn: BuiltInFunctions(
        accountID: configuration.accountID,
        [
          PasswordlessFunction.name: PasswordlessFunction(),
          AutoConfirmFunction.name: AutoConfirmFunction(),
        ].merging(others) { $1 }
      ),
      times: times
    )
  }

  /// What makes messages, each within the allowances of its pool and its address.
  private static func composer(_ parts: AreaParts, _ triggers: Triggers) -> MessageComposer {
    MessageComposer(
      triggers: triggers,
      allowances: AllowanceStore(database: parts.database, sealer: parts.sealer),
      limits: parts.configuration.messageLimits,
      sealer: parts.sealer,
      clock: parts.clock,
      random: parts.random
    )
  }

  /// What goes with a deleted pool, of every area that has rows of it.
  private static var removalsOfPool: [PoolRowRemoval] {
    Accounts.removalsOfPool + OutboxUpkeep.removalsOfPool + UserImports.removalsOfPool
      + Interaction.removalsOfPool + Authorization.removalsOfPool
  }

  /// The part that removes what has expired.
  package var expiredRowRemoval: ExpiredRowRemoval { ExpiredRowRemoval(self) }

  /// What has functions of pools write and send messages; codes for them are encrypted by the keys.
  package func messageFunctions(keys: CodeKeys, auditLog: AuditLog) -> MessageFunctions {
    MessageFunctions(
      parts,
      triggers: triggers,
      keys: keys,
      auditLog: auditLog
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
      tokenExchange: tokenExchange,
      riskConfiguration: protection,
      authEvent: protection,
      logDelivery: protection,
      userPoolReplica: pools,
      provisionedLimit: pools
    )
  }
}
