import Foundation
import NIOCore
import OperatingSystem
import Postgres

/// What operations cost where nothing is done but their cryptography and as many bare HTTP exchanges,
/// calls and one-row statements: which ratio a system of such steps could have on this machine.
struct Floor: Sendable {
  let steps: FloorSteps
  let connections: Int
  let perSecond: Double
  /// The CPU time of the three processes and PostgreSQL for one operation.
  let cpuMillis: Double

  static func measure(
    connections count: Int,
    seconds: Double,
    supervisor: Int,
    on group: any EventLoopGroup
  ) async throws -> [Floor] {
    let directory = "\(NSTemporaryDirectory())/gatehouse-floor-\(UInt32.random(in: 0 ... .max))"
    let database = PostgresPool(FloorWork.configuration())
    for statement in tables { try await database.execute(statement) }
    try Directory.make(directory, mode: 0o700)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    var processes: [ChildProcess] = []
    for role in FloorProcess.Role.allCases {
      try Directory.make("\(directory)/\(role.rawValue)", mode: 0o700)
      processes.append(try await start(role, directory))
    }
    var connections: [Connection] = []
    let port = try await frontPort(directory)
    for _ in 0..<count {
      connections.append(try await .open(host: "127.0.0.1", port: port, on: group))
    }
    var floors: [Floor] = []
    for steps in FloorSteps.all {
      floors.append(try await take(steps, connections, seconds, supervisor))
    }
    for connection in connections { try await connection.close() }
    for process in processes {
      process.signal(SIGTERM)
      _ = await process.waitForExit()
    }
    try await database.execute("DROP TABLE authentication.floor")
    return floors
  }

  private static let tables: [SQL] = [
    "CREATE TABLE authentication.floor (id bigserial PRIMARY KEY, body text NOT NULL)",
    "INSERT INTO authentication.floor (body) SELECT 'x' FROM generate_series(1, 1000)",
  ]

  private static func start(
    _ role: FloorProcess.Role,
    _ directory: String
  ) async throws -> ChildProcess {
    var specification = ChildProcess.Specification(
      path: FileSystem.executablePath,
      arguments: [
        "--supervisor", "0", "--floor-role", role.rawValue, "--floor-directory", directory,
      ],
      outputPath: "\(directory)/log"
    )
    specification.environment = ProcessInfo.processInfo.environment
    return try await ChildProcess.start(specification)
  }

  private static func frontPort(_ directory: String) async throws -> Int {
    for _ in 0..<1000 {
      // It is not there before the front listens.
      if let text = try? String(contentsOfFile: "\(directory)/port", encoding: .utf8),
        let port = Int(text)
      {
        return port
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw Gatehouse.Failure(description: "the floor's front does not start")
  }

  private static func take(
    _ steps: FloorSteps,
    _ connections: [Connection],
    _ seconds: Double,
    _ supervisor: Int
  ) async throws -> Floor {
    let paths = steps.steps.map(\.path)
    let body = { @Sendable (connection: Connection, _: Int) async throws in
      for path in paths {
        guard try await connection.get(path).status == 200 else {
          throw Gatehouse.Failure(description: "a step of the floor failed")
        }
      }
    }
    for connection in connections { try await body(connection, 0) }
    let before = try cpuSeconds(supervisor)
    let run = try await Run.measure(over: connections, seconds: seconds, body)
    let used = try cpuSeconds(supervisor) - before
    return Floor(
      steps: steps,
      connections: connections.count,
      perSecond: Double(run.latencies.count) / run.seconds,
      cpuMillis: 1000 * used / Double(max(run.latencies.count, 1))
    )
  }

  private static func cpuSeconds(_ supervisor: Int) throws -> Double {
    let own = Int(ProcessInfo.processInfo.processIdentifier)
    return try ProcessUsage.below(own).cpuSeconds { _ in true }
      + ProcessUsage.below(supervisor).cpuSeconds { $0 == "postgres" }
  }
}

extension FloorSteps.Step {
  /// What the front is asked for.
  fileprivate var path: String {
    ([middle] + behind).map { "/" + $0.map(\.rawValue).joined(separator: ",") }.joined()
  }
}
