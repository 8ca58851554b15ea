internal import AuthenticationMessages
internal import Domain
internal import Testing
internal import WebAuthnTestSupport

@Suite("Functions of a pool whose users choose how to begin")
struct ChoiceTriggerTests {
  private static let triggers: LambdaConfigType = {
    var triggers = Triggers.tokens("V2_0")
    triggers.preAuthentication = Triggers.arn("pre")
    triggers.postAuthentication = Triggers.arn("post")
    triggers.userMigration = Triggers.arn("migration")
    return triggers
  }()

  private static let sources = [
    "PreAuthentication_Authentication", "PostAuthentication_Authentication",
    "TokenGeneration_Authentication",
  ]

  private static func with(
    tags: [String: String]? = nil,
    hidesExistence: Bool = false,
    _ body: (ChoiceStage, FunctionServer) async throws -> Void
  ) async throws {
    try await FunctionServer.with({ .event($0) }) { server, functions in
      let choice = try await ChoiceStage(
        tags: tags,
        hidesExistence: hidesExistence,
        pool: CreateUserPoolRequest(lambdaConfig: triggers),
        functions: functions
      )
      try await choice.addUser()
      try await body(choice, server)
    }
  }

  private static func told(_ server: FunctionServer, since count: Int) throws -> [String] {
    try server.events.dropFirst(count).compactMap { $0[member: "triggerSource"]?.text }
  }

  @Test("CHO-8: see a sign-in by code or passkey once each, whichever way it took")
  func order() async throws {
    try await Self.with { choice, server in
      let passkey = try await choice.addPasskey()
      var count = try server.events.count
      let asked = try await choice.begin("ann", "EMAIL_OTP")
      #expect(try Self.told(server, since: count) == [Self.sources[0]])
      _ = try await choice.useCode(choice.stage.code("ann"), asked.session)
      #expect(try Self.told(server, since: count) == Self.sources)
      count = try server.events.count
      let session = try await choice.begin().session
      _ = try await choice.choose(
        "PASSWORD",
        session,
        ["PASSWORD": SignInHarness.password]
      )
      #expect(try Self.told(server, since: count) == Self.sources)
      count = try server.events.count
      _ = try await choice.usePasskey(passkey, choice.begin("ann", "WEB_AUTHN"))
      #expect(try Self.told(server, since: count) == Self.sources)
    }
  }

  @Test("PKY-8: are told who signs in where the passkey alone says it, and before there are tokens")
  func unnamed() async throws {
    try await Self.with(tags: ["gatehouse:passkey-sign-in": "without-name"]) { choice, server in
      let passkey = try await choice.addPasskey()
      let count = try server.events.count
      let asked = try await choice.begin(nil, "WEB_AUTHN")
      #expect(try Self.told(server, since: count).isEmpty)
      _ = try await choice.usePasskey(passkey, asked, name: nil)
      #expect(try Self.told(server, since: count) == Self.sources)
      let names = try server.events.dropFirst(count).map { $0[member: "userName"]?.text }
      #expect(names == ["ann", "ann", "ann"])
    }
  }

  @Test("CHO-8: of a former directory are asked where a password is shown, and nowhere else")
  func migration() async throws {
    try await Self.with(hidesExistence: true) { choice, server in
      let count = try server.events.count
      _ = try await choice.begin("nobody")
      _ = try await choice.begin("nobody", "PASSWORD")
      #expect(try !Self.told(server, since: count).contains { $0.hasPrefix("UserMigration") })
      await #expect(throws: ChoiceStage.incorrect) {
        try await choice.begin("nobody", "PASSWORD", ["PASSWORD": SignInHarness.password])
      }
      #expect(try Self.told(server, since: count).contains("UserMigration_Authentication"))
    }
  }
}
