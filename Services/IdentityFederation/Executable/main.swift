import Domain
import IdentityFederationSchema
import IdentityFederationService
import Runtime

struct Configuration {
  let installation: InstallationConfiguration
  let database: DatabaseConfiguration
  let sealKeyFile: SecretFile
}

let program = ServiceProgram(.identityFederation)
await program.run { source in
  Configuration(
    installation: InstallationConfiguration(&source),
    database: DatabaseConfiguration(&source, schema: "identity_federation"),
    sealKeyFile: source.requiredSecretFile("seal-key-file")
  )
} assemble: { configuration, assembly in
  let sealer = try SealKeyFile.read(configuration.sealKeyFile)
  let federation = IdentityFederation(
    database: try assembly.database(
      configuration.database,
      history: IdentityFederationMigrations.all,
      sealer: sealer
    ),
    sealer: sealer,
    clock: assembly.clock,
    random: assembly.random,
    accountID: configuration.installation.accountID,
    logger: assembly.logger
  )
  assembly.serve { router in federation.register(in: &router) }
}
