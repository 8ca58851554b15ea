import TestSupport
import Testing

@testable import Postgres

@Suite("Behind a pooler of connections")
struct PoolerTests {
  private func database() async throws -> TestDatabase {
    let sql = "CREATE TABLE things (id integer); INSERT INTO things VALUES (1)"
    return try await ThrowawayPostgres.shared().makeDatabase(
      Migrations(
        schema: "pooled",
        migrations: [Migration(number: 1, name: "things", sql: Array(sql.utf8))]
      )
    )
  }

  private func pool(_ database: TestDatabase, _ pooler: PostgresPool.Pooler) -> PostgresPool {
    var configuration = database.configuration(schema: "pooled")
    configuration.pooler = pooler
    configuration.maxSessions = 1
    configuration.schema = "nowhere"
    configuration.statementTimeout = .seconds(77)
    return PostgresPool(configuration)
  }

  private func setting(_ name: String, _ pool: PostgresPool) async throws -> String? {
    try await pool.first("SELECT current_setting(\(name)) AS value") {
      (row) throws(PostgresError) in try row.value("value", as: String.self)
    }
  }

  @Test("nothing is kept in the session: no statement, and no setting but the role's")
  func nothingKept() async throws {
    let database = try await database()
    let pool = pool(database, .transaction)
    // The role's own path, because the connection asks for none.
    #expect(try await pool.execute("SELECT id FROM things") == 1)
    try await pool.transaction { (db) throws(PostgresError) in
      db.enqueue("INSERT INTO things VALUES (2)")
      try db.execute("UPDATE things SET id = \(3) WHERE id = \(2)")
    }
    let count = try await pool.first(
      "SELECT count(*) AS prepared FROM pg_prepared_statements WHERE name <> ''"
    ) {
      (row) throws(PostgresError) in try row.value("prepared", as: Int.self)
    }
    #expect(count == 0)
    #expect(try await setting("statement_timeout", pool) == "5s")
    #expect(try await setting("idle_in_transaction_session_timeout", pool) == "5s")
    #expect(try await setting("client_connection_check_interval", pool) == "1s")
    #expect(try await setting("TimeZone", pool) == "UTC")
  }

  @Test("without a pooler a connection is a session of the server")
  func ownSession() async throws {
    let pool = pool(try await database(), .none)
    #expect(try await pool.hasOwnSessions())
    #expect(try await setting("statement_timeout", pool) == "77s")
  }

  @Test("a listener that cannot hear tells its hearer to look")
  func looking() async throws {
    var configuration = try await ThrowawayPostgres.shared().administration()
    configuration.pooler = .transaction
    let heard = Shared<[PostgresListener.Event]>([])
    let listener = PostgresListener(configuration, channel: "gatehouse_pooler_test")
    let task = Task { await listener.run { event in heard.change { $0.append(event) } } }
    try await until { heard.value.count >= 2 }
    task.cancel()
    await task.value
    #expect(heard.value.allSatisfy { $0 == .listening })
  }
}
