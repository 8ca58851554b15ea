import Postgres
import TestSupport
import Testing

@Suite("The databases of the tests")
struct ThrowawayDatabaseTests {
  private let history = Migrations(schema: "alpha", migrations: [])

  private func names(on server: ThrowawayPostgres) async throws -> Set<String> {
    let pool = PostgresPool(server.administration())
    let names = try await pool.query("SELECT datname::text AS name FROM pg_database") {
      (row) throws(PostgresError) in try row.value("name", as: String.self)
    }
    return Set(names)
  }

  @Test("one that a test has is kept without a connection, and dropped once no test has it")
  func dropped() async throws {
    let server = try await ThrowawayPostgres.start(sparing: 0)
    let held = try await server.makeDatabase(history)
    let ended = try await server.makeDatabase(history).name
    // Each one has the guardian look for those that are no longer used.
    try await until {
      _ = try await server.makeDatabase(history)
      return try await !names(on: server).contains(ended)
    }
    #expect(try await names(on: server).contains(held.name))
    #expect(await held.pool(schema: "alpha").isReachable())
  }
}
