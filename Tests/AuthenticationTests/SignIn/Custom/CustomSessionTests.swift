internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import Domain
internal import Postgres
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("What the functions of CUSTOM_AUTH are told")
struct CustomSessionTests {
  /// The names of the newest session.
  private static func names(_ custom: CustomStage) throws -> [String] {
    let event = try custom.events("define").last ?? .null
    return event["request"]["session"].items.compactMap { $0["challengeName"].text }
  }

  private static func adminBegin(
    _ custom: CustomStage,
    _ parameters: [String: String]
  ) async throws -> AdminInitiateAuthResponse {
    try await custom.service.signIn.adminInitiateAuth(
      AdminInitiateAuthRequest(
        userPoolId: custom.stage.poolID,
        clientId: custom.stage.clientID,
        authFlow: "CUSTOM_AUTH",
        authParameters: ["USERNAME": "ann"].merging(parameters) { $1 },
        clientMetadata: ["at": "beginning"]
      ),
      call: .recording(custom.stage.context)
    )
  }

  private static let shown = [
    "CHALLENGE_NAME": "ADMIN_NO_SRP_AUTH", "PASSWORD": SignInHarness.password,
  ]

  @Test(
    "CUS-19: ANSWER alone of what the client answers, and the client's id for administrators too"
  )
  func told() async throws {
    try await CustomStage.with(.asking("CUSTOM_CHALLENGE")) { custom in
      let asked = try await Self.adminBegin(custom, [:])
      _ = try await custom.service.signIn.adminRespondToAuthChallenge(
        AdminRespondToAuthChallengeRequest(
          userPoolId: custom.stage.poolID,
          clientId: custom.stage.clientID,
          challengeName: "CUSTOM_CHALLENGE",
          challengeResponses: [
            "USERNAME": "ann", "ANSWER": "10", "DEVICE_KEY": "us-east-1_x", "EXTRA": "secret",
          ],
          session: asked.session,
          clientMetadata: ["at": "answer", "gatehouse:own": "x"]
        ),
        call: .recording(custom.stage.context)
      )
      let verified = try #require(try custom.events("verify").first)
      #expect(
        verified["request"]
          == .object([
            "userAttributes": verified["request"]["userAttributes"],
            "privateChallengeParameters": .object(["answer": .string("10")]),
            "challengeAnswer": .string("10"),
            // CUS-29: of this request, without what is for the service itself.
            "clientMetadata": .object(["at": .string("answer")]),
          ])
      )
      for event in try custom.server.events {
        #expect(event["callerContext"]["clientId"].text == custom.stage.clientID)
      }
    }
  }

  @Test("CUS-20: a password that was changed in between and a second factor have their names")
  func names() async throws {
    let script = CustomScript.asking("PASSWORD_VERIFIER", "CUSTOM_CHALLENGE")
    try await CustomStage.with(script) { custom in
      let stage = custom.stage
      try await stage.setPassword("ann", SignInHarness.password, permanent: false)
      let exchange = try await SRPExchange(stage, "ann", inCustomFlow: true, on: custom.service)
      let required = try await exchange.finish(on: custom.service)
      let asked = try await stage.respond(
        "NEW_PASSWORD_REQUIRED",
        ["USERNAME": "ann", "NEW_PASSWORD": "An0ther!one"],
        session: required.session,
        on: custom.service
      )
      #expect(try Self.names(custom) == ["SRP_A", "PASSWORD_VERIFIER", "NEW_PASSWORD_REQUIRED"])
      _ = try await custom.answer("10", asked.session)
      #expect(try Self.names(custom).last == "CUSTOM_CHALLENGE")
    }
  }

  @Test("CUS-20: an e-mail that a sign-in sets up as a factor is in the session as EMAIL_OTP")
  func emailSetUp() async throws {
    let script = CustomScript.asking("PASSWORD_VERIFIER", "CUSTOM_CHALLENGE")
    try await CustomStage.with(script) { custom in
      let factors = FactorStage(custom.stage)
      try await factors.configure("ON", email: true)
      let exchange = try await SRPExchange(
        custom.stage,
        "ann",
        inCustomFlow: true,
        on: custom.service
      )
      let setUp = try await exchange.finish(on: custom.service)
      #expect(setUp.challengeName == "MFA_SETUP")
      let sent = try await custom.stage.respond(
        "MFA_SETUP",
        ["USERNAME": "ann", "EMAIL": "ann@example.com"],
        session: setUp.session,
        on: custom.service
      )
      _ = try await custom.stage.respond(
        "EMAIL_OTP",
        ["USERNAME": "ann", "EMAIL_OTP_CODE": try await custom.stage.newestCode("ann")],
        session: sent.session,
        on: custom.service
      )
      #expect(try Self.names(custom) == ["SRP_A", "PASSWORD_VERIFIER", "EMAIL_OTP"])
    }
  }

  @Test("CUS-21: an administrator shows the password, which then counts as proved")
  func shownPassword() async throws {
    let script = CustomScript(define: { event in
      let names = event["request"]["session"].items.compactMap { $0["challengeName"].text }
      return names == ["ADMIN_NO_SRP_AUTH"]
        ? CustomScript.challenge("CUSTOM_CHALLENGE") : CustomScript.tokens
    })
    try await CustomStage.with(script) { custom in
      let asked = try await Self.adminBegin(custom, Self.shown)
      #expect(asked.challengeName == "CUSTOM_CHALLENGE")
      let first = try #require(try custom.events("define").first)["request"]
      #expect(first["session"].items[0]["challengeResult"] == .bool(true))
      #expect(first[member: "clientMetadata"] == nil)
      #expect(try await custom.answer("10", asked.session).authenticationResult != nil)
      // A second factor comes after the password, before the function is asked.
      let factors = FactorStage(custom.stage)
      try await factors.configure("OPTIONAL", token: true)
      let secret = try await factors.setUpToken("ann")
      let factor = try await Self.adminBegin(custom, Self.shown)
      #expect(factor.challengeName == "SOFTWARE_TOKEN_MFA")
      _ = try await custom.stage.respond(
        "SOFTWARE_TOKEN_MFA",
        ["USERNAME": "ann", "SOFTWARE_TOKEN_MFA_CODE": factors.code(secret)],
        session: factor.session,
        on: custom.service
      )
      #expect(try Self.names(custom) == ["ADMIN_NO_SRP_AUTH", "SOFTWARE_TOKEN_MFA"])
    }
  }

  @Test("CUS-21: a wrong password ends the flow and is counted; a user's own call may not show one")
  func wrongShownPassword() async throws {
    try await CustomStage.with { custom in
      let wrong = Self.shown.merging(["PASSWORD": "Wr0ng!pass"]) { $1 }
      for _ in 0..<5 {
        await #expect(throws: CustomAuthTests.incorrect) {
          try await Self.adminBegin(custom, wrong)
        }
      }
      await #expect(
        throws: AuthenticationFailure.notAuthorized("Password attempts exceeded")
      ) { try await Self.adminBegin(custom, Self.shown) }
      #expect(custom.server.invocations.isEmpty)
      await #expect(
        throws: AuthenticationFailure.invalidParameter("Missing required parameter PASSWORD")
      ) { try await Self.adminBegin(custom, ["CHALLENGE_NAME": "ADMIN_NO_SRP_AUTH"]) }
      await #expect {
        try await custom.begin("ann", Self.shown)
      } throws: { error in
        if case .invalidParameter = error as? AuthenticationFailure { true } else { false }
      }
    }
  }

  @Test("CUS-22: a hundred flows of a user cost no row before they are answered")
  func flowsAtOnce() async throws {
    try await CustomStage.with(.asking("CUSTOM_CHALLENGE")) { custom in
      func rows() async throws -> Int64 {
        let counts = try await custom.stage.harness.database.administrationPool().query(
          """
          SELECT (SELECT count(*) FROM authentication.spent_challenges)
            + (SELECT count(*) FROM authentication.challenge_tries)
            + (SELECT count(*) FROM authentication.password_failures) AS count
          """
        ) { (row: borrowing PostgresRow) throws(PostgresError) in
          try row.value("count", as: Int64.self)
        }
        return counts.first ?? -1
      }
      var sessions: [String?] = []
      for _ in 0..<100 { sessions.append(try await custom.begin().session) }
      #expect(try await rows() == 0)
      // Another process takes the answer to what the first has asked.
      let twin = try custom.stage.harness.instance(functions: custom.server.functions)
      let done = try await custom.answer("10", sessions[50], on: twin)
      #expect(done.authenticationResult != nil)
      #expect(try await rows() > 0)
    }
  }
}
