internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// Answers what this process has measured.
struct MetricsReport: MetricsServing {
  let registry: MetricsRegistry
  let instance: String

  func readMetrics(
    _ request: ReadMetricsRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> ReadMetricsResponse {
    ReadMetricsResponse(instance: instance, text: Array(registry.text().utf8))
  }
}
