internal import Domain
internal import Postgres
internal import TestSupport
internal import Testing

@testable internal import AuthenticationSignIn

@Suite("Origins that users have signed in from")
struct FamiliarOriginTests {
  @Test("what was kept within the hour is not asked about again, and comes back after it")
  func kept() async throws {
    let harness = try await SignInHarness()
    let database = harness.database.pool(schema: "authentication")
    let store = FamiliarOriginStore(database: database)
    let pool = try #require(UserPoolID("us-east-1_Origins01"))
    let now = harness.clock.now()
    try await store.keep(["origin a"], in: pool, at: now)
    try await database.execute("DELETE FROM authentication.familiar_origins")
    let later = now.adding(seconds: 3599)
    try await store.keep(["origin a"], in: pool, at: later)
    #expect(try await origins(database) == [])
    try await store.keep(["origin a", "origin b"], in: pool, at: later)
    #expect(try await origins(database) == ["origin b"])
    try await store.keep(["origin a"], in: pool, at: now.adding(seconds: 3600))
    #expect(try await origins(database) == ["origin a", "origin b"])
  }

  private func origins(_ database: PostgresPool) async throws -> [String] {
    try await database.query(
      "SELECT origin FROM authentication.familiar_origins ORDER BY origin"
    ) { (row) throws(PostgresError) in try row.value("origin") }
  }
}
