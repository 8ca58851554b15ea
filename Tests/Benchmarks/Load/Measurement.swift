import Foundation

/// One row of the table: an operation under so many connections.
struct Measurement: Sendable {
  let operation: String
  let connections: Int
  let count: Int
  let seconds: Double
  let latencies: [Double]
  let servicesCPUSeconds: Double
  let databaseCPUSeconds: Double

  var perSecond: Double { Double(count) / seconds }
  var servicesCPUMillis: Double { 1000 * servicesCPUSeconds / Double(max(count, 1)) }
  var databaseCPUMillis: Double { 1000 * databaseCPUSeconds / Double(max(count, 1)) }

  func latencyMillis(_ quantile: Double) -> Double {
    guard !latencies.isEmpty else { return 0 }
    let index = min(latencies.count - 1, Int(Double(latencies.count) * quantile))
    return 1000 * latencies[index]
  }

  static func take(
    _ operation: Operation,
    connections: [Connection],
    seconds: Double,
    supervisor: Int
  ) async throws -> Measurement {
    // A few unmeasured rounds fill caches and open the services' own connections.
    for (number, connection) in connections.enumerated() {
      try await operation.run(connection, number)
    }
    let before = try ProcessUsage.below(supervisor)
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
            try await operation.run(connection, number)
            taken.append(start.duration(to: clock.now) / .seconds(1))
            number += connections.count
          }
          return taken
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }.sorted()
    }
    let elapsed = began.duration(to: clock.now) / .seconds(1)
    let after = try ProcessUsage.below(supervisor)
    return Measurement(
      operation: operation.name,
      connections: connections.count,
      count: latencies.count,
      seconds: elapsed,
      latencies: latencies,
      servicesCPUSeconds: difference(before, after) { $0.hasPrefix("gatehouse") },
      databaseCPUSeconds: difference(before, after) { $0 == "postgres" }
    )
  }

  private static func difference(
    _ before: ProcessUsage,
    _ after: ProcessUsage,
    where accepts: (String) -> Bool
  ) -> Double {
    after.cpuSeconds(where: accepts) - before.cpuSeconds(where: accepts)
  }
}
