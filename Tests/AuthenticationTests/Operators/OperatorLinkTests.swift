internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationService
import AuthenticationStubs
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
