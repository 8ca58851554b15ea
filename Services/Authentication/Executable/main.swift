import AuthenticationAccounts
import AuthenticationAuthorization
import AuthenticationBranding
import AuthenticationCore
import AuthenticationHostedPages
import AuthenticationImport
import AuthenticationInteraction
import AuthenticationNotifications
import AuthenticationOperators
import AuthenticationPools
import AuthenticationProtection
import AuthenticationProviderSignIn
import AuthenticationSchema
import AuthenticationService
import AuthenticationStubs
import AuthenticationTokenExchange
import AuthenticationTokens
import AuthenticationTriggers
import DeviceRegistryStubs
import Domain
import GatehouseStubs
import GeoIP
import IdentityFederationStubs
import OutboundConfiguration
import Postgres
import PublicOperations
import Runtime
import SealedRows
import TokenIssuanceStubs

struct Configuration {
  let installation: InstallationConfiguration
  let database: DatabaseConfiguration
  let sealKeyFile: SecretFile
  let ticketKeyFile: SecretFile
  let messages: MessageConfiguration
  let userImportFileBytes: Int64
  let audit: AuditConfiguration
  let requestRates: RequestRateLimits?
  let authEventDays: Int
  let protection: ProtectionConfiguration
  let functions: LambdaFunctionsConfiguration?
  let codeKeys: CodeKeysConfiguration
  let migrationsPerSecond: Int
  let unconfirmedDays: Int
  let messageLimits: MessageLimitConfiguration
  let wrongPasswordsOfNetwork: Int
  let resourceServersInPool: Int
  let importJobsInPool: Int
  let captcha: CaptchaProviderConfiguration?
  let geoIPFile: String?
  let interactionWebhooks: InteractionWebhooksConfiguration
}

let program = ServiceProgram(.authentication)
await program.run { source in
  Configuration(
    installation: InstallationConfiguration(&source),
    database: DatabaseConfiguration(&source, schema: "authentication"),
    sealKeyFile: source.requiredSecretFile("seal-key-file"),
    ticketKeyFile: source.requiredSecretFile("ticket-key-file"),
    messages: MessageConfiguration(&source),
    userImportFileBytes: Int64(
      source.integer(
        "user-import",
        "file-bytes",
        default: Int(AuthenticationConfiguration.usualUserImportFileBytes),
        in: 1024...(16 << 30)
      )
    ),
    audit: AuditConfiguration(&source),
    requestRates: RequestRateConfiguration(&source, usual: RequestCategory.usualRates)
      .map {
        RequestRateLimits($0.rates, maximums: $0.maximums, networkPercent: $0.networkPercent)
      },
    authEventDays: source.integer(
      "auth-events",
      "retention-days",
      default: AuthenticationConfiguration.usualAuthEventDays,
      in: 1...730
    ),
    protection: ProtectionConfiguration(&source),
    functions: LambdaFunctionsConfiguration(&source),
    codeKeys: CodeKeysConfiguration(&source),
    migrationsPerSecond: source.integer(
      "lambda",
      "migrations-per-second",
      default: AuthenticationConfiguration.usualMigrationsPerSecond,
      in: 1...10_000
    ),
    unconfirmedDays: source.integer(
      "sign-ups",
      "unconfirmed-days",
      default: AuthenticationConfiguration.usualUnconfirmedDays,
      in: 0...3650
    ),
    messageLimits: MessageLimitConfiguration(&source),
    wrongPasswordsOfNetwork: source.integer(
      "sign-in-limits",
      "wrong-passwords-of-network",
      default: AuthenticationConfiguration.usualWrongPasswordsOfNetwork,
      in: 1...100_000_000
    ),
    resourceServersInPool: source.integer(
      "quotas",
      "resource-servers-in-pool",
      default: AuthenticationConfiguration.usualResourceServersInPool,
      in: 1...10_000
    ),
    importJobsInPool: source.integer(
      "quotas",
      "import-jobs-in-pool",
      default: AuthenticationConfiguration.usualImportJobsInPool,
      in: 1...1_000_000
    ),
    captcha: CaptchaProviderConfiguration(&source),
    geoIPFile: source.optionalString("geoip", "file"),
    interactionWebhooks: InteractionWebhooksConfiguration(&source)
  )
} assemble: { configuration, assembly in
  let sealer = try SealKeyFile.read(configuration.sealKeyFile)
  let ticketKeys = try KeyFile(configuration.ticketKeyFile)
  assembly.tellTicketKeys(ticketKeys)
  let tickets = try TicketKeys(keys: ticketKeys.keys, current: ticketKeys.current)
  let database = try assembly.database(
    configuration.database,
    history: AuthenticationMigrations.all,
    sealer: sealer
  )
  var builtIn: [String: any BuiltInFunction] = [:]
  builtIn[CaptchaFunction.name] = try configuration.captcha?.function(assembly)
  let tokenIssuance = assembly.client(of: .tokenIssuance)
  let deviceRegistry = assembly.client(of: .deviceRegistry)
  let identityFederation = assembly.client(of: .identityFederation)
  let authentication = Authentication(
    database: database,
    sealer: sealer,
    clock: assembly.clock,
    random: assembly.random,
    tokens: TokenIssuanceClient(tokenIssuance),
    devices: DeviceRegistryClient(deviceRegistry),
    appInstances: AppInstanceClient(deviceRegistry),
    factors: InteractionFactorClient(deviceRegistry),
    detachedTokens: DetachedTokenClient(tokenIssuance),
    tokenProofs: UserPoolTokenProofClient(tokenIssuance),
    providers: UserPoolProviderClient(identityFederation),
    providerSignIns: ProviderSignInClient(identityFederation),
    configuration: AuthenticationConfiguration(
      accountID: configuration.installation.accountID,
      defaultRegion: configuration.installation.region,
      publicURL: configuration.installation.publicURL,
      domainsSuffix: configuration.installation.domainsSuffix,
      userImportFileBytes: configuration.userImportFileBytes,
      auditRetentionDays: configuration.audit.retentionDays,
      auditRefusalRows: configuration.audit.refusalRows,
      // At least one processor is left to everything else, where there are two.
      passwordHashWorkers: min(max(assembly.processors / 2, 1), 2),
      codeKeyIDs: configuration.codeKeys.names,
      migrationsPerSecond: configuration.migrationsPerSecond,
      unconfirmedDays: configuration.unconfirmedDays,
      messageLimits: configuration.messageLimits.limits,
      wrongPasswordsOfNetwork: configuration.wrongPasswordsOfNetwork,
      resourceServersInPool: configuration.resourceServersInPool,
      importJobsInPool: configuration.importJobsInPool,
      interactionWebhooks: configuration.interactionWebhooks.kinds,
      authEventDays: configuration.authEventDays
    ),
    functions: try configuration.functions?.functions(assembly),
    builtIn: builtIn,
    geoIP: try configuration.geoIPFile.map { (path) throws(GeoIPError) in
      try GeoIPDatabase(path: path)
    },
    protection: try configuration.protection.options(),
    requestRates: configuration.requestRates,
    logger: assembly.logger
  )
  let auditLog = AuditLog(
    database: database,
    clock: assembly.clock,
    random: assembly.random,
    logger: assembly.logger
  )
  assembly.addJob { await auditLog.run() }
  let sealing = AuditSealing(
    database: database,
    sealer: sealer,
    of: .userPools,
    clock: assembly.clock
  )
  let logger = assembly.logger
  assembly.addJob { await sealing.run(logger: logger) }
  let counts = HourlyCounts(authentication.operators, times: authentication.times)
  assembly.addJob { await counts.run() }
  assembly.serve { router in
    let gate = authentication.gate(
      tickets: tickets,
      auditLog: auditLog,
      requestRates: configuration.requestRates,
      counts: counts
    )
    authentication.register(in: &router, through: gate)
    RefusalRecords(auditLog: auditLog).register(in: &router)
    SealKeyOperator(
      schema: "authentication",
      instance: assembly.process.instance,
      database: database,
      sealer: sealer,
      rows: SealedAuthentication.rows
    ).register(in: &router)
    AuditOperator(database: database, sealer: sealer, of: .userPools, clock: assembly.clock)
      .register(in: &router)
    Domains(authentication.pools).register(in: &router)
    ConfirmationLinks(authentication.accounts, through: gate).register(in: &router)
    BrandingPages(authentication.branding).register(in: &router)
    let authorizationGates = authentication.authorizationGates(
      tickets: tickets,
      auditLog: auditLog,
      requestRates: configuration.requestRates
    )
    TokenEndpointCalls(
      authentication.authorization,
      through: authorizationGates,
      refreshing: TokenEndpoint(authentication.tokens, through: gate)
    ).register(in: &router)
    let authorizationCalls = AuthorizationCalls(
      authentication.authorization,
      through: authorizationGates
    )
    authorizationCalls.register(in: &router)
    authentication.hostedPages(through: gate, authorizationCalls).register(in: &router)
    TokenExchangeGrants(authentication.tokenExchange, through: gate).register(in: &router)
    ProviderRedirects(
      authentication.providerSignIn,
      through: authentication.providerRedirectGate(
        tickets: tickets,
        auditLog: auditLog,
        requestRates: configuration.requestRates
      )
    ).register(in: &router)
    let interactionGate = authentication.interactionGate(
      tickets: tickets,
      auditLog: auditLog,
      requestRates: configuration.requestRates
    )
    InteractionSessionCalls(authentication.interaction, through: interactionGate)
      .register(in: &router)
    InteractionInstanceCalls(authentication.interaction, through: interactionGate)
      .register(in: &router)
    InteractionWaitingCalls(authentication.interactionTokens, through: interactionGate)
      .register(in: &router)
    InteractionOperator(authentication.interaction, auditLog: auditLog, logger: assembly.logger)
      .register(in: &router)
    let outbox = OutboxOperator(database: database, sealer: sealer)
    outbox.register(in: &router)
    OperatorAccounts(authentication.operators, auditLog: auditLog).register(in: &router)
    let console = ConsoleCalls(
      authentication.operators,
      outbox: outbox,
      auditLog: auditLog,
      providers: ProviderTestClient(identityFederation),
      signingKeys: SigningKeyOperatorClient(tokenIssuance)
    )
    console.register(in: &router)
    let sessions = SessionOperator(
      authentication.tokens,
      auditLog: auditLog,
      logger: assembly.logger
    )
    sessions.register(in: &router)
    authentication.imports.uploads.register(in: &router)
    let importLog = UserImportOperator(database: database)
    importLog.register(in: &router)
    ConsolePoolCalls(
      console,
      sessions: sessions,
      functions: authentication.functionOperator,
      importLog: importLog,
      uploads: authentication.imports.uploads
    ).register(in: &router)
    authentication.functionOperator.register(in: &router)
    RiskOperator(
      authentication.protection,
      auditLog: auditLog,
      logger: assembly.logger,
      enforce: { (pool) async throws(AuthenticationFailure) in
        try await authentication.pools.enforceThreatProtection(of: pool)
      }
    ).register(in: &router)
    AuthEventFeedback(authentication.protection, authentication.accounts, through: gate)
      .register(in: &router)
    authentication.ownAccount(through: gate).register(in: &router)
  }
  let changes = PostgresListener(database.configuration, channel: InteractionWakes.channel)
  assembly.addJob { await authentication.interaction.wakes.run(changes) }
  assembly.addJob { await authentication.expiredRowRemoval.run() }
  assembly.addJob { await authentication.imports.expiry.run() }
  assembly.addJob { await authentication.imports.work.run() }
  if let limits = configuration.requestRates {
    let moved = MovedRequestRates(authentication.pools.provisionedLimits, limits)
    assembly.addJob { await moved.run() }
  }
  assembly.addJob { await authentication.protection.run() }
  let logDelivery = LogDelivery(
    authentication.protection,
    database: database,
    sinks: try configuration.protection.sinks(assembly),
    logger: assembly.logger
  )
  assembly.addJob { await logDelivery.run() }
  let delivery = MessageDelivery(
    database: database,
    sealer: sealer,
    clock: assembly.clock,
    random: assembly.random,
    workers: try configuration.messages.workers(assembly),
    times: authentication.times,
    logger: assembly.logger
  )
  assembly.addJob { await delivery.run() }
  let messageFunctions = authentication.messageFunctions(
    keys: try configuration.codeKeys.keys(),
    auditLog: auditLog
  )
  assembly.addJob { await messageFunctions.run() }
  let interactionDelivery = InteractionDelivery(
    authentication.interaction,
    webhooks: try configuration.interactionWebhooks.webhooks(assembly),
    logger: assembly.logger
  )
  assembly.addJob { await interactionDelivery.run() }
}
