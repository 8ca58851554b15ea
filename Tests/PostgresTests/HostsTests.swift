import TestSupport
import Testing

@testable import Postgres

@Suite("Several hosts of one database", .serialized)
struct HostsTests {
  private static func fast(_ configuration: PostgresPool.Configuration) -> PostgresPool {
    // A refusal is not remembered, so that nothing waits for its memory to fade.
    PostgresPool(
      configuration,
      connector: PostgresConnector(configuration) { .now + .seconds(3600) }
    )
  }

  private func host(_ pool: PostgresPool) async throws -> String? {
    try await pool.first("SELECT current_setting('unix_socket_directories') AS folder") {
      (row) throws(PostgresError) in try row.value("folder", as: String.self)
    }
  }

  @Test("the host that takes writes is found, wherever it stands, and again after it has gone")
  func writable() async throws {
    let first = try await ThrowawayPostgres.start()
    let second = try await ThrowawayPostgres.start()
    let administration = PostgresPool(second.administration())
    // As a standby looks until it is promoted.
    try await administration.execute("ALTER SYSTEM SET default_transaction_read_only = on")
    try await administration.execute("SELECT pg_reload_conf()")
    var configuration = second.administration()
    configuration.host = "/tmp/gatehouse-nowhere, \(second.folder),\(first.folder)"
    let pool = Self.fast(configuration)
    #expect(try await host(pool) == first.folder)

    try await first.stop()
    let refused = await #expect(throws: PostgresError.self) { try await pool.execute("SELECT 1") }
    let words = refused?.refusal?.words ?? ""
    #expect(refused?.kind == .connectionFailed)
    // What each of them said.
    #expect(words.contains("/tmp/gatehouse-nowhere"))
    #expect(words.contains("session is read-only"))
    #expect(words.contains(first.folder))

    try await administration.execute("ALTER SYSTEM RESET default_transaction_read_only")
    try await administration.execute("SELECT pg_reload_conf()")
    try await until {
      do { return try await host(pool) == second.folder } catch { return false }
    }
  }

  @Test("a server that has stopped taking writes is left, and what was asked changed nothing")
  func noLongerWritable() async throws {
    let server = try await ThrowawayPostgres.start()
    var configuration = server.administration()
    configuration.maxSessions = 1
    let pool = Self.fast(configuration)
    try await pool.execute("CREATE TABLE t (id integer)")
    try await pool.execute("SET default_transaction_read_only = on")
    await expectKind(.connectionFailed) { try await pool.execute("INSERT INTO t VALUES (1)") }
    try await pool.execute("INSERT INTO t VALUES (2)")
    let kept = try await pool.query("SELECT id FROM t") {
      (row) throws(PostgresError) in try row.value("id", as: Int.self)
    }
    #expect(kept == [2])
  }

  @Test("a host that is silent leaves time for the next one")
  func silent() async throws {
    let silent = try await ThrowawayPostgres.start()
    let server = try await ThrowawayPostgres.shared()
    try await silent.freeze()
    try await withEnoughTime { time in
      var configuration = server.administration()
      configuration.host = "\(silent.folder),\(server.folder)"
      configuration.connectTimeout = time
      return await PostgresPool(configuration).isReachable()
    }
    try await silent.thaw()
  }
}
