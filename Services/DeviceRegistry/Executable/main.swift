import Runtime

let program = ServiceProgram(name: "device-registry", rpcServices: [])
await program.run { source in
  _ = InstallationConfiguration(&source)
  return DatabaseConfiguration(&source, schema: "device_registry")
} assemble: { configuration, assembly in
  _ = try assembly.database(configuration)
  assembly.serve { _ in }
}
