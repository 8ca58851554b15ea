internal import NIOCore

extension TimeAmount {
  /// From now until then; never negative, and never before then.
  static func until(_ instant: ContinuousClock.Instant) -> TimeAmount {
    let left = TimeAmount(ContinuousClock.now.duration(to: instant))
    return .nanoseconds(max(0, left.nanoseconds) &+ 1000)
  }
}

extension ContinuousClock.Instant {
  /// Nanoseconds since the machine started, the same in all its processes.
  ///
  /// Swift's continuous clock is CLOCK_BOOTTIME on Linux. What is beyond an Int64 is its nearest.
  var machineNanoseconds: Int64 {
    let (seconds, attoseconds) = ContinuousClock().systemEpoch.duration(to: self).components
    let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflows else { return seconds < 0 ? .min : .max }
    let (sum, isBeyond) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
    return isBeyond ? .max : sum
  }

  init(machineNanoseconds: Int64) {
    self = ContinuousClock().systemEpoch + .nanoseconds(machineNanoseconds)
  }
}

extension Result where Failure == RPCError {
  /// The code that the outcome has on the wire.
  var statusCode: RPCStatusCode {
    switch self {
    case .success: .ok
    case .failure(let error): error.code
    }
  }
}
