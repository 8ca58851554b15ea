import Domain
import IdentityFederationProviders
import IdentityFederationSchema
import IdentityFederationService
import Runtime

struct Configuration {
  let installation: InstallationConfiguration
  let database: DatabaseConfiguration
  let sealKeyFile: SecretFile
  let providers: ProviderSettings
}

let program = ServiceProgram(.identityFederation)
await program.run { source in
  Configuration(
    installation: InstallationConfiguration(&source),
    database: DatabaseConfiguration(&source, schema: "identity_federation"),
    sealKeyFile: source.requiredSecretFile("seal-key-file"),
    providers: ProviderSettings(&source)
  )
} assemble: { configuration, assembly in
  let sealer = try SealKeyFile.read(configuration.sealKeyFile)
  let database = try assembly.database(
    configuration.database,
    history: IdentityFederationMigrations.all,
    sealer: sealer
  )
  let federation = IdentityFederation(
    database: database,
    sealer: sealer,
    clock: assembly.clock,
    random: assembly.random,
    accountID: configuration.installation.accountID,
    logger: assembly.logger
  )
  let registrations = IdentityProviderOperator(
    database: database,
    providers: configuration.providers.configuration,
    accountID: configuration.installation.accountID,
    clock: assembly.clock
  )
  assembly.serve { router in
    federation.register(in: &router)
    registrations.register(in: &router)
  }
}
