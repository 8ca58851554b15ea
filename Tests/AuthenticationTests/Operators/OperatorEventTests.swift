internal import AuthenticationMessages
import AuthenticationStubs
internal import Postgres
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@Suite("CON-4: events of operators")
struct OperatorEventTests {
  private func operations(_ stage: OperatorStage) async throws -> [String] {
    await stage.log.flush()
    return try await stage.harness.database.administrationPool().query(
      """
      SELECT operation FROM authentication.audit_events
      WHERE user_pool_id = \(stage.stage.poolID) ORDER BY number
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("operation", as: String.self)
    }
  }

  @Test("CON-4 tell who looked at a user and who changed one, and not that a page was shown")
  func reads() async throws {
    let stage = try await OperatorStage()
    let token = try await stage.token("ada@example.com")
    let pool = stage.stage.poolID
    try await stage.stage.addUser("ann")
    for _ in 0..<3 {
      _ = try await stage.operations.describeUserPool(
        DescribeUserPoolRequest(userPoolId: pool),
        context: stage.context(token)
      )
    }
    #expect(try await operations(stage) == [])
    _ = try await stage.operations.adminGetUser(
      AdminGetUserRequest(userPoolId: pool, username: "ann"),
      context: stage.context(token)
    )
    #expect(try await stage.disabling("ann", in: pool, token) == nil)
    #expect(try await operations(stage) == ["AdminGetUser", "AdminDisableUser"])
  }
}
