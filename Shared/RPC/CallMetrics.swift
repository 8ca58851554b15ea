internal import Metrics
internal import NIOConcurrencyHelpers

/// Counts calls and their time, by method and status.
final class CallMetrics: Sendable {
  private let side: String
  private let meters = NIOLockedValueBox<[String: Meter]>([:])

  private struct Meter: Sendable {
    let duration: Timer
    var counters: [RPCStatusCode: Counter] = [:]
  }

  /// Makes meters for one side, `server` or `client`.
  init(side: String) {
    self.side = side
  }

  func count(
    _ method: RPCMethod,
    _ outcome: Result<[UInt8], RPCError>,
    since began: ContinuousClock.Instant
  ) {
    let code: RPCStatusCode
    switch outcome {
    case .success: code = .ok
    case .failure(let error): code = error.code
    }
    let (counter, duration) = meters.withLockedValue { meters in
      var meter =
        meters[method.fullName]
        ?? Meter(
          duration: Timer(
            label: "gatehouse_rpc_\(side)_duration",
            dimensions: [("method", method.fullName)]
          )
        )
      let counter =
        meter.counters[code]
        ?? Counter(
          label: "gatehouse_rpc_\(side)_calls",
          dimensions: [("method", method.fullName), ("code", "\(code)")]
        )
      meter.counters[code] = counter
      meters[method.fullName] = meter
      return (counter, meter.duration)
    }
    counter.increment()
    duration.record(duration: began.duration(to: .now))
  }
}
