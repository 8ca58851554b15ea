internal import Metrics

/// Counts one method's calls by their outcome and times them.
///
/// Made once per served method: names that callers invent must not become labels.
struct CallMetrics: Sendable {
  private let counters: [Counter]
  private let timer: Metrics.Timer

  init(method: String) {
    counters = RPCStatusCode.allCases.map {
      Counter(
        label: "gatehouse_rpc_server_calls_total",
        dimensions: [("method", method), ("code", "\($0)")]
      )
    }
    timer = Metrics.Timer(
      label: "gatehouse_rpc_server_call_duration_seconds",
      dimensions: [("method", method)]
    )
  }

  func record(_ code: RPCStatusCode, since start: ContinuousClock.Instant) {
    let index = Int(code.rawValue)
    if index < counters.count {
      counters[index].increment()
    }
    let (seconds, attoseconds) = start.duration(to: .now).components
    timer.recordNanoseconds(seconds &* 1_000_000_000 &+ attoseconds / 1_000_000_000)
  }
}
