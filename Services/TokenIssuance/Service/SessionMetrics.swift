internal import Metrics
internal import Sessions

/// Counts of chains (SES-48); how many are active is counted only when it is asked.
struct SessionMetrics: Sendable {
  private let begun = Counter(label: "gatehouse_sessions_begun_total")
  private let refreshed = Counter(label: "gatehouse_sessions_refreshed_total")
  private let ended: [SessionEnd: Counter]

  init() {
    ended = Dictionary(
      uniqueKeysWithValues: SessionEnd.allCases.map { end in
        let dimensions = [("reason", end.rawValue)]
        return (end, Counter(label: "gatehouse_sessions_ended_total", dimensions: dimensions))
      }
    )
  }

  func noteBegun() { begun.increment() }

  func noteRefreshed() { refreshed.increment() }

  func note(_ end: SessionEnd, _ count: Int) {
    if count > 0 { ended[end]?.increment(by: Int64(count)) }
  }
}
