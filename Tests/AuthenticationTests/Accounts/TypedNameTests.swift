internal import AuthenticationCore
internal import AuthenticationMessages
import GatehouseStubs
internal import Postgres
internal import TestSupport
internal import Testing

@Suite("What is typed where the name belongs")
struct TypedNameTests {
  static let secret = "MySecret!Passw0rd"

  /// The rows of the tables that count and keep by names, as a thief of the database would read them.
  private func rows(_ stage: Stage) async throws -> [String] {
    try await stage.harness.database.administrationPool().query(
      """
      SELECT f::text AS line FROM authentication.password_failures AS f
      UNION ALL SELECT a::text FROM authentication.operation_attempts AS a
      UNION ALL SELECT c::text FROM authentication.confirmation_codes AS c
      UNION ALL SELECT a::text FROM authentication.allowances AS a
      UNION ALL SELECT o::text FROM authentication.familiar_origins AS o
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) -> String in try row.value("line") }
  }

  @Test(
    "is kept as a keyed hash alone, in each operation that it is typed into",
    arguments: [
      CreateUserPoolRequest(autoVerifiedAttributes: ["email"]),
      CreateUserPoolRequest(autoVerifiedAttributes: ["email"], aliasAttributes: ["email"]),
    ]
  )
  func keyedHash(pool: CreateUserPoolRequest) async throws {
    let stage = try await Stage.hiding(pool, harness: SignInHarness())
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    for typed in [Self.secret, "typed.secret@example.com"] {
      await #expect(throws: LockPassageTests.incorrect) { try await stage.signIn(typed, "x") }
      await #expect(throws: LockPassageTests.incorrect) {
        try await SRPExchange(stage, typed).finish("Wr0ng!pass")
      }
      _ = try await stage.forgot(typed)
      _ = try await stage.resend(typed)
      await expectRefusal(.codeMismatch) { try await stage.recover(typed, "123456") }
      await expectRefusal(.codeMismatch) { try await stage.confirm(typed, "123456") }
    }
    let rows = try await rows(stage)
    #expect(rows.count >= 8)
    #expect(!rows.contains { $0.lowercased().contains("secret") })
  }

  @Test("shares no count with what is kept of another kind")
  func kinds() async throws {
    let sub = "5a9b1f4e-0000-4000-8000-000000000000"
    let custom = FailureName.customChallenge(of: sub).text
    #expect(FailureName.password(of: custom).text != custom)
    // Typed as a name it is one more password's.
    let stage = try await SignInHarness().stage()
    await expectRefusal(.userNotFound) { try await stage.signIn(custom, "x") }
    let hiding = try await Stage.hiding(harness: stage.harness)
    for name in [custom, FailureName.password(of: "ann").text] {
      for _ in 0..<6 { await expectRefusal(.notAuthorized) { try await hiding.signIn(name, "x") } }
    }
    let names = try await stage.harness.database.administrationPool().query(
      "SELECT name FROM authentication.password_failures"
    ) { (row: borrowing PostgresRow) throws(PostgresError) -> String in try row.value("name") }
    #expect(names.count == 2 && names.allSatisfy { $0.hasPrefix("password of name ") })
  }
}
