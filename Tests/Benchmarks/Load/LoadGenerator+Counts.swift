import Foundation
import NIOCore

extension LoadGenerator {
  /// What `--counts` prints where no operations are named: those with aims.
  static let counted = [
    "JWKS", "discovery", "GetUser", "refresh", "password sign-in", "SRP sign-in",
    "SRP sign-in with a device", "app login with a PIN", "GetId", "GetCredentialsForIdentity",
    "UpdateRecords (signed)",
  ]

  /// So many of each operation are counted on one connection.
  private static let turns = 50

  /// Counts the calls, statements and waits for the disk of operations.
  func countRoundTrips(
    of operations: [Operation],
    metricsPort: Int,
    open: (Int) async throws -> Connection
  ) async throws {
    try Psql.run("CREATE EXTENSION IF NOT EXISTS pg_stat_statements")
    let connection = try await open(port)
    for operation in operations where !only.isEmpty || Self.counted.contains(operation.name) {
      Report.print(
        try await RoundTripCounts.take(
          operation,
          connection: connection,
          turns: Self.turns,
          supervisor: supervisor,
          // Each time anew: an idle one is not kept for long.
          metrics: try await open(metricsPort)
        )
      )
    }
  }

  /// Counts the steps of operations instead of measuring their time.
  func count(_ operations: [Operation], over connections: [Connection]) async throws {
    let gateway = try ProcessUsage.below(supervisor).processes.first {
      $0.name == "gatehouse-gateway"
    }
    let hindrance = gateway.map { Probes.set(in: $0.id) } ?? "there is no gateway"
    defer { if hindrance == nil { Probes.remove() } }
    Report.printCountsHeader(hindrance: hindrance)
    for operation in operations where !only.isEmpty || Self.counted.contains(operation.name) {
      Report.print(
        try await StepCounts.take(
          operation,
          connections: connections,
          seconds: seconds,
          supervisor: supervisor,
          isProbed: hindrance == nil
        )
      )
    }
  }
}

extension Report {
  static func printCountsHeader(hindrance: String?) {
    if let hindrance {
      Swift.print("\nAllocations, retains and system calls are not counted here: \(hindrance).")
    }
    let names = ["operation", "connections", "process"] + columns.map(\.rawValue) + ["wake-ups"]
    Swift.print("\n| \(names.joined(separator: " | ")) |")
    Swift.print("|\(names.map { _ in "---|" }.joined())")
  }

  static func print(_ counts: StepCounts) {
    for row in counts.rows {
      let events = columns.map { event in
        row.events[event].map { $0.formatted(.number.precision(.fractionLength(1))) } ?? "–"
      }
      let cells =
        [counts.operation, "\(counts.connections)", row.process] + events
        + [row.wakeUps.formatted(.number.precision(.fractionLength(2)))]
      Swift.print("| \(cells.joined(separator: " | ")) |")
    }
  }

  private static let columns = ProbedProcess.Event.allCases
}
