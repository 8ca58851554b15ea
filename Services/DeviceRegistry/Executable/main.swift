import DeviceRegistryService
import DeviceRegistryStubs
import Domain
import GatehouseStubs
import Runtime
import SealedRows

struct Configuration {
  let database: DatabaseConfiguration
  let sealKeyFile: SecretFile
}

let program = ServiceProgram(.deviceRegistry)
await program.run { source in
  _ = InstallationConfiguration(&source)
  return Configuration(
    database: DatabaseConfiguration(&source, schema: "device_registry"),
    sealKeyFile: source.requiredSecretFile("seal-key-file")
  )
} assemble: { configuration, assembly in
  let sealer = try SealKeyFile.read(configuration.sealKeyFile)
  let pool = try assembly.database(
    configuration.database,
    history: DeviceRegistryMigrations.all,
    sealer: sealer
  )
  let registry = DeviceRegistry(
    pool: pool,
    sealer: sealer,
    clock: assembly.clock,
    random: assembly.random,
    logger: assembly.logger
  )
  let parts = InstanceParts(
    pool: pool,
    sealer: sealer,
    clock: assembly.clock,
    random: assembly.random,
    logger: assembly.logger
  )
  assembly.serve { router in
    registry.register(in: &router)
    AppInstances(parts).register(in: &router)
    InteractionFactors(parts).register(in: &router)
    SealKeyOperator(
      schema: "device_registry",
      instance: assembly.process.instance,
      database: pool,
      sealer: sealer,
      rows: SealedDevices.rows
    ).register(in: &router)
  }
  assembly.addJob { await registry.expiredProofRemoval.run() }
}
