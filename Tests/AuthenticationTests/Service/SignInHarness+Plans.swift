internal import Foundation
internal import Postgres

extension SignInHarness {
  /// How many blocks PostgreSQL looks at for a statement.
  func blocks(readBy statement: SQL) async throws -> Int {
    let plan = try await store.first(
      "EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) \(statement)"
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("QUERY PLAN", as: String.self)
    }
    let explained = try JSONDecoder().decode([Explained].self, from: Data((plan ?? "").utf8))
    return explained.reduce(0) { $0 + $1.Plan.hits + $1.Plan.reads }
  }
}

private struct Explained: Decodable {
  let Plan: Node

  struct Node: Decodable {
    let hits: Int
    let reads: Int

    enum CodingKeys: String, CodingKey {
      case hits = "Shared Hit Blocks"
      case reads = "Shared Read Blocks"
    }
  }
}
