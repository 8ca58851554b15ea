import ConsoleService
import Domain
import Logging
import Runtime

let program = ServiceProgram(.console)
await program.run { source in
  try ConsoleConfiguration(&source)
} assemble: { configuration, assembly in
  let listens = assembly.expectPart()
  let logger = assembly.logger
  let authentication = assembly.client(of: .authentication)
  let console = try Console(
    configuration: configuration,
    authentication: authentication,
    group: assembly.group,
    clock: assembly.clock,
    random: assembly.random,
    inherited: try assembly.inheritedSocket(),
    logger: logger,
    onListening: { port in
      logger.info("listening", metadata: ["port": "\(port)"])
      listens()
    }
  )
  assembly.expect(.authentication, at: authentication)
  assembly.add(console)
}
