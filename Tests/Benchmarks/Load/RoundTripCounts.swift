import Foundation

/// What an operation asks of other processes: calls between services, statements of PostgreSQL, and waits for
/// the disk. On one connection these numbers are exact, whatever else the machine does.
struct RoundTripCounts: Sendable {
  struct Line: Sendable {
    /// A method, or the role and the beginning of a statement.
    let name: String
    /// For one operation.
    let times: Double
    /// Records of PostgreSQL's log for one operation; a statement without any changes nothing.
    var records = 0.0
  }

  let operation: String
  let calls: [Line]
  let statements: [Line]
  /// By all of PostgreSQL's processes; absent where perf cannot count them.
  let diskWaits: Double?

  /// Upkeep's statements come a few times a second, so that they stay below it.
  private static let least = 0.2
  private static let warmUp = 12

  static func take(
    _ operation: Operation,
    connection: Connection,
    turns: Int,
    supervisor: Int,
    metrics: Connection
  ) async throws -> RoundTripCounts {
    // A connection to PostgreSQL plans a statement's first five executions anew, and settings are not cached yet.
    for number in 0..<warmUp { try await operation.run(connection, number) }
    let servers = try ProcessUsage.below(supervisor).processes.filter { $0.name == "postgres" }
    let waits = DiskWaits(of: servers.map(\.id))
    let statements = try DatabaseStatements.read()
    let calls = try await ServiceCalls.read(over: metrics)
    for number in 0..<turns { try await operation.run(connection, warmUp + number) }
    let disk = waits?.end()
    return RoundTripCounts(
      operation: operation.name,
      calls: try await lines(ServiceCalls.read(over: metrics), since: calls, turns),
      statements: try lines(DatabaseStatements.read(), since: statements, turns),
      diskWaits: disk.map { $0 / Double(turns) }
    )
  }

  private static func lines(
    _ after: [String: CountedSteps],
    since before: [String: CountedSteps],
    _ turns: Int
  ) -> [Line] {
    after.compactMap { name, now in
      let then = before[name] ?? CountedSteps(times: 0)
      return Line(
        name: name,
        times: (now.times - then.times) / Double(turns),
        records: (now.records - then.records) / Double(turns)
      )
    }
    .filter { $0.times >= least }
    .sorted { ($1.times, $0.name) < ($0.times, $1.name) }
  }
}

/// How often something has happened so far.
struct CountedSteps: Sendable, Decodable {
  var times: Double
  var records = 0.0
}

/// The statements of the services' roles, as pg_stat_statements counts them.
enum DatabaseStatements {
  static func read() throws -> [String: CountedSteps] {
    let text = try Psql.run(
      """
      SELECT coalesce(json_object_agg(name, json_build_object('times', times, 'records', records)), '{}')
      FROM (
        SELECT replace(r.rolname, 'gatehouse_', '') || ': '
            || left(regexp_replace(s.query, '\\s+', ' ', 'g'), 120) AS name,
          sum(s.calls) AS times, sum(s.wal_records) AS records
        FROM pg_stat_statements AS s JOIN pg_roles AS r ON r.oid = s.userid
        WHERE r.rolname <> current_user
        GROUP BY 1
      ) AS counted
      """
    )
    return try JSONDecoder().decode([String: CountedSteps].self, from: Data(text.utf8))
  }
}

/// The calls between services, as the gateway's metrics count them at their callers.
enum ServiceCalls {
  private static let name = "gatehouse_rpc_client_call_duration_seconds_count"
  /// What the processes ask one another without being asked.
  private static let own = ["gatehouse.rpc.", "gatehouse.runtime."]

  static func read(over metrics: Connection) async throws -> [String: CountedSteps] {
    let response = try await metrics.get("/metrics")
    try response.check("metrics")
    var calls: [String: CountedSteps] = [:]
    for line in String(decoding: response.body, as: UTF8.self).split(separator: "\n")
    where line.hasPrefix(name) {
      let parts = line.split(separator: "\"")
      guard parts.count > 2, let count = line.split(separator: " ").last.flatMap({ Double($0) }),
        !own.contains(where: { parts[1].hasPrefix($0) })
      else { continue }
      let method = String(parts[1].split(separator: ".").last ?? "")
      calls[method, default: CountedSteps(times: 0)].times += count
    }
    return calls
  }
}

/// How often PostgreSQL's processes wait until the disk has their log, by perf.
struct DiskWaits {
  private static let event = "syscalls:sys_enter_fdatasync"

  private let count: PerfCount

  /// Begins to count; nil where perf is not there.
  init?(of processes: [Int]) {
    guard let count = try? PerfCount([Self.event], of: processes) else { return nil }
    self.count = count
    // Until it has found the processes.
    Thread.sleep(forTimeInterval: 0.5)
  }

  /// nil where perf may not count.
  func end() -> Double? {
    (try? count.end())?[Self.event]
  }
}

extension Report {
  static func print(_ counts: RoundTripCounts) {
    let statements = counts.statements
    let writing = statements.filter { $0.records >= 0.5 }
    let disk = counts.diskWaits.map { $0.formatted(.number.precision(.fractionLength(1))) } ?? "–"
    Swift.print(
      "\n\(counts.operation): \(total(counts.calls)) calls, \(total(statements)) statements, of which "
        + "\(total(writing)) write; \(disk) waits for the disk"
    )
    for line in counts.calls { Swift.print("  \(times(line)) \(line.name)") }
    for line in statements {
      Swift.print("  \(times(line)) \(line.records >= 0.5 ? "*" : " ") \(line.name)")
    }
  }

  private static func total(_ lines: [RoundTripCounts.Line]) -> String {
    lines.reduce(0) { $0 + $1.times }.formatted(.number.precision(.fractionLength(1)))
  }

  private static func times(_ line: RoundTripCounts.Line) -> String {
    line.times.formatted(.number.precision(.fractionLength(2)))
  }
}
