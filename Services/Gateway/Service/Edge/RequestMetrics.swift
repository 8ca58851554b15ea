internal import Metrics
internal import NIOConcurrencyHelpers

/// Counts requests by operation and outcome, and measures how long answering took.
///
/// Both labels are closed sets: operations of the table, routes, exceptions of the error table. A
/// name a client made up never becomes a label, or it could grow the registry without bound.
final class RequestMetrics: Sendable {
  /// The label of everything that names no operation of the table.
  static let otherOperation = "other"
  /// The outcome of a request that was answered as asked.
  static let success = "success"

  fileprivate struct Key: Hashable {
    let operation: String
    let outcome: String
  }

  fileprivate struct Handlers {
    var counters: [Key: Counter] = [:]
    var timers: [String: Timer] = [:]
  }

  private let handlers = NIOLockedValueBox(Handlers())
  private let factory: any MetricsFactory

  init(factory: any MetricsFactory) {
    self.factory = factory
  }

  func record(operation: String, outcome: String, took duration: Duration) {
    let (counter, timer) = handlers.withLockedValue { handlers in
      (
        handlers.counter(Key(operation: operation, outcome: outcome), factory),
        handlers.timer(operation, factory)
      )
    }
    counter.increment()
    let (seconds, attoseconds) = duration.components
    timer.recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}

extension RequestMetrics.Handlers {
  fileprivate mutating func counter(
    _ key: RequestMetrics.Key,
    _ factory: any MetricsFactory
  ) -> Counter {
    if let counter = counters[key] { return counter }
    let counter = Counter(
      label: "gatehouse_gateway_requests_total",
      dimensions: [("operation", key.operation), ("outcome", key.outcome)],
      factory: factory
    )
    counters[key] = counter
    return counter
  }

  fileprivate mutating func timer(_ operation: String, _ factory: any MetricsFactory) -> Timer {
    if let timer = timers[operation] { return timer }
    let timer = Timer(
      label: "gatehouse_gateway_request_duration_seconds",
      dimensions: [("operation", operation)],
      factory: factory
    )
    timers[operation] = timer
    return timer
  }
}
