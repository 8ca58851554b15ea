internal import AuthenticationMessages
internal import AuthenticationNotifications
internal import TestSupport
internal import Testing

@Suite("The operator's view of one user's messages")
struct OutboxFilterTests {
  private func stage(isCaseSensitive: Bool) async throws -> Stage {
    try await SignInHarness().stage(
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        usernameConfiguration: UsernameConfigurationType(caseSensitive: isCaseSensitive)
      ),
      CreateUserPoolClientRequest()
    )
  }

  private func told(_ stage: Stage, _ name: String) async throws -> [String?] {
    try await stage.harness.outbox.listOutboxMessages(
      ListOutboxMessagesRequest(userPoolId: stage.poolID, username: name),
      context: stage.context
    ).messages.map(\.destination)
  }

  @Test("tells Ann from ann where the pool does")
  func caseSensitive() async throws {
    let stage = try await stage(isCaseSensitive: true)
    _ = try await stage.signUp("Ann", attributes: ["email": "upper@a.test"])
    _ = try await stage.signUp("ann", attributes: ["email": "lower@a.test"])
    #expect(try await told(stage, "Ann") == ["upper@a.test"])
    #expect(try await told(stage, "ann") == ["lower@a.test"])
    #expect(try await told(stage, "ANN") == [])
  }

  @Test("takes a name in any case where the pool does, and an address")
  func caseInsensitive() async throws {
    let stage = try await stage(isCaseSensitive: false)
    _ = try await stage.signUp("ÉMILE", attributes: ["email": "e@a.test"])
    for name in ["ÉMILE", "émile", "Émile", "e@a.test"] {
      #expect(try await told(stage, name) == ["e@a.test"])
    }
    #expect(try await told(stage, "emile") == [])
  }
}
