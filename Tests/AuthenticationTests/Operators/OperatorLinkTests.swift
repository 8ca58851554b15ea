internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationService
import AuthenticationStubs
internal import Postgres
internal import RPC
internal import TestSupport
internal import Testing

@Suite("CON-2: a one-time link")
struct OperatorLinkTests {
  private func accepting(_ stage: OperatorStage, _ link: String) async throws -> String? {
    try await stage.reason {
      _ = try await stage.console.acceptOperatorLink(
        AcceptOperatorLinkRequest(linkSecret: link, password: OperatorStage.password),
        context: stage.context()
      )
    }
  }

  @Test("CON-2 is good for an hour")
  func old() async throws {
    let stage = try await OperatorStage()
    let link = try await stage.link("ada@example.com")
    stage.clock.advance(by: .seconds(3599))
    let shown = try await stage.console.showOperatorLink(
      ShowOperatorLinkRequest(linkSecret: link),
      context: stage.context()
    )
    #expect(shown.username == "ada@example.com")
    stage.clock.advance(by: .seconds(1))
    #expect(try await accepting(stage, link) == "expired_code")
  }

  @Test("CON-2 is used by one of many browsers at once")
  func race() async throws {
    let stage = try await OperatorStage()
    let link = try await stage.link("ada@example.com")
    let winners = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 {
        group.addTask {
          do {
            return try await accepting(stage, link) == nil
          } catch {
            return false
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(winners == 1)
  }

  /// What stops one of the steps by which the former ways in go.
  static let faults: [SQL] = [
    """
    CREATE TRIGGER stopped BEFORE DELETE ON authentication.passkeys
    FOR EACH ROW EXECUTE FUNCTION authentication.stop()
    """,
    """
    CREATE TRIGGER stopped BEFORE UPDATE OF sealed_totp_secret ON authentication.users
    FOR EACH ROW EXECUTE FUNCTION authentication.stop()
    """,
  ]

  @Test("CON-2 is good again where a former way in could not be taken away", arguments: faults)
  func released(fault: SQL) async throws {
    let stage = try await OperatorStage()
    _ = try await stage.token("ada@example.com")
    let database = stage.harness.database.administrationPool()
    let former: [SQL] = [
      """
      INSERT INTO authentication.passkeys
      SELECT user_pool_id, '\\x01', username, 'example.com', '', 0, '', false, false, true, '{}', NULL, 'old', 1, NULL
      FROM authentication.users WHERE username = 'ada@example.com'
      """,
      """
      UPDATE authentication.users SET sealed_totp_secret = '\\x01' WHERE username = 'ada@example.com'
      """,
      """
      CREATE FUNCTION authentication.stop() RETURNS trigger LANGUAGE plpgsql
      AS 'BEGIN RAISE EXCEPTION ''stopped''; END'
      """, fault,
    ]
    for statement in former { try await database.execute(statement) }
    let link = try await stage.link("ada@example.com")
    #expect(try await accepting(stage, link) != nil)
    try await database.execute("DROP FUNCTION authentication.stop() CASCADE")
    #expect(try await accepting(stage, link) == nil)
    let left = try await database.query(
      """
      SELECT 1 AS one FROM authentication.users AS u WHERE username = 'ada@example.com'
        AND (sealed_totp_secret IS NOT NULL OR EXISTS (SELECT FROM authentication.passkeys))
      """
    ) { (_) throws(PostgresError) in true }
    #expect(left == [])
    #expect(try await accepting(stage, link) == "code_mismatch")
  }

  @Test("CON-2 ends with the operator who is deleted, also for the next of the name")
  func deleted() async throws {
    let stage = try await OperatorStage()
    let link = try await stage.link("ada@example.com")
    let home = try await stage.home()
    let accounts = stage.harness.authentication.accounts
    _ = try await accounts.adminDeleteUser(
      AdminDeleteUserRequest(userPoolId: home, username: "ada@example.com"),
      call: .recording(stage.context())
    )
    _ = try await accounts.adminCreateUser(
      AdminCreateUserRequest(
        userPoolId: home,
        username: "ada@example.com",
        messageAction: "SUPPRESS"
      ),
      call: .recording(stage.context())
    )
    #expect(try await accepting(stage, link) == "code_mismatch")
  }
}
