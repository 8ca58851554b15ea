import AuthenticationMessages
import Testing

@testable import ControlService

@Suite("Lines of gatehousectl interaction")
struct InteractionLineTests {
  @Test("a session's line has what happened to it, and no control code of a user's name")
  func session() {
    let line = InteractionLine.text(
      of: ShownInteraction(
        sessionId: "id",
        kind: "LOGIN",
        state: "CREATED",
        reason: "quiet",
        clientId: "client",
        username: "an\u{1b}[2Jn",
        createdAtUnixMillis: 0,
        expiresAtUnixMillis: 120_000
      )
    )
    #expect(line.hasPrefix("id  LOGIN  CREATED (quiet)  since 1970-01-01T00:00:00"))
    #expect(!line.contains("\u{1b}"))
  }

  @Test("an account's line tells that its PIN is blocked")
  func account() {
    let line = InteractionLine.text(
      of: ShownInteractionAccount(
        account: "account",
        instanceId: "instance",
        displayName: "Ann",
        isBlocked: true,
        failedAttempts: 5
      )
    )
    #expect(line.contains("failed 5  blocked") && line.contains("name Ann"))
  }
}
