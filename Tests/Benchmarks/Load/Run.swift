/// So many connections doing the same thing for a while.
struct Run: Sendable {
  /// In seconds, ascending.
  let latencies: [Double]
  let seconds: Double

  /// What a body throws that can do nothing more: its connection is done.
  struct Exhausted: Error {}

  func latencyMillis(_ quantile: Double) -> Double {
    guard !latencies.isEmpty else { return 0 }
    let index = min(latencies.count - 1, Int(Double(latencies.count) * quantile))
    return 1000 * latencies[index]
  }

  /// Each connection does one thing after the other; the number says for the how manieth time.
  static func measure(
    over connections: [Connection],
    seconds: Double,
    _ body: @escaping @Sendable (Connection, Int) async throws -> Void
  ) async throws -> Run {
    let clock = ContinuousClock()
    let began = clock.now
    let deadline = began.advanced(by: .seconds(seconds))
    let latencies = try await withThrowingTaskGroup(of: [Double].self) { group in
      for (index, connection) in connections.enumerated() {
        group.addTask {
          var taken: [Double] = []
          var number = index
          while clock.now < deadline {
            let start = clock.now
            do {
              try await body(connection, number)
            } catch is Exhausted {
              break
            }
            taken.append(start.duration(to: clock.now) / .seconds(1))
            number += connections.count
          }
          return taken
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }.sorted()
    }
    return Run(latencies: latencies, seconds: began.duration(to: clock.now) / .seconds(1))
  }
}
