internal import Domain

/// What a process has measured of itself at one moment.
struct InstanceReading: Sendable {
  let version: String?
  let startedAtUnixSeconds: Double?
  /// Calls or requests since its start, without those by which it is looked after.
  let calls: Double
  /// Handlers that run now; nil where the process does not count them.
  let active: Double?
  let cpuSeconds: Double

  /// What the operator and the gateway ask of every process.
  private static let lookingAfter = ["HealthService/", "gatehouse.runtime.v1."]

  init(_ metrics: MetricsText, of service: ServiceName) {
    version = metrics.label("version", of: "gatehouse_build_info")
    startedAtUnixSeconds = metrics.sum("process_start_time_seconds")
    let name =
      service == .gateway ? "gatehouse_gateway_requests_total" : "gatehouse_rpc_server_calls_total"
    calls = metrics.sum(name, without: Self.lookingAfter) ?? 0
    active = metrics.sum("gatehouse_rpc_server_calls_active")
    cpuSeconds = metrics.sum("process_cpu_seconds_total") ?? 0
  }
}
