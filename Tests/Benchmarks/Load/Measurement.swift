import Foundation

/// One row of the table: an operation under so many connections.
struct Measurement: Sendable {
  let operation: String
  let connections: Int
  let run: Run
  let servicesCPUSeconds: Double
  let databaseCPUSeconds: Double

  var count: Int { run.latencies.count }
  var perSecond: Double { Double(count) / run.seconds }
  var servicesCPUMillis: Double { 1000 * servicesCPUSeconds / Double(max(count, 1)) }
  var databaseCPUMillis: Double { 1000 * databaseCPUSeconds / Double(max(count, 1)) }

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
    let run = try await Run.measure(over: connections, seconds: seconds, operation.run)
    let after = try ProcessUsage.below(supervisor)
    return Measurement(
      operation: operation.name,
      connections: connections.count,
      run: run,
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
