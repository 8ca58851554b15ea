internal import AuthenticationMessages
internal import AuthenticationService
internal import Cryptography
internal import Domain
internal import FoundationEssentials
internal import PublicOperations
internal import Testing

@testable internal import AuthenticationAccounts
@testable internal import AuthenticationCore

@Suite("A function before tokens are signed")
struct TokenTriggerTests {
  static func claims(_ token: String?) throws -> [String: JSONValue] {
    let part = (token ?? "").split(separator: ".").dropFirst().first
    let payload = try #require(Base64URL.decode(String(part ?? "?")))
    return try JSONDecoder().decode([String: JSONValue].self, from: Data(payload))
  }

  /// A stage whose function answers with the response, and whose user is in two groups.
  private static func with(
    _ version: String,
    _ response: JSONValue,
    devices: DeviceConfigurationType? = nil,
    _ body: (Stage, FunctionServer) async throws -> Void
  ) async throws {
    try await FunctionServer.with({ .event($0, response: response) }) { server, functions in
      let stage = try await SignInHarness(functions: functions).stage(
        CreateUserPoolRequest(
          lambdaConfig: Triggers.tokens(version),
          deviceConfiguration: devices
        )
      )
      try await stage.addUser("ann", attributes: ["email": "ann@example.com", "name": "Ann"])
      for group in ["admins", "readers"] {
        try await stage.addGroup(group, role: group)
        try await stage.enter(group, "ann")
      }
      try await body(stage, server)
    }
  }

  @Test("of version one adds and suppresses in the ID token alone")
  func versionOne() async throws {
    let response = JSONValue.object([
      "claimsOverrideDetails": .object([
        "claimsToAddOrOverride": .object([
          "tenant": .string("7"), "name": .string("Anna"), "email": .string("gone@example.com"),
          "email_verified": .string("true"),
        ]),
        "claimsToSuppress": .array([.string("email")]),
      ])
    ])
    try await Self.with("V1_0", response) { stage, server in
      let tokens = try await stage.tokens("ann")
      let id = try Self.claims(tokens.idToken)
      #expect(id["tenant"] == .string("7"))
      #expect(id["name"] == .string("Anna"))
      #expect(id["email_verified"] == .bool(true))
      #expect(id["email"] == nil)
      #expect(id["cognito:groups"] == .array([.string("admins"), .string("readers")]))
      #expect(try Self.claims(tokens.accessToken)["tenant"] == nil)
      let event = try #require(try server.events.first)
      #expect(event[member: "version"] == .string("1"))
      #expect(event[member: "request"]?[member: "scopes"] == nil)
      #expect(event[member: "response"] == .object(["claimsOverrideDetails": .null]))
      #expect(
        event[member: "request"]?[member: "groupConfiguration"]?[member: "groupsToOverride"]
          == .array([.string("admins"), .string("readers")])
      )
    }
  }

  @Test("of versions two and three changes both tokens, scopes and groups", arguments: ["2", "3"])
  func versionTwo(version: String) async throws {
    let nested = JSONValue.object([
      "list": .array([.number(1), .number(1.5), .bool(true), .null, .string("\u{0}\"}")])
    ])
    let response = JSONValue.object([
      "claimsAndScopeOverrideDetails": .object([
        "idTokenGeneration": .object([
          "claimsToAddOrOverride": .object(["family": nested]),
          "claimsToSuppress": .array([.string("name")]),
        ]),
        "accessTokenGeneration": .object([
          "claimsToAddOrOverride": .object(["family": nested, "level": .number(3)]),
          "scopesToAdd": .array([.string("shop/buy"), .string("aws.cognito.other")]),
          "scopesToSuppress": .array([]),
        ]),
        "groupOverrideDetails": .object(["groupsToOverride": .array([.string("guests")])]),
      ])
    ])
    try await Self.with("V\(version)_0", response) { stage, server in
      let tokens = try await stage.tokens("ann")
      let id = try Self.claims(tokens.idToken)
      let access = try Self.claims(tokens.accessToken)
      #expect(id["family"] == nested && access["family"] == nested)
      #expect(id["name"] == nil && access["level"] == .number(3))
      #expect(access["scope"] == .string("aws.cognito.signin.user.admin shop/buy"))
      #expect(id["cognito:groups"] == .array([.string("guests")]))
      #expect(access["cognito:groups"] == .array([.string("guests")]))
      #expect(id["cognito:roles"] == nil && id["cognito:preferred_role"] == nil)
      // The service still takes the token that it made.
      #expect(try await stage.getUser(tokens.accessToken).username == "ann")
      let event = try #require(try server.events.first)
      #expect(event[member: "version"] == .string(version))
      #expect(
        event[member: "request"]?[member: "scopes"]
          == .array([.string("aws.cognito.signin.user.admin")])
      )
      #expect(event[member: "response"] == .object(["claimsAndScopeOverrideDetails": .null]))
    }
  }

  @Test("cannot touch what the service answers for")
  func reserved() async throws {
    let names = [
      "iss", "sub", "aud", "token_use", "exp", "iat", "nbf", "jti", "origin_jti", "client_id",
      "auth_time", "username", "cognito:username", "device_key", "event_id", "scope", "acr", "amr",
      "at_hash", "azp", "nonce", "identities", "cognito:groups", "cognito:roles",
      "cognito:preferred_role", "dev:x",
    ]
    let forged = JSONValue.object(
      Dictionary(names.map { ($0, JSONValue.string("forged")) }) { first, _ in first }
    )
    let token = JSONValue.object([
      "claimsToAddOrOverride": forged,
      "claimsToSuppress": .array(["iss", "sub", "exp", "jti"].map { .string($0) }),
    ])
    let response = JSONValue.object([
      "claimsAndScopeOverrideDetails": .object([
        "idTokenGeneration": token, "accessTokenGeneration": token,
      ])
    ])
    try await Self.with("V2_0", response) { stage, _ in
      let tokens = try await stage.tokens("ann")
      // A name that the other kind of token alone gives a meaning.
      let harmless: Set<String> = ["scope", "username", "identities"]
      for text in [tokens.idToken, tokens.accessToken] {
        let claims = try Self.claims(text)
        let forged = claims.filter { $0.value == .string("forged") }
        #expect(Set(forged.keys).subtracting(harmless).isEmpty)
        for name in ["iss", "sub", "exp", "jti"] { #expect(claims[name] != nil) }
      }
      #expect(try Self.claims(tokens.idToken)["identities"] == nil)
      #expect(try Self.claims(tokens.accessToken)["username"] == .string("ann"))
      #expect(
        try Self.claims(tokens.accessToken)["scope"] == .string("aws.cognito.signin.user.admin")
      )
    }
  }

  @Test(
    "is refused an answer that no token can carry",
    arguments: [
      #"{"claimsAndScopeOverrideDetails":{"accessTokenGeneration":{"scopesToAdd":["a b"]}}}"#,
      #"{"claimsAndScopeOverrideDetails":{"accessTokenGeneration":{"scopesToAdd":[""]}}}"#,
      #"{"claimsAndScopeOverrideDetails":{"idTokenGeneration":{"claimsToAddOrOverride":{"":1}}}}"#,
      #"{"claimsAndScopeOverrideDetails":{"idTokenGeneration":{"claimsToAddOrOverride":[]}}}"#,
      #"{"claimsAndScopeOverrideDetails":{"groupOverrideDetails":{"groupsToOverride":["\u0000"]}}}"#,
      #"{"claimsAndScopeOverrideDetails":"x"}"#,
    ]
  )
  func impossible(response: String) async throws {
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(response.utf8))
    try await Self.with("V2_0", value) { stage, _ in
      await #expect(
        throws: AuthenticationFailure.invalidLambdaResponse("Unrecognizable lambda output")
      ) {
        try await stage.signIn("ann")
      }
    }
    let long = JSONValue.object([
      "claimsAndScopeOverrideDetails": .object([
        "accessTokenGeneration": .object([
          "claimsToAddOrOverride": .object(["x": .string(String(repeating: "x", count: 17_000))])
        ])
      ])
    ])
    try await Self.with("V2_0", long) { stage, _ in
      await #expect(
        throws: AuthenticationFailure.invalidLambdaResponse("Unrecognizable lambda output")
      ) {
        try await stage.signIn("ann")
      }
    }
  }

  @Test("leaves tokens as they are where it changes nothing, and groups unless it names them")
  func nothing() async throws {
    for response in [
      JSONValue.object([:]), .object(["claimsAndScopeOverrideDetails": .null]),
      .object(["claimsAndScopeOverrideDetails": .object([:])]),
    ] {
      try await Self.with("V2_0", response) { stage, _ in
        let id = try Self.claims(try await stage.tokens("ann").idToken)
        #expect(id["name"] == .string("Ann"))
        #expect(id["cognito:groups"] == .array([.string("admins"), .string("readers")]))
      }
    }
    let none = JSONValue.object([
      "claimsAndScopeOverrideDetails": .object(["groupOverrideDetails": .null])
    ])
    try await Self.with("V2_0", none) { stage, _ in
      let id = try Self.claims(try await stage.tokens("ann").idToken)
      #expect(id["cognito:groups"] == nil && id["cognito:roles"] == nil)
    }
  }

  @Test("DEV-31 is told what the tokens are for")
  func sources() async throws {
    let remembering = DeviceConfigurationType(deviceOnlyRememberedOnUserPrompt: false)
    try await Self.with("V1_0", .object([:]), devices: remembering) { stage, server in
      let device = try await DeviceClient(stage, "ann")
      try await device.confirm()
      let proved = try await device.prove()
      _ = try await device.refresh(proved.refreshToken, key: device.key)
      _ = try await stage.service.accounts.adminCreateUser(
        AdminCreateUserRequest(
          userPoolId: stage.poolID,
          username: "bob",
          temporaryPassword: SignInHarness.password,
          messageAction: "SUPPRESS"
        ),
        call: .recording(stage.context)
      )
      let asked = try await stage.signIn("bob")
      _ = try await stage.respond(
        "NEW_PASSWORD_REQUIRED",
        ["USERNAME": "bob", "NEW_PASSWORD": "An0ther!pass"],
        session: asked.session,
        metadata: ["app": "web"]
      )
      #expect(
        try server.events.map { $0[member: "triggerSource"]?.text } == [
          "TokenGeneration_Authentication", "TokenGeneration_AuthenticateDevice",
          "TokenGeneration_RefreshTokens", "TokenGeneration_NewPasswordChallenge",
        ]
      )
      #expect(
        try server.events.last?[member: "request"]?[member: "clientMetadata"]
          == .object(["app": .string("web")])
      )
    }
  }

  @Test("is asked about a refresh only once the token is known to be good, and can refuse it")
  func refresh() async throws {
    try await Self.with("V1_0", .object([:])) { stage, server in
      let tokens = try await stage.tokens("ann")
      let token = try #require(tokens.refreshToken)
      let count = server.invocations.count
      for bad in [token + "x", String(token.prefix(37)) + "nonsense"] {
        await #expect(throws: AuthenticationFailure.notAuthorized("Invalid Refresh Token.")) {
          try await stage.refresh(bad)
        }
      }
      #expect(server.invocations.count == count)
      #expect(try await stage.refresh(token)?.accessToken != nil)
      #expect(server.invocations.count == count + 1)
    }
  }
}
