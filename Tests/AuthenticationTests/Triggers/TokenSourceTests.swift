internal import AuthenticationMessages
internal import AuthenticationService
internal import Domain
internal import PublicOperations
internal import Testing
internal import TokenIssuanceMessages

@testable internal import AuthenticationCore
@testable internal import AuthenticationTokens

@Suite("The sources of token generation beyond sign-ins by the API")
struct TokenSourceTests {
  private static let change = JSONValue.object([
    "claimsAndScopeOverrideDetails": .object([
      "idTokenGeneration": .object(["claimsToAddOrOverride": .object(["id": .number(1)])]),
      "accessTokenGeneration": .object([
        "claimsToAddOrOverride": .object(["tenant": .string("7")]),
        "scopesToAdd": .array([.string("shop/buy")]),
        "scopesToSuppress": .array([.string("shop/sell")]),
      ]),
      "groupOverrideDetails": .object(["groupsToOverride": .array([.string("guests")])]),
    ])
  ])

  private static func with(
    _ version: String,
    _ body: (Stage, FunctionServer) async throws -> Void
  ) async throws {
    try await FunctionServer.with({ .event($0, response: change) }) { server, functions in
      let stage = try await SignInHarness(functions: functions).stage(
        CreateUserPoolRequest(lambdaConfig: Triggers.tokens(version))
      )
      try await stage.addUser("ann", attributes: ["email": "ann@example.com"])
      try await body(stage, server)
    }
  }

  private static func clientTokens(_ stage: Stage) async throws -> TokenContents {
    let settings = try await stage.service.directory.cachedSettings(
      of: try requiredClientID(stage.clientID)
    )
    return try await stage.service.tokens.clientTokenContents(
      TokenContents(scope: "shop/sell shop/look"),
      of: settings.client,
      in: settings.pool,
      clientMetadata: ["job": "nightly", "gatehouse:own": "x"],
      call: .recording(stage.context)
    )
  }

  @Test("CUS-45: a client that acts for itself is told to a function of version three alone")
  func clientCredentials() async throws {
    try await Self.with("V3_0") { stage, server in
      let contents = try await Self.clientTokens(stage)
      #expect(contents.scope == "shop/look shop/buy")
      #expect(contents.accessClaims.map(\.name) == ["tenant"])
      #expect(contents.idClaims.isEmpty && contents.groups.isEmpty)
      let event = try #require(try server.events.first)
      #expect(event["triggerSource"].text == "TokenGeneration_ClientCredentials")
      #expect(event["userName"].text == "ClientCredentials")
      #expect(event["version"].text == "3")
      #expect(event["callerContext"]["clientId"].text == stage.clientID)
      #expect(
        event["request"]
          == .object([
            "userAttributes": .object([:]), "groupConfiguration": .null,
            "scopes": .array([.string("shop/sell"), .string("shop/look")]),
            "clientMetadata": .object(["job": .string("nightly")]),
          ])
      )
    }
    for version in ["V1_0", "V2_0"] {
      try await Self.with(version) { stage, server in
        let contents = try await Self.clientTokens(stage)
        #expect(contents.scope == "shop/sell shop/look")
        #expect(server.invocations.isEmpty)
      }
    }
  }

  @Test("CUS-45, TOK-10: tokens for an exchanged code have a source of their own")
  func hostedAuth() async throws {
    try await Self.with("V2_0") { stage, server in
      let settings = try await stage.service.directory.cachedSettings(
        of: try requiredClientID(stage.clientID)
      )
      let subject = try await stage.service.directory.subject(
        named: "ann",
        for: settings.client.id,
        .recording(stage.context)
      )
      let contents = try await stage.service.tokens.tokenContents(
        of: try #require(subject.user),
        subject: subject,
        for: .hostedAuth,
        clientMetadata: ["gatehouse:own": "x"],
        call: .recording(stage.context)
      )
      #expect(contents.groups == ["guests"])
      let event = try #require(try server.events.first)
      #expect(event["triggerSource"].text == "TokenGeneration_HostedAuth")
      // CUS-29: what is for the service itself is told to no function.
      #expect(event["request"][member: "clientMetadata"] == nil)
    }
  }
}
