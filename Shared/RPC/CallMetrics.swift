internal import Metrics
internal import Synchronization

/// Counts one method's calls by their outcome and times them.
///
/// On the server's side made once per served method: names that callers invent must not become
/// labels.
final class CallMetrics: Sendable {
  /// Who counts.
  enum Side: String {
    case server
    case client
  }

  private let side: Side
  private let method: String
  private let counters: Mutex<[Counter?]>
  private let timer: Metrics.Timer

  init(_ side: Side, method: String) {
    self.side = side
    self.method = method
    counters = Mutex(Array(repeating: nil, count: RPCStatusCode.allCases.count))
    timer = Metrics.Timer(
      label: "gatehouse_rpc_\(side.rawValue)_call_duration_seconds",
      dimensions: [("method", method)]
    )
  }

  func record(_ code: RPCStatusCode, since start: ContinuousClock.Instant) {
    counter(of: code)?.increment()
    let (seconds, attoseconds) = start.duration(to: .now).components
    timer.recordNanoseconds(seconds &* 1_000_000_000 &+ attoseconds / 1_000_000_000)
  }

  /// Made at its first use: most codes never occur, and each would be a line of the report.
  private func counter(of code: RPCStatusCode) -> Counter? {
    let index = Int(code.rawValue)
    return counters.withLock { counters in
      guard index < counters.count else { return nil }
      if let counter = counters[index] { return counter }
      let counter = Counter(
        label: "gatehouse_rpc_\(side.rawValue)_calls_total",
        dimensions: [("method", method), ("code", "\(code)")]
      )
      counters[index] = counter
      return counter
    }
  }
}
