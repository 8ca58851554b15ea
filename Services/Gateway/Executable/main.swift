import GatewayService
import Logging
import Metrics
import Runtime

let program = ServiceProgram(name: "gateway", rpcServices: [])
await program.run { source in
  try GatewayConfiguration(&source)
} assemble: { configuration, assembly in
  let clientsListen = assembly.expectPart()
  let metricsListen = assembly.expectPart()
  let logger = assembly.logger
  let authentication = assembly.client(of: "authentication")
  let tokenIssuance = assembly.client(of: "token-issuance")
  let identityFederation = assembly.client(of: "identity-federation")
  let deviceRegistry = assembly.client(of: "device-registry")
  assembly.expect("authentication", at: authentication)
  assembly.expect("device-registry", at: deviceRegistry)
  assembly.expect("identity-federation", at: identityFederation)
  assembly.expect("token-issuance", at: tokenIssuance)
  let metrics = InstallationMetrics(
    own: assembly.metrics,
    channels: [
      ("authentication", authentication), ("token-issuance", tokenIssuance),
      ("identity-federation", identityFederation), ("device-registry", deviceRegistry),
    ]
  )
  assembly.addJob { await metrics.gather() }
  let gateway = try Gateway(
    configuration: configuration,
    channels: Gateway.Channels(
      authentication: authentication,
      tokenIssuance: tokenIssuance,
      identityFederation: identityFederation,
      deviceRegistry: deviceRegistry
    ),
    clock: assembly.clock,
    random: assembly.random,
    metricsFactory: MetricsSystem.factory,
    metricsText: { metrics.text() },
    logger: logger,
    onListening: { listener, port in
      logger.info("listening", metadata: ["listener": "\(listener)", "port": "\(port)"])
      switch listener {
      case .clients: clientsListen()
      case .metrics: metricsListen()
      }
    }
  )
  assembly.addJob { await gateway.recordRefusals() }
  assembly.add(gateway)
}
