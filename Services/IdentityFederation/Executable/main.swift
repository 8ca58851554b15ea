import AssertionReaderStubs
import Domain
import GatehouseStubs
import IdentityFederationCore
import IdentityFederationCredentials
import IdentityFederationLogins
import IdentityFederationProofs
import IdentityFederationProviderSignIns
import IdentityFederationSchema
import IdentityFederationService
import IdentityFederationStubs
import IdentityFederationSync
import IdentityFederationUserPoolProviders
import PublicOperations
import Runtime
import SealedRows
import TokenIssuanceStubs

struct Configuration {
  let installation: InstallationConfiguration
  let database: DatabaseConfiguration
  let sealKeyFile: SecretFile
  let ticketKeyFile: SecretFile
  let providers: ProviderSettings
  let audit: AuditConfiguration
  let requestRates: RequestRateLimits?
  let sessions: SessionLimits
  let quotas: IdentityQuotas
  let syncPlaces: SyncPlacesConfiguration
}

let program = ServiceProgram(.identityFederation)
await program.run { source in
  Configuration(
    installation: InstallationConfiguration(&source),
    database: DatabaseConfiguration(&source, schema: "identity_federation"),
    sealKeyFile: source.requiredSecretFile("seal-key-file"),
    ticketKeyFile: source.requiredSecretFile("ticket-key-file"),
    providers: ProviderSettings(&source),
    audit: AuditConfiguration(&source),
    requestRates: RequestRateConfiguration(&source, usual: IdentityRequestCategory.usualRates)
      .map { RequestRateLimits($0.rates, networkPercent: $0.networkPercent) },
    sessions: SessionLimits(&source),
    quotas: IdentityQuotas(&source),
    syncPlaces: SyncPlacesConfiguration(&source)
  )
} assemble: { configuration, assembly in
  let sealer = try SealKeyFile.read(configuration.sealKeyFile)
  let ticketKeys = try KeyFile(configuration.ticketKeyFile)
  assembly.tellTicketKeys(ticketKeys)
  let database = try assembly.database(
    configuration.database,
    history: IdentityFederationMigrations.all,
    sealer: sealer
  )
  let tokenIssuance = assembly.client(of: .tokenIssuance)
  let proofs = ProviderProofs(
    configuration.providers.configuration,
    over: configuration.providers.transport(assembly),
    assertionReader: AssertionReaderClient(assembly.client(of: .assertionReader)),
    clock: assembly.clock,
    logger: assembly.logger
  )
  let federation = IdentityFederation(
    database: database,
    sealer: sealer,
    tickets: try TicketKeys(keys: ticketKeys.keys, current: ticketKeys.current),
    clock: assembly.clock,
    random: assembly.random,
    tokenIssuance: tokenIssuance,
    loginProofs: LoginProofs(
      database: database,
      userPoolTokens: UserPoolTokenProofClient(tokenIssuance),
      providers: proofs,
      publicURL: configuration.installation.publicURL,
      accountID: configuration.installation.accountID,
      clock: assembly.clock,
      logger: assembly.logger
    ),
    accountID: configuration.installation.accountID,
    identityIssuer: configuration.installation.identityIssuer,
    sessions: configuration.sessions,
    quotas: configuration.quotas,
    defaultRegion: configuration.installation.region,
    syncPlaces: try configuration.syncPlaces.places(assembly),
    logger: assembly.logger
  )
  assembly.addJob { await federation.sync.run() }
  let registrations = IdentityProviderOperator(
    database: database,
    providers: proofs,
    accountID: configuration.installation.accountID,
    clock: assembly.clock
  )
  let auditLog = AuditLog(
    database: database,
    clock: assembly.clock,
    random: assembly.random,
    logger: assembly.logger
  )
  assembly.addJob { await auditLog.run() }
  let userPoolProviders = UserPoolProviders(
    database: database,
    sealer: sealer,
    proofs: proofs,
    quotas: configuration.quotas,
    auditLog: auditLog,
    clock: assembly.clock,
    random: assembly.random
  )
  let providerSignIns = ProviderSignIns(
    database: database,
    sealer: sealer,
    providers: userPoolProviders,
    proofs: proofs,
    clock: assembly.clock,
    random: assembly.random
  )
  assembly.serve { router in
    federation.register(
      in: &router,
      through: federation.gate(auditLog: auditLog, requestRates: configuration.requestRates)
    )
    registrations.register(in: &router)
    userPoolProviders.register(in: &router)
    providerSignIns.register(in: &router)
    ProviderTrial(of: providerSignIns).register(in: &router)
    SealKeyOperator(
      schema: "identity_federation",
      instance: assembly.process.instance,
      database: database,
      sealer: sealer,
      rows: SealedFederation.rows
    ).register(in: &router)
  }
  let (clock, logger) = (assembly.clock, assembly.logger)
  let sealing = AuditSealing(
    database: database,
    sealer: sealer,
    of: .identityPools,
    clock: clock
  )
  let upkeep = AuditUpkeep(
    database: database,
    sealing: sealing,
    retentionDays: configuration.audit.retentionDays,
    refusalRows: configuration.audit.refusalRows
  )
  assembly.addJob { await sealing.run(logger: logger) }
  assembly.addJob { await upkeep.run(at: clock, logger: logger) }
  assembly.addJob { await federation.deletedPools.run() }
  assembly.addJob { await providerSignIns.runRemoval(logger: logger) }
}
