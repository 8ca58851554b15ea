internal import AuthenticationMessages
internal import AuthenticationService
import AuthenticationStubs
internal import Domain
import GatehouseMessages
internal import Postgres
internal import PublicOperations
internal import Synchronization
internal import TestSupport
internal import Testing

@testable internal import AuthenticationCore
@testable internal import AuthenticationSignIn

@Suite("Functions before and after a sign-in")
struct AuthenticationTriggerTests {
  static let refusal = AuthenticationFailure.userLambdaValidation(
    "PostAuthentication failed with error too many devices."
  )

  /// How much a sign-in could leave behind.
  struct Rows: Sendable, Hashable {
    var chains: Int64 = 0
    var devices: Int64 = 0
    var failures: Int64 = 0

    static func count(of harness: SignInHarness) async throws -> Rows {
      let counts = try await harness.database.administrationPool().query(
        """
        SELECT (SELECT count(*) FROM token_issuance.chains) AS chains,
          (SELECT count(*) FROM device_registry.devices) AS devices,
          (SELECT count(*) FROM authentication.password_failures) AS failures
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Rows(
          chains: try row.value("chains", as: Int64.self),
          devices: try row.value("devices", as: Int64.self),
          failures: try row.value("failures", as: Int64.self)
        )
      }
      return try #require(counts.first)
    }
  }

  @Test("get an event as Lambda gets it from Cognito")
  func envelope() async throws {
    try await FunctionServer.with({ .event($0) }) { server, functions in
      let stage = try await SignInHarness(functions: functions).stage(
        CreateUserPoolRequest(lambdaConfig: Triggers.postAuthentication)
      )
      let sub = try await stage.addUser("ann", attributes: ["email": "ann@example.com"])
      _ = try await stage.tokens("ann")
      let event = try #require(try server.events.first)
      #expect(
        event
          == .object([
            "version": .string("1"),
            "region": .string("us-east-1"),
            "userPoolId": .string(stage.poolID),
            "userName": .string("ann"),
            "callerContext": .object([
              "awsSdkVersion": .string("aws-sdk-unknown-unknown"),
              "clientId": .string(stage.clientID),
            ]),
            "triggerSource": .string("PostAuthentication_Authentication"),
            "request": .object([
              "userAttributes": .object([
                "sub": .string(sub), "email": .string("ann@example.com"),
                "cognito:user_status": .string("CONFIRMED"),
              ]),
              "newDeviceUsed": .bool(false),
            ]),
            "response": .object([:]),
          ])
      )
      #expect(server.invocations.first?.path == "/2015-03-31/functions/post/invocations")
    }
  }

  @Test(
    "DEV-24 are told of a new device only where devices are remembered and the sign-in gets a key",
    arguments: [nil, false, true]
  )
  func newDevice(isOptIn: Bool?) async throws {
    try await FunctionServer.with({ .event($0) }) { server, functions in
      let stage = try await SignInHarness(functions: functions).stage(
        CreateUserPoolRequest(
          lambdaConfig: Triggers.postAuthentication,
          deviceConfiguration: isOptIn.map {
            DeviceConfigurationType(deviceOnlyRememberedOnUserPrompt: $0)
          }
        )
      )
      try await stage.addUser("ann")
      let tokens = try await stage.tokens("ann")
      var expected = [isOptIn != nil]
      if isOptIn != nil {
        let device = try DeviceClient(stage, "ann", tokens)
        try await device.confirm()
        if isOptIn == true {
          // Tracked, not remembered: it has its key already.
          #expect(try await device.signIn().authenticationResult != nil)
        } else {
          _ = try await device.prove()
        }
        expected.append(false)
      }
      let told = try server.events.map { $0[member: "request"]?[member: "newDeviceUsed"] }
      #expect(told == expected.map { .bool($0) })
    }
  }

  @Test("DEV-24 that refuse leave no token, no chain, no device, and one event with the rule")
  func refused() async throws {
    try await FunctionServer.with({ _ in .thrown("too many devices") }) { server, functions in
      let audit = try await AuditStage(
        CreateUserPoolRequest(
          lambdaConfig: Triggers.postAuthentication,
          deviceConfiguration: DeviceConfigurationType(challengeRequiredOnNewDevice: false)
        ),
        functions: functions
      )
      let stage = audit.stage
      try await stage.addUser("ann")
      await #expect(throws: Self.refusal) { try await stage.signIn("ann") }
      let exchange = try await SRPExchange(stage, "ann")
      await #expect(throws: Self.refusal) { try await exchange.finish(SignInHarness.password) }
      let left = try await Rows.count(of: stage.harness)
      #expect(left.chains == 0 && left.devices == 0)
      #expect(server.invocations.count == 2)

      _ = try? await audit.client.initiateAuth(
        InitiateAuthRequest(
          authFlow: "USER_PASSWORD_AUTH",
          authParameters: ["USERNAME": "ann", "PASSWORD": SignInHarness.password],
          clientId: stage.clientID
        ),
        context: audit.anonymous()
      )
      let events = try await audit.list()
      #expect(events.map(\.outcome) == ["UserLambdaValidationException"])
      #expect(events.map(\.rule) == ["the function refused: PostAuthentication"])
    }
  }

  @Test("are not asked after a wrong password, and before one are told what the client adds")
  func order() async throws {
    try await FunctionServer.with({ .event($0) }) { server, functions in
      var triggers = Triggers.postAuthentication
      triggers.preAuthentication = Triggers.arn("pre")
      let stage = try await SignInHarness(functions: functions).stage(
        CreateUserPoolRequest(lambdaConfig: triggers)
      )
      try await stage.addUser("ann")
      await #expect(throws: AuthenticationFailure.incorrectPassword) {
        try await stage.signIn("ann", "Wr0ng!pass")
      }
      _ = try await stage.service.signIn.initiateAuth(
        InitiateAuthRequest(
          authFlow: "USER_PASSWORD_AUTH",
          authParameters: ["USERNAME": "ann", "PASSWORD": SignInHarness.password],
          clientMetadata: ["ip": "192.0.2.1"],
          clientId: stage.clientID
        ),
        call: .recording(stage.context)
      )
      let sources = try server.events.compactMap { $0[member: "triggerSource"]?.text }
      #expect(
        sources == [
          "PreAuthentication_Authentication", "PreAuthentication_Authentication",
          "PostAuthentication_Authentication",
        ]
      )
      let events = try server.events
      #expect(
        events[1][member: "request"]?[member: "validationData"]
          == .object(["ip": .string("192.0.2.1")])
      )
      #expect(events[1][member: "request"]?[member: "userNotFound"] == nil)
      #expect(events[2][member: "request"]?[member: "clientMetadata"] == nil)
      #expect(
        server.invocations.allSatisfy { !$0.body.contains(Array(SignInHarness.password.utf8)) }
      )
    }
  }

  @Test("before a sign-in are asked about an unknown user as about others where that is hidden")
  func unknownUser() async throws {
    try await FunctionServer.with({ .event($0) }) { server, functions in
      let harness = try await SignInHarness(functions: functions)
      let pool = CreateUserPoolRequest(lambdaConfig: Triggers.preAuthentication)
      let hiding = try await harness.stage(
        pool,
        CreateUserPoolClientRequest(preventUserExistenceErrors: "ENABLED")
      )
      await #expect(throws: AuthenticationFailure.incorrectPassword) {
        try await hiding.signIn("nobody")
      }
      _ = try await SRPExchange(hiding, "nobody")
      let asked = try server.events.map { $0[member: "request"] }
      #expect(asked.map { $0?[member: "userNotFound"] } == [.bool(true), .bool(true)])
      #expect(asked.map { $0?[member: "userAttributes"] } == [.object([:]), .object([:])])
      #expect(try server.events.map { $0[member: "userName"]?.text } == ["nobody", "nobody"])

      let telling = try await harness.stage(
        pool,
        CreateUserPoolClientRequest(preventUserExistenceErrors: "LEGACY")
      )
      await #expect(throws: AuthenticationFailure.unknownUser) {
        try await telling.signIn("nobody")
      }
      #expect(server.invocations.count == 2)
    }
  }

  @Test("before a sign-in refuse it before the password counts as wrong")
  func refusedBefore() async throws {
    try await FunctionServer.with({ _ in .thrown("not today") }) { _, functions in
      let stage = try await SignInHarness(functions: functions).stage(
        CreateUserPoolRequest(lambdaConfig: Triggers.preAuthentication)
      )
      try await stage.addUser("ann")
      let refusal = AuthenticationFailure.userLambdaValidation(
        "PreAuthentication failed with error not today."
      )
      // Five wrong ones would lock the name.
      for _ in 0..<7 {
        await #expect(throws: refusal) { try await stage.signIn("ann", "Wr0ng!pass") }
      }
      await #expect(throws: refusal) { try await SRPExchange(stage, "ann") }
      #expect(try await Rows.count(of: stage.harness) == Rows())
    }
  }

  @Test("that cannot be reached fail the sign-in; a pool without functions does not ask")
  func noEndpoint() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage(
      CreateUserPoolRequest(lambdaConfig: Triggers.postAuthentication)
    )
    try await stage.addUser("ann")
    await #expect(
      throws: AuthenticationFailure.unexpectedLambda(
        "PostAuthentication invocation failed due to error ResourceNotFoundException."
      )
    ) {
      try await stage.signIn("ann")
    }
    let other = try await harness.stage()
    try await other.addUser("ann")
    _ = try await other.tokens("ann")
  }

  @Test(
    "have to send the whole event back",
    arguments: [
      #"{"response":{}}"#, "null", "[]", #""event""#,
      #"{"version":"1","region":"r","userPoolId":"p","userName":"u","callerContext":{},"#
        + #""triggerSource":"PostAuthentication_Authentication","request":{},"response":{}}"#,
    ]
  )
  func malformed(answer: String) async throws {
    let reply = FunctionServer.Reply.answer(status: 200, headers: [], body: Array(answer.utf8))
    try await FunctionServer.with({ _ in reply }) { _, functions in
      let stage = try await SignInHarness(functions: functions).stage(
        CreateUserPoolRequest(lambdaConfig: Triggers.postAuthentication)
      )
      try await stage.addUser("ann")
      await #expect(
        throws: AuthenticationFailure.invalidLambdaResponse("Unrecognizable lambda output")
      ) {
        try await stage.signIn("ann")
      }
    }
  }

  @Test(
    "that take their time give no tokens to a user who was disabled meanwhile",
    arguments: [Triggers.preAuthentication, Triggers.postAuthentication]
  )
  func disabledMeanwhile(_ configured: LambdaConfigType) async throws {
    let goesOn = Mutex(false)
    try await FunctionServer.with({ invocation in
      while !goesOn.withLock({ $0 }) { await pause() }
      return .event(invocation)
    }) { server, functions in
      let harness = try await SignInHarness(functions: functions)
      let stage = try await harness.stage(
        CreateUserPoolRequest(lambdaConfig: configured)
      )
      try await stage.addUser("ann")
      let signIn = Task { try await stage.signIn("ann") }
      try await until { server.invocations.count == 1 }
      try await harness.disable("ann", in: stage.poolID)
      goesOn.withLock { $0 = true }
      await #expect(throws: AuthenticationFailure.userDisabled) { try await signIn.value }
      #expect(try await Rows.count(of: harness).chains == 0)
    }
  }
}
