import Domain
import Foundation
import Postgres
import TestSupport
import Testing

@Suite("What making room for a session costs")
struct SessionCostTests {
  @Test("SES-24: a sign-in reads the user's sessions in use, and none that are over")
  func blocksRead() async throws {
    let harness = try await TokenIssuanceHarness()
    let pool = harness.database.administrationPool()
    try await fill(pool, harness.pool)
    // Twenty sessions stand in as many blocks. Those that are over fill hundreds.
    let blocks = try await blocksRead(pool, harness.pool)
    #expect((21..<60).contains(blocks))
  }

  /// Gives a user twenty sessions in use among many of others, and ten thousand that have expired.
  private func fill(_ pool: PostgresPool, _ userPool: UserPoolID) async throws {
    _ = try await pool.execute(
      """
      INSERT INTO token_issuance.chains (user_pool_id, chain_id, client_id, sub, origin_jti,
        authenticated_at_unix_millis, expires_at_unix_millis, generation, secret_hash, seal_key_id)
      SELECT \(userPool.text), gen_random_uuid(), 'abcdefghijklmnopqrstuvwxyz', owner,
        gen_random_uuid(), n, expiry, 0, sha256('secret'), 1
      FROM generate_series(1, 10000) AS n CROSS JOIN LATERAL (
        VALUES ('user-' || n % 500, 9000000000000 + n), ('user-1', n)) AS chain (owner, expiry)
      """
    )
    _ = try await pool.execute("ANALYZE token_issuance.chains")
  }

  /// The blocks that PostgreSQL looks at to end one session, in a session that has planned it before.
  private func blocksRead(_ pool: PostgresPool, _ userPool: UserPoolID) async throws -> Int {
    let plan = try await pool.transaction {
      (connection: inout PostgresConnection) throws(PostgresError) in
      var plan: String?
      for most in [20, 19, 18] {
        plan = try connection.first(
          """
          EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON)
          SELECT * FROM token_issuance.make_room(true, \(userPool.text), 'user-1', 'client', NULL, NULL,
            NULL, false, \(Int64(most))::integer, false, 8000000000000)
          """
        ) { (row) throws(PostgresError) in try row.value("QUERY PLAN", as: String.self) }
      }
      return plan
    }
    let explained = try JSONDecoder().decode([Explained].self, from: Data((plan ?? "").utf8))
    return explained.reduce(0) { $0 + $1.Plan.hits + $1.Plan.reads }
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
}
