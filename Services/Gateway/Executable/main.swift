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
  assembly.add(
    try Gateway(
      configuration: configuration,
      channels: Gateway.Channels(
        authentication: assembly.client(of: "authentication"),
        tokenIssuance: assembly.client(of: "token-issuance"),
        identityFederation: assembly.client(of: "identity-federation"),
        deviceRegistry: assembly.client(of: "device-registry")
      ),
      clock: assembly.clock,
      random: assembly.random,
      metricsFactory: MetricsSystem.factory,
      metricsText: { [metrics = assembly.metrics] in metrics.text() },
      logger: logger,
      onListening: { listener, port in
        logger.info("listening", metadata: ["listener": "\(listener)", "port": "\(port)"])
        switch listener {
        case .clients: clientsListen()
        case .metrics: metricsListen()
        }
      }
    )
  )
}
