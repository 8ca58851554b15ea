internal import AuthenticationProtection
internal import AuthenticationService
internal import Domain
internal import Postgres
internal import TestSupport
internal import Testing

@Suite("What is learned of users")
struct LearnedTraitTests {
  @Test(
    "THR-15: a user with many networks goes on to learn: the ones seen longest ago are forgotten"
  )
  func manyNetworks() async throws {
    let protected = try await ProtectedStage("AUDIT")
    try await protected.addUser("ann")
    for number in 0..<70 {
      protected.clock.advance(by: .seconds(3700))
      try await protected.signIn("ann", from: "10.\(number).0.1")
      await protected.protection.flush()
    }
    let rows = try await protected.stage.harness.database.administrationPool().query(
      "SELECT kind, last_seen_at_unix_millis FROM authentication.risk_traits"
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      (
        kind: try row.value("kind", as: String.self),
        seen: try row.value("last_seen_at_unix_millis")
      )
        as (kind: String, seen: Int64)
    }
    #expect(rows.count == 64)
    let now = protected.clock.now().unixMillis
    #expect(Set(rows.filter { $0.seen == now }.map(\.kind)) == ["network", "browser", "sign_ins"])
  }
}
