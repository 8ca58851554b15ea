import AssertionReaderService
import AssertionReaderStubs
import Domain
import Runtime

let program = ServiceProgram(.assertionReader)
await program.run { source in
  InstallationConfiguration(&source)
} assemble: { _, assembly in
  let reader = AssertionReader(logger: assembly.logger)
  assembly.serve { router in reader.register(in: &router) }
}
