import Foundation

/// What an operation costs each process in steps, which stay the same on a busy machine.
struct StepCounts: Sendable {
  struct Row: Sendable {
    let process: String
    /// For one operation; absent where nothing counts them here.
    let events: [ProbedProcess.Event: Double]
    /// How often a thread waited in the kernel and was woken, for one operation.
    let wakeUps: Double
  }

  let operation: String
  let connections: Int
  let rows: [Row]

  /// Longer than perf takes to find a process's threads; nothing is asked of the system meanwhile.
  private static let attachSeconds = 1.0

  /// With probes it takes several times as long as usual, which changes no number but that of wake-ups.
  static func take(
    _ operation: Operation,
    connections: [Connection],
    seconds: Double,
    supervisor: Int,
    isProbed: Bool
  ) async throws -> StepCounts {
    for (number, connection) in connections.enumerated() {
      try await operation.run(connection, number)
    }
    let processes = try ProcessUsage.below(supervisor).processes.filter {
      $0.name.hasPrefix("gatehouse-") || $0.name == "postgres"
    }
    // Without the probes, whose stops are waits in the kernel too.
    let before = wakeUps(processes)
    let plain = try await Run.measure(over: connections, seconds: seconds, operation.run)
    let after = wakeUps(processes)
    let events = try await isProbed ? probe(operation, connections, seconds, processes) : [:]
    let names = Set(processes.map(\.name))
    let rows = names.sorted().map { name in
      let ids = processes.filter { $0.name == name }.map(\.id)
      let woken = ids.reduce(0) { $0 + (after[$1] ?? 0) - (before[$1] ?? 0) }
      return Row(
        process: name,
        events: ids.compactMap { events[$0] }.first ?? [:],
        wakeUps: Double(woken) / Double(max(plain.latencies.count, 1))
      )
    }
    return StepCounts(
      operation: operation.name,
      connections: connections.count,
      rows: rows.filter { $0.wakeUps >= 0.005 || $0.events.values.contains { $0 >= 1 } }
    )
  }

  /// The events of each service for one operation.
  private static func probe(
    _ operation: Operation,
    _ connections: [Connection],
    _ seconds: Double,
    _ processes: [ProcessUsage.Process]
  ) async throws -> [Int: [ProbedProcess.Event: Double]] {
    var probed: [Int: ProbedProcess] = [:]
    for process in processes where process.name != "postgres" {
      probed[process.id] = try ProbedProcess(process.id)
    }
    try await Task.sleep(for: .seconds(attachSeconds))
    let run = try await Run.measure(over: connections, seconds: seconds, operation.run)
    return try probed.mapValues { process in
      try process.end().mapValues { $0 / Double(max(run.latencies.count, 1)) }
    }
  }

  /// The waits of each process's threads so far.
  private static func wakeUps(_ processes: [ProcessUsage.Process]) -> [Int: Int] {
    Dictionary(processes.map { ($0.id, ProcessUsage.wakeUps($0.id)) }) { first, _ in first }
  }
}

extension ProcessUsage {
  /// How often threads of a process that are there now have waited in the kernel; 0 when it is gone.
  fileprivate static func wakeUps(_ id: Int) -> Int {
    let folder = "/proc/\(id)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { sum, thread in
      guard let text = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8),
        let line = text.split(separator: "\n").first(where: {
          $0.hasPrefix("voluntary_ctxt_switches:")
        })
      else { return sum }
      return sum + (line.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) } ?? 0)
    }
  }
}
