import Domain
import GatewayService
import Logging
import Metrics
import Runtime

let program = ServiceProgram(.gateway)
await program.run { source in
  try GatewayConfiguration(&source)
} assemble: { configuration, assembly in
  let clientsListen = assembly.expectPart()
  let metricsListen = assembly.expectPart()
  let logger = assembly.logger
  let channels = ServiceChannels { assembly.client(of: $0) }
  for (service, channel) in channels.needed {
    assembly.expect(service, at: channel)
  }
  let metrics = InstallationMetrics(own: assembly.metrics, channels: channels.all)
  assembly.addJob { await metrics.gather() }
  let gateway = try Gateway(
    configuration: configuration,
    channels: channels,
    clock: assembly.clock,
    random: assembly.random,
    metricsFactory: MetricsSystem.factory,
    metricsText: { metrics.text() },
    logger: logger,
    inherited: try assembly.inheritedSocket(),
    onListening: { listener, port in
      logger.info("listening", metadata: ["listener": "\(listener)", "port": "\(port)"])
      switch listener {
      case .clients: clientsListen()
      case .metrics: metricsListen()
      }
    }
  )
  assembly.addJob { await gateway.recordRefusals() }
  assembly.addJob { await gateway.watchCertificate() }
  assembly.onReload { gateway.reloadCertificate() }
  assembly.expect {
    gateway.certificateFault.map {
      ReadinessFault(
        cause: $0,
        cure: "put a new one into the files of tls; it is taken over at once"
      )
    }
  }
  if let tracing = configuration.tracing {
    let collector = CollectorClient(tracing, group: assembly.group)
    let exporter = SpanExporter(
      own: assembly.spans,
      channels: channels.all.map { $0.channel },
      sender: collector,
      metricsFactory: MetricsSystem.factory,
      logger: logger
    )
    assembly.addJob {
      await exporter.run()
      await collector.shutdown(logger: logger)
    }
  }
  assembly.add(gateway)
}
