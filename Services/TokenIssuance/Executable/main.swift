import Domain
import GatehouseStubs
import Runtime
import SealedRows
import TokenIssuanceService
import TokenIssuanceStubs

struct Configuration {
  let installation: InstallationConfiguration
  let database: DatabaseConfiguration
  let sealKeyFile: SecretFile
}

let program = ServiceProgram(.tokenIssuance)
await program.run { source in
  Configuration(
    installation: InstallationConfiguration(&source),
    database: DatabaseConfiguration(&source, schema: "token_issuance"),
    sealKeyFile: source.requiredSecretFile("seal-key-file")
  )
} assemble: { configuration, assembly in
  let sealer = try SealKeyFile.read(configuration.sealKeyFile)
  let database = try assembly.database(
    configuration.database,
    history: TokenIssuanceMigrations.all,
    sealer: sealer
  )
  let tokens = TokenIssuance(
    pool: database,
    sealer: sealer,
    clock: assembly.clock,
    random: assembly.random,
    issuerBaseURL: configuration.installation.publicURL,
    identityIssuer: configuration.installation.identityIssuer,
    logger: assembly.logger
  )
  assembly.serve { router in
    tokens.register(in: &router)
    tokens.publicKeys.register(in: &router)
    tokens.identityTokens.register(in: &router)
    tokens.signingKeyOperator.register(in: &router)
    tokens.userPoolTokenProof.register(in: &router)
    tokens.detachedTokens.register(in: &router)
    SealKeyOperator(
      schema: "token_issuance",
      instance: assembly.process.instance,
      database: database,
      sealer: sealer,
      rows: SealedSigningKeys.rows
    ).register(in: &router)
  }
  assembly.addJob { await tokens.expiredChainRemoval.run() }
  assembly.addJob { await tokens.restoredKeys.run() }
}
