import Foundation
import NIOCore

/// What the hardware allows, measured in the same run.
struct Yardstick: Sendable {
  /// Raw cryptography while nothing else of ours runs.
  let alone: RawCryptography
  /// Raw cryptography on every processor at the same time.
  let crowded: RawCryptography
  /// By number of connections.
  let exchanges: [Int: BareExchange]
  /// Milliseconds of a bare PostgreSQL commit by number of connections, as pgbench measured them.
  let commits: [Int: Double]

  /// The raw cryptography of an operation under so many connections: one keeps one processor busy
  /// at a time, many keep all.
  func cryptography(of operation: String, connections: Int) -> Double {
    (connections == 1 ? alone : crowded).cost(of: operation)
  }

  static func measure(
    connections: [Int],
    commits: [Int: Double],
    on group: any EventLoopGroup
  ) async throws -> Yardstick {
    var exchanges: [Int: BareExchange] = [:]
    for count in connections {
      exchanges[count] = try await .measure(connections: count, on: group)
    }
    return Yardstick(
      alone: try await .measure(threads: 1),
      crowded: try await .measure(threads: ProcessInfo.processInfo.activeProcessorCount),
      exchanges: exchanges,
      commits: commits
    )
  }
}
