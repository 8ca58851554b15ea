package import Metrics

/// Counts of sessions, by their kind and by the states that they reach.
package struct InteractionMetrics: Sendable {
  private let reached: [InteractionKind: [InteractionStatus: Counter]]

  package init(_ factory: any MetricsFactory = MetricsSystem.factory) {
    reached = Dictionary(
      uniqueKeysWithValues: InteractionKind.allCases.map { kind in
        (kind, Self.counters(of: kind, factory))
      }
    )
  }

  private static func counters(
    of kind: InteractionKind,
    _ factory: any MetricsFactory
  ) -> [InteractionStatus: Counter] {
    Dictionary(
      uniqueKeysWithValues: InteractionStatus.allCases.map { state in
        let counter = Counter(
          label: "gatehouse_interaction_sessions_total",
          dimensions: [("kind", kind.rawValue), ("state", state.rawValue)],
          factory: factory
        )
        return (state, counter)
      }
    )
  }

  /// Counts a session that was made, or has reached another state.
  func note(_ session: InteractionSession) {
    reached[session.kind]?[session.state]?.increment()
  }
}
