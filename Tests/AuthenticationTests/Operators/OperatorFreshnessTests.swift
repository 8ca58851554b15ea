internal import AuthenticationMessages
import AuthenticationStubs
internal import RPC
internal import TestSupport
internal import Testing

@Suite("CON-5: a sign-in that is not of this moment")
struct OperatorFreshnessTests {
  @Test("CON-5 deletes no pool, changes no operator and shows no code after five minutes")
  func stale() async throws {
    let stage = try await OperatorStage()
    let token = try await stage.token("ada@example.com")
    let home = try await stage.home()
    _ = try await stage.link("bob@example.com")
    let pool = stage.stage.poolID
    try await stage.stage.addUser("ann")

    func deleting() async throws -> String? {
      try await stage.reason {
        _ = try await stage.operations.deleteUserPool(
          DeleteUserPoolRequest(userPoolId: pool),
          context: stage.context(token)
        )
      }
    }
    func listing() async throws -> String? {
      try await stage.reason {
        _ = try await stage.console.listConsoleMessages(
          ListConsoleMessagesRequest(),
          context: stage.context(token)
        )
      }
    }
    stage.clock.advance(by: .seconds(300))
    #expect(try await listing() == nil)
    #expect(try await stage.disabling("bob@example.com", in: home, token) == nil)
    stage.clock.advance(by: .seconds(1))
    #expect(try await listing() == "access_denied")
    #expect(try await stage.disabling("bob@example.com", in: home, token) == "access_denied")
    #expect(try await deleting() == "access_denied")
    // What helps a user takes no other sign-in.
    #expect(try await stage.disabling("ann", in: pool, token) == nil)
  }

  @Test("CON-5 a role that is too low is refused first, however fresh the sign-in is")
  func role() async throws {
    let stage = try await OperatorStage()
    let token = try await stage.token("ada@example.com", "support")
    let home = try await stage.home()
    #expect(
      try await stage.disabling("ada@example.com", in: home, token) == "access_denied"
    )
  }
}
