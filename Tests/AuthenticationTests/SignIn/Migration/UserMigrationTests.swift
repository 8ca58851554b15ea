internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import Domain
import GatehouseMessages
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("UserMigration")
struct UserMigrationTests {
  typealias Members = [String: JSONValue]

  static let ann: Members = [
    "userAttributes": .object([
      "email": .string("ann@example.com"), "email_verified": .string("true"),
    ]),
    "finalUserStatus": .string("CONFIRMED"), "messageAction": .string("SUPPRESS"),
  ]

  static func changing(_ members: Members) -> Members { ann.merging(members) { $1 } }

  static func attributes(_ values: [String: String]) -> JSONValue {
    .object(values.mapValues { .string($0) })
  }

  /// A stage whose function answers so, or throws where there is no answer.
  static func with(
    _ response: Members?,
    pool: CreateUserPoolRequest = CreateUserPoolRequest(),
    hides: Bool = true,
    _ body: @escaping @Sendable (Stage, FunctionServer) async throws -> Void
  ) async throws {
    try await FunctionServer.with({ invocation in
      guard let response else { return .thrown("who is that") }
      return .event(invocation, response: .object(response))
    }) { server, functions in
      var pool = pool
      pool.lambdaConfig = LambdaConfigType(userMigration: Triggers.arn("migrate"))
      let stage = try await SignInHarness(functions: functions).stage(
        pool,
        CreateUserPoolClientRequest(preventUserExistenceErrors: hides ? "ENABLED" : "LEGACY")
      )
      try await body(stage, server)
    }
  }

  static let incorrect = AuthenticationFailure.notAuthorized("Incorrect username or password.")

  static func invalid(_ sentence: String) -> AuthenticationFailure {
    .invalidLambdaResponse(sentence)
  }

  @Test("CUS-37, CUS-38: makes the user with the shown password, and the sign-in goes on")
  func made() async throws {
    try await Self.with(Self.ann) { stage, server in
      let answer = try await stage.service.signIn.initiateAuth(
        InitiateAuthRequest(
          authFlow: "USER_PASSWORD_AUTH",
          authParameters: ["USERNAME": "ann", "PASSWORD": "short"],
          clientMetadata: ["app": "web", "gatehouse:own": "x"],
          clientId: stage.clientID
        ),
        call: .recording(stage.context)
      )
      #expect(answer.authenticationResult?.refreshToken != nil)
      let user = try await stage.describeUser("ann")
      #expect(user.userStatus == "CONFIRMED" && user.enabled == true)
      #expect(
        try await stage.attributes("ann")
          == ["email": "ann@example.com", "email_verified": "true"]
      )
      #expect(try await stage.messageCount() == 0)
      let event = try #require(try server.events.first)
      #expect(event["triggerSource"].text == "UserMigration_Authentication")
      #expect(event["userName"].text == "ann")
      #expect(event["callerContext"]["clientId"].text == stage.clientID)
      #expect(
        event["request"]
          == .object([
            "password": .string("short"), "validationData": .object(["app": .string("web")]),
          ])
      )
      #expect(
        event["response"]
          == .object([
            "userAttributes": .null, "forceAliasCreation": .null, "enableSMSMFA": .null,
            "finalUserStatus": .null, "messageAction": .null, "desiredDeliveryMediums": .null,
          ])
      )
      // From now on the user is as any other: no function is asked, and SRP knows the password.
      #expect(try await stage.tokens("ann", "short").accessToken != nil)
      await #expect(throws: Self.incorrect) { try await stage.signIn("ann", "other") }
      let proof = try await SRPExchange(stage, "ann").finish("short")
      #expect(proof.authenticationResult != nil)
      #expect(server.invocations.count == 1)
    }
  }

  @Test("CUS-39: the function's words stand in the event alone, and nothing that a terminal obeys")
  func words() async throws {
    let words = #"who is\u001b[2J\u0000 that"# + String(repeating: "?", count: 600)
    try await FunctionServer.with({ _ in .thrown(words) }) { _, functions in
      let pool = CreateUserPoolRequest(
        lambdaConfig: LambdaConfigType(userMigration: Triggers.arn("migrate"))
      )
      let audit = try await AuditStage(pool, functions: functions)
      _ = try? await audit.signIn("ann", "short")
      let event = try #require(try await audit.list().first)
      #expect(event.outcome == "UserNotFoundException")
      let rule = try #require(event.rule)
      let heard = "the function refused: UserMigration failed with error who is[2J that??"
      #expect(rule.hasPrefix(heard), "\(rule)")
      #expect(rule.unicodeScalars.count == "the function refused: ".count + 256)
    }
  }

  @Test(
    "CUS-37: only the flows that show the password ask, once client and flow are known to be good"
  )
  func flows() async throws {
    try await Self.with(Self.ann) { stage, server in
      _ = try? await SRPExchange(stage, "ann").finish()
      await #expect(throws: (any Error).self) {
        try await stage.initiate(
          "USER_PASSWORD_AUTH",
          ["USERNAME": "", "PASSWORD": "x"]
        )
      }
      let other = Stage(
        harness: stage.harness,
        pool: stage.pool,
        client: try await stage.harness.makeClient(
          of: stage.pool,
          CreateUserPoolClientRequest(
            generateSecret: true,
            explicitAuthFlows: ["ALLOW_USER_SRP_AUTH"]
          )
        )
      )
      let parameters = ["USERNAME": "ann", "PASSWORD": "x"]
      await #expect(throws: (any Error).self) {
        try await other.initiate("USER_PASSWORD_AUTH", parameters)
      }
      await #expect(throws: (any Error).self) {
        try await other.initiate(
          "USER_PASSWORD_AUTH",
          parameters.merging(["SECRET_HASH": "wrong"]) { $1 }
        )
      }
      #expect(server.invocations.isEmpty)
      let admin = try await stage.service.signIn.adminInitiateAuth(
        AdminInitiateAuthRequest(
          userPoolId: stage.poolID,
          clientId: stage.clientID,
          authFlow: "ADMIN_USER_PASSWORD_AUTH",
          authParameters: parameters
        ),
        call: .recording(stage.context)
      )
      #expect(admin.authenticationResult != nil && server.invocations.count == 1)
    }
  }

  @Test("CUS-38: a user to be reset is told so, and the shown password is kept until then")
  func resetRequired() async throws {
    try await Self.with(Self.changing(["finalUserStatus": .string("RESET_REQUIRED")])) {
      stage,
      server in
      for _ in 0..<2 {
        await #expect(throws: AuthenticationFailure.passwordResetRequired) {
          try await stage.signIn("ann", "old")
        }
      }
      await #expect(throws: Self.incorrect) { try await stage.signIn("ann", "other") }
      #expect(server.invocations.count == 1)
      let user = try await stage.describeUser("ann")
      #expect(user.userStatus == "RESET_REQUIRED")
    }
  }

  @Test("CUS-37: a forgotten password of an unknown name asks, and the code goes to the new user")
  func forgotPassword() async throws {
    try await Self.with(Self.ann) { stage, server in
      let sent = try await stage.service.accounts.forgotPassword(
        ForgotPasswordRequest(
          clientId: stage.clientID,
          username: "ann",
          clientMetadata: ["app": "web", "gatehouse:own": "x"]
        ),
        call: .recording(stage.context)
      ).codeDeliveryDetails
      #expect(sent?.destination == "a***@e***")
      #expect(try await stage.describeUser("ann").userStatus == "RESET_REQUIRED")
      let event = try #require(try server.events.first)
      #expect(event["triggerSource"].text == "UserMigration_ForgotPassword")
      #expect(
        event["request"]
          == .object([
            "validationData": .null,
            "clientMetadata": .object(["app": .string("web")]),
          ])
      )
      try await stage.recover("ann", try await stage.newestCode("ann"), "N3w!Password")
      #expect(try await stage.tokens("ann", "N3w!Password").accessToken != nil)
      #expect(server.invocations.count == 1)
    }
  }

  @Test("CUS-39: a function that knows no such user leaves the answer that unknown names get")
  func unknown() async throws {
    let responses: [Members?] = [
      nil, [:], ["userAttributes": .null], ["userAttributes": .object([:])],
    ]
    for response in responses {
      try await Self.with(response) { stage, server in
        await #expect(throws: Self.incorrect) { try await stage.signIn("ann", "x") }
        let sent = try await stage.forgot("ann")
        #expect(sent?.deliveryMedium != nil)
        #expect(server.invocations.count == 2)
        #expect(try await stage.messageCount() == 0)
      }
      try await Self.with(response, hides: false) { stage, _ in
        let failed = AuthenticationFailure.userNotFound(
          "Exception migrating user in app client \(stage.clientID)."
        )
        await #expect(throws: failed) { try await stage.signIn("ann", "x") }
        await #expect(throws: failed) { try await stage.forgot("ann") }
      }
    }
  }

  @Test(
    "guesses at unknown names are counted, so that passwords cannot be tried elsewhere through here"
  )
  func guesses() async throws {
    for hides in [true, false] {
      try await Self.with(nil, hides: hides) { stage, server in
        for _ in 0..<5 { _ = try? await stage.signIn("ann", "x") }
        #expect(server.invocations.count == 5)
        await #expect(
          throws: AuthenticationFailure.notAuthorized("Password attempts exceeded")
        ) { try await stage.signIn("ann", "x") }
        #expect(server.invocations.count == 5)
      }
    }
  }

  @Test("wrong passwords that the function is asked about are counted for their network")
  func network() async throws {
    for hides in [true, false] {
      try await Self.with(nil, hides: hides) { stage, server in
        let service = try stage.harness.instance(
          tokens: stage.harness.tokenChannel,
          functions: server.functions,
          wrongPasswordsOfNetwork: 2
        )
        let door = LockPassageTests.Door(isSRP: false)
        let home = LockPassageTests.home
        for name in ["bob", "eve", "joe"] {
          _ = try? await door.signIn(stage, name, from: home, on: service)
        }
        #expect(server.invocations.count == 3)
        await #expect(throws: LockPassageTests.slowed) {
          try await door.signIn(stage, "ann", from: home, on: service)
        }
        #expect(server.invocations.count == 3)
      }
    }
  }

  @Test("CUS-40: a second's strangers are limited, by all instances together")
  func rate() async throws {
    try await Self.with(nil) { stage, server in
      let others = try stage.harness.instance(functions: server.functions)
      var refused = 0
      for index in 0..<30 {
        let service = index.isMultiple(of: 2) ? stage.service : others
        do {
          _ = try await stage.initiate(
            "USER_PASSWORD_AUTH",
            ["USERNAME": "stranger\(index)", "PASSWORD": "x"],
            on: service
          )
        } catch AuthenticationFailure.tooManyRequests {
          refused += 1
        } catch {
          #expect(error as? AuthenticationFailure == Self.incorrect)
        }
      }
      // What an instance may hold ahead is no part of a burst.
      let asked = server.invocations.count
      #expect((18...20).contains(asked) && refused == 30 - asked)
      // Those who are here already are not held up.
      try await stage.addUser("bob")
      #expect(try await stage.tokens("bob").accessToken != nil)
      stage.harness.clock.advance(by: .seconds(1))
      await #expect(throws: Self.incorrect) { try await stage.signIn("stranger99", "x") }
    }
  }

  @Test("CUS-38: of requests at once one makes the user, and the others go on with it")
  func atOnce() async throws {
    try await Self.with(Self.ann) { stage, server in
      let twin = try stage.harness.instance(functions: server.functions)
      let results = await withTaskGroup(of: Bool.self) { group in
        for index in 0..<4 {
          let service = index.isMultiple(of: 2) ? stage.service : twin
          group.addTask {
            let answer = try? await stage.initiate(
              "USER_PASSWORD_AUTH",
              ["USERNAME": "ann", "PASSWORD": "old"],
              on: service
            )
            return answer?.authenticationResult != nil
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(results == [true, true, true, true])
      #expect(try await stage.list().users?.count == 1)
    }
  }
}
