internal import NIOCore

extension TimeAmount {
  /// From now until then; never negative, and never before then.
  static func until(_ instant: ContinuousClock.Instant) -> TimeAmount {
    let left = TimeAmount(ContinuousClock.now.duration(to: instant))
    return .nanoseconds(max(0, left.nanoseconds) &+ 1000)
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
