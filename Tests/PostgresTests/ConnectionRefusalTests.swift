import TestSupport
import Testing

@testable import Postgres

@Suite("Why a connection was not made")
struct ConnectionRefusalTests {
  private func refusal(
    _ configuration: PostgresPool.Configuration
  ) async throws -> ConnectionRefusal {
    let pool = PostgresPool(configuration)
    let error = await #expect(throws: PostgresError.self) { try await pool.execute("SELECT 1") }
    #expect(error?.kind == .connectionFailed)
    return try #require(error?.refusal)
  }

  @Test("a wrong password is told in PostgreSQL's words, without the password")
  func wrongPassword() async throws {
    let server = try await ThrowawayPostgres.start()
    let database = try await server.makeEmptyDatabase(named: "secured")
    try await DatabaseBootstrap(schemas: [.init(name: "gamma", password: "the right one")])
      .apply(to: database.administration)
    var configuration = database.configuration(schema: "gamma")
    configuration.password = "the wrong one"
    let refusal = try await refusal(configuration)
    #expect(refusal.sqlState == "28P01")
    #expect(
      refusal.words.hasSuffix("28P01: password authentication failed for user \"gatehouse_gamma\"")
    )
    #expect(!refusal.words.contains("the wrong one"))
    configuration.password = nil
    #expect(try await self.refusal(configuration).words.contains("no password supplied"))
  }

  @Test("a database that does not exist is named")
  func absentDatabase() async throws {
    let refusal = try await refusal(
      ThrowawayPostgres.shared().administration(of: "no_such_database")
    )
    #expect(refusal.sqlState == "3D000")
    #expect(refusal.words.hasSuffix("database \"no_such_database\" does not exist"))
  }

  @Test("a server that is not there is named, also to those who are told without asking it again")
  func absentServer() async throws {
    let pool = PostgresPool(
      PostgresPool.Configuration(host: "/tmp/gatehouse-nowhere", database: "x", user: "x")
    )
    for _ in 0..<20 {
      let error = await #expect(throws: PostgresError.self) { try await pool.execute("SELECT 1") }
      let refusal = try #require(error?.refusal)
      #expect(refusal.sqlState == nil)
      #expect(refusal.words.contains("\"/tmp/gatehouse-nowhere/.s.PGSQL.5432\" failed"))
      #expect(!refusal.words.contains("\n"))
      #expect(error?.description == "the database cannot be reached")
    }
  }

  @Test("a message in another language, with its place in the source, keeps what matters")
  func foreignMessage() {
    let refusal = ConnectionRefusal(
      verbose: """
        Verbindung zum Server auf »db«, Port 5432 fehlgeschlagen: FATAL:  53300: zu viele Clients
        ORT:  InitProcess, proc.c:353

        """
    )
    #expect(refusal.sqlState == "53300")
    #expect(refusal.words.hasSuffix("FATAL: 53300: zu viele Clients"))
  }

  @Test("a schema that the process works in is where names without one are looked up")
  func schema() async throws {
    let database = try await ThrowawayPostgres.shared()
      .makeDatabase(Migrations(schema: "alpha", migrations: []))
    var configuration = database.administration
    configuration.schema = "alpha"
    let pool = PostgresPool(configuration)
    #expect(try await pool.query("SELECT key_id FROM seal_keys") { (_) in true } == [])
  }
}
