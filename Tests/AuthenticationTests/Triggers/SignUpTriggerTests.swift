internal import AuthenticationMessages
internal import Domain
internal import Testing

@testable internal import AuthenticationCore

@Suite("A function before a sign-up")
struct SignUpTriggerTests {
  private static func pool(
    aliases: [String]? = nil,
    verifying: [String]? = ["email"]
  ) -> CreateUserPoolRequest {
    CreateUserPoolRequest(
      lambdaConfig: LambdaConfigType(preSignUp: Triggers.arn("sign-up")),
      autoVerifiedAttributes: verifying,
      aliasAttributes: aliases
    )
  }

  private static func decision(_ members: String...) -> JSONValue {
    .object(Dictionary(members.map { ($0, JSONValue.bool(true)) }) { first, _ in first })
  }

  @Test("that refuses leaves no user, by SignUp and by AdminCreateUser")
  func refused() async throws {
    try await FunctionServer.with({ _ in .thrown("not from here") }) { server, functions in
      let stage = try await SignInHarness(functions: functions).stage(Self.pool())
      let refusal = AuthenticationFailure.userLambdaValidation(
        "PreSignUp failed with error not from here."
      )
      await #expect(throws: refusal) { _ = try await stage.signUp("ann") }
      await #expect(throws: refusal) { try await stage.addUser("bob") }
      for name in ["ann", "bob"] {
        await #expect(throws: AuthenticationFailure.unknownUser) {
          _ = try await stage.describeUser(name)
        }
      }
      #expect(
        try server.events.map { $0[member: "triggerSource"]?.text } == [
          "PreSignUp_SignUp", "PreSignUp_AdminCreateUser",
        ]
      )
      #expect(
        try server.events.map { $0[member: "callerContext"]?[member: "clientId"]?.text } == [
          stage.clientID, "CLIENT_ID_NOT_APPLICABLE",
        ]
      )
    }
  }

  @Test("that confirms spares the code, and what it verified finds the user")
  func confirmed() async throws {
    let decision = Self.decision("autoConfirmUser", "autoVerifyEmail")
    try await FunctionServer.with({ .event($0, response: decision) }) { server, functions in
      let stage = try await SignInHarness(functions: functions).stage(
        Self.pool(aliases: ["email"])
      )
      let made = try await stage.signUp("ann", attributes: ["email": "ann@example.com"])
      #expect(made.userConfirmed == true && made.codeDeliveryDetails == nil)
      let user = try await stage.describeUser("ann")
      #expect(user.userStatus == "CONFIRMED")
      #expect(user.userAttributes?.first { $0.name == "email_verified" }?.value == "true")
      #expect(try await stage.tokens("ann@example.com").accessToken != nil)
      // Another user's address makes no second one of it.
      await #expect(
        throws: AuthenticationFailure.usernameExists(
          "An account with the email already exists."
        )
      ) {
        _ = try await stage.signUp("eve", attributes: ["email": "ann@example.com"])
      }
      #expect(
        try server.events.first?[member: "request"]?[member: "userAttributes"]?[member: "email"]
          == .string("ann@example.com")
      )
    }
  }

  @Test("cannot verify an address that is not there")
  func nothingToVerify() async throws {
    let decision = Self.decision("autoVerifyPhone")
    try await FunctionServer.with({ .event($0, response: decision) }) { _, functions in
      let stage = try await SignInHarness(functions: functions).stage(Self.pool())
      await #expect(
        throws: AuthenticationFailure.invalidLambdaResponse("Unrecognizable lambda output")
      ) {
        _ = try await stage.signUp("ann", attributes: ["email": "ann@example.com"])
      }
    }
  }

  @Test("that decides nothing leaves the code to confirm by")
  func undecided() async throws {
    try await FunctionServer.with({ .event($0) }) { server, functions in
      let stage = try await SignInHarness(functions: functions).stage(Self.pool())
      let made = try await stage.signUp("ann", attributes: ["email": "ann@example.com"])
      #expect(made.userConfirmed == false)
      try await stage.confirm("ann", try await stage.code("ann"))
      #expect(try await stage.tokens("ann").accessToken != nil)
      #expect(server.invocations.count == 1)
    }
  }
}
