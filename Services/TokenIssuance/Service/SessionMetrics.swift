internal import Metrics
internal import Sessions

/// Counts of chains (SES-48); how many are active is counted only when it is asked.
struct SessionMetrics: Sendable {
  private let begun: Counter
  private let refreshed: Counter
  private let ended: [SessionEnd: Counter]

  init(_ factory: any MetricsFactory) {
    begun = Counter(label: "gatehouse_sessions_begun_total", factory: factory)
    refreshed = Counter(label: "gatehouse_sessions_refreshed_total", factory: factory)
    ended = Dictionary(
      uniqueKeysWithValues: SessionEnd.allCases.map { end in
        let counter = Counter(
          label: "gatehouse_sessions_ended_total",
          dimensions: [("reason", end.rawValue)],
          factory: factory
        )
        return (end, counter)
      }
    )
  }

  func noteBegun() { begun.increment() }

  func noteRefreshed() { refreshed.increment() }

  func note(_ end: SessionEnd, _ count: Int) {
    if count > 0 { ended[end]?.increment(by: Int64(count)) }
  }
}
