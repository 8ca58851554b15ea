internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import Domain
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("CUSTOM_AUTH")
struct CustomAuthTests {
  static let invalidSession = FactorStage.invalidSession
  static let incorrect = AuthenticationFailure.notAuthorized("Incorrect username or password.")
  static let unrecognizable = AuthenticationFailure.invalidLambdaResponse(
    "Unrecognizable lambda output"
  )

  @Test("CUS-2, CUS-5, CUS-6: signs in without a password where the function wants none")
  func passwordless() async throws {
    try await CustomStage.with { custom in
      let asked = try await custom.beginSRP()
      #expect(asked.challengeName == "CUSTOM_CHALLENGE")
      #expect(asked.challengeParameters == ["question": "5 + 5", "USERNAME": "ann"])
      let done = try await custom.answer("10", asked.session)
      let tokens = try #require(done.authenticationResult)
      #expect(try await custom.stage.getUser(tokens.accessToken).username == "ann")
      #expect(tokens.refreshToken != nil && tokens.newDeviceMetadata == nil)

      let defined = try custom.events("define")
      #expect(defined.count == 2)
      let first = defined[0]["request"]
      #expect(
        first["session"].items == [
          .object([
            "challengeName": .string("SRP_A"), "challengeResult": .bool(true),
            "challengeMetadata": .null,
          ])
        ]
      )
      #expect(first[member: "userNotFound"] == nil)
      #expect(first["userAttributes"]["sub"].text?.count == 36)
      #expect(defined[0]["triggerSource"].text == "DefineAuthChallenge_Authentication")
      #expect(defined[0]["userName"].text == "ann")
      let last = defined[1]["request"]["session"].items
      #expect(last.count == 2 && last[1]["challengeMetadata"].text == "SUM")
      let created = try #require(try custom.events("create").first)
      #expect(created["request"]["challengeName"].text == "CUSTOM_CHALLENGE")
      #expect(created["request"]["session"] == first["session"])
      let verified = try #require(try custom.events("verify").first)
      #expect(verified["request"]["privateChallengeParameters"]["answer"].text == "10")
      #expect(verified["request"]["challengeAnswer"].text == "10")
    }
  }

  @Test("CUS-3: begins with an empty session where no A is sent, or the name says so")
  func emptySession() async throws {
    try await CustomStage.with(.asking("CUSTOM_CHALLENGE")) { custom in
      for parameters in [[:], ["CHALLENGE_NAME": "CUSTOM_CHALLENGE"]] {
        let asked = try await custom.begin("ann", parameters)
        #expect(try custom.events("define").last?["request"]["session"].items == [])
        #expect(try await custom.answer("10", asked.session).authenticationResult != nil)
      }
      for parameters in [
        ["CHALLENGE_NAME": "SRP_A"], ["ChallengeName": "SRP_A"],
        ["CHALLENGE_NAME": "SRP_A", "SRP_A": "0"], ["CHALLENGE_NAME": "SMS_MFA"],
      ] {
        await #expect {
          try await custom.begin("ann", parameters)
        } throws: { error in
          if case .invalidParameter = error as? AuthenticationFailure { true } else { false }
        }
      }
    }
  }

  @Test("CUS-7: a wrong answer does not end the flow, each round has a Session good for once")
  func wrongAnswer() async throws {
    try await CustomStage.with(.asking("CUSTOM_CHALLENGE")) { custom in
      let first = try await custom.begin()
      let second = try await custom.answer("11", first.session)
      #expect(second.challengeName == "CUSTOM_CHALLENGE" && second.session != first.session)
      let session = try custom.events("define")[1]["request"]["session"].items
      #expect(session.map { $0["challengeResult"] } == [.bool(false)])
      await #expect(throws: FactorStage.usedSession) {
        try await custom.answer("10", first.session)
      }
      #expect(try await custom.answer("10", second.session).authenticationResult != nil)
      await #expect(throws: FactorStage.usedSession) {
        try await custom.answer("10", second.session)
      }
    }
  }

  @Test("takes one of many answers at the same time, by any process")
  func atOnce() async throws {
    try await CustomStage.with(.asking("CUSTOM_CHALLENGE")) { custom in
      let asked = try await custom.begin()
      let won = await custom.stage.harness.winners(of: 8) { _, _ in
        try await custom.answer("10", asked.session).authenticationResult != nil
      }
      #expect(won == 1)
      #expect(try custom.events("verify").count == 1)
    }
  }

  @Test("CUS-9: what the app adds to an answer the functions are told, the beginning's not")
  func clientMetadata() async throws {
    try await CustomStage.with(.asking("CUSTOM_CHALLENGE")) { custom in
      let asked = try await custom.service.signIn.initiateAuth(
        InitiateAuthRequest(
          authFlow: "CUSTOM_AUTH",
          authParameters: ["USERNAME": "ann"],
          clientMetadata: ["at": "beginning"],
          clientId: custom.stage.clientID
        ),
        call: .recording(custom.stage.context)
      )
      _ = try await custom.answer("11", asked.session, metadata: ["at": "answer"])
      let told = JSONValue.object(["at": .string("answer")])
      #expect(
        try custom.events("define").map { $0["request"]["clientMetadata"] } == [.null, told]
      )
      #expect(
        try custom.events("create").map { $0["request"]["clientMetadata"] } == [.null, told]
      )
      #expect(try custom.events("verify").map { $0["request"]["clientMetadata"] } == [told])
    }
  }

  @Test("CUS-11: an unknown user is asked the same, and never gets in (enumeration)")
  func unknownUser() async throws {
    try await CustomStage.with(
      .asking("CUSTOM_CHALLENGE"),
      client: CreateUserPoolClientRequest(preventUserExistenceErrors: "ENABLED")
    ) { custom in
      let known = try await custom.begin("ann")
      let unknown = try await custom.begin("bob")
      #expect(unknown.challengeName == known.challengeName)
      #expect(unknown.challengeParameters?["question"] == "5 + 5")
      #expect(unknown.challengeParameters?["USERNAME"] == "bob")
      #expect(unknown.session?.utf8.count == known.session?.utf8.count)
      let again = try await custom.answer("11", unknown.session, as: "bob")
      #expect(again.challengeName == "CUSTOM_CHALLENGE")
      // Even the right answer, and functions that do not look.
      await #expect(throws: Self.incorrect) {
        try await custom.answer("10", again.session, as: "bob")
      }
      for function in ["define", "create", "verify"] {
        let request = try #require(try custom.events(function).last)["request"]
        #expect(request["userNotFound"] == .bool(true))
        #expect(request["userAttributes"] == .object([:]))
      }
    }
    try await CustomStage.with(
      client: CreateUserPoolClientRequest(preventUserExistenceErrors: "LEGACY")
    ) { custom in
      await #expect(throws: AuthenticationFailure.userNotFound("User does not exist.")) {
        try await custom.beginSRP("bob")
      }
      #expect(custom.server.invocations.isEmpty)
    }
  }

  @Test("CUS-10: is for clients that allow it, and CUSTOM_AUTH_FLOW_ONLY allows nothing else")
  func flows() async throws {
    let client = CreateUserPoolClientRequest(explicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH"])
    try await CustomStage.with(client: client) { custom in
      await #expect(
        throws: AuthenticationFailure.invalidParameter("CUSTOM_AUTH is not enabled for the client.")
      ) { try await custom.beginSRP() }
    }
    let only = CreateUserPoolClientRequest(explicitAuthFlows: ["CUSTOM_AUTH_FLOW_ONLY"])
    try await CustomStage.with(client: only) { custom in
      let refused = AuthenticationFailure.invalidParameter(
        "Only custom auth (lambda driven) is enabled for this client."
      )
      await #expect(throws: refused) { try await custom.stage.signIn("ann") }
      await #expect(throws: refused) { try await SRPExchange(custom.stage, "ann") }
      let asked = try await custom.beginSRP()
      let tokens = try await custom.answer("10", asked.session).authenticationResult
      #expect(try await custom.stage.refresh(tokens?.refreshToken)?.accessToken != nil)
    }
  }

  @Test("CUS-10: a function that is not there, throws, or makes no sense ends the flow by name")
  func functions() async throws {
    try await CustomStage.with(pool: CreateUserPoolRequest(lambdaConfig: LambdaConfigType())) {
      custom in
      await #expect(
        throws: AuthenticationFailure.invalidParameter(
          "Custom auth lambda trigger is not configured for the user pool."
        )
      ) { try await custom.beginSRP() }
    }
    try await CustomStage.with(CustomScript(create: { _ in nil })) { custom in
      await #expect(
        throws: AuthenticationFailure.userLambdaValidation(
          "CreateAuthChallenge failed with error not today."
        )
      ) { try await custom.beginSRP() }
    }
    for response in [
      JSONValue.object([:]), CustomScript.challenge("NONSENSE"),
      CustomScript.challenge("PASSWORD_VERIFIER"), CustomScript.challenge("DEVICE_SRP_AUTH"),
      .object(["issueTokens": .string("yes")]),
    ] {
      try await CustomStage.with(CustomScript(define: { _ in response })) { custom in
        await #expect(throws: Self.unrecognizable) { try await custom.begin() }
      }
    }
    let failing = CustomScript(define: { _ in
      .object(["failAuthentication": .bool(true), "issueTokens": .bool(true)])
    })
    try await CustomStage.with(failing) { custom in
      await #expect(throws: Self.incorrect) { try await custom.begin() }
    }
  }

  @Test("CUS-14: a Session lasts as long as the client says, and is its user's and client's alone")
  func sessions() async throws {
    try await CustomStage.with(.asking("CUSTOM_CHALLENGE")) { custom in
      let stage = custom.stage
      try await stage.addUser("eve")
      let other = Stage(
        harness: stage.harness,
        pool: stage.pool,
        client: try await stage.harness.makeClient(
          of: stage.pool,
          CreateUserPoolClientRequest(explicitAuthFlows: CustomStage.flows)
        )
      )
      let foreign = CustomStage(stage: other, service: custom.service, server: custom.server)
      let asked = try await custom.begin()
      await #expect(throws: Self.invalidSession) { try await foreign.answer("10", asked.session) }
      await #expect(throws: Self.invalidSession) {
        try await custom.answer("10", asked.session, as: "eve")
      }
      for session in ["x", String((asked.session ?? "").dropLast())] {
        await #expect(throws: Self.invalidSession) { try await custom.answer("10", session) }
      }
      await #expect(
        throws: AuthenticationFailure.invalidParameter("Missing required parameter Session")
      ) { try await custom.answer("10", nil) }
      let late = try await custom.begin()
      stage.harness.clock.advance(by: .seconds(180))
      await #expect(throws: FactorStage.expiredSession) {
        try await custom.answer("10", late.session)
      }
      let old = try await custom.begin()
      try await stage.setPassword("ann", "An0ther!one", permanent: true)
      await #expect(throws: Self.invalidSession) { try await custom.answer("10", old.session) }
      await #expect(
        throws: AuthenticationFailure.invalidParameter("Missing required parameter ANSWER")
      ) {
        try await stage.respond(
          "CUSTOM_CHALLENGE",
          ["USERNAME": "ann"],
          session: old.session,
          on: custom.service
        )
      }
    }
  }

  @Test("ends after twenty rounds, also of right answers")
  func rounds() async throws {
    let endless = CustomScript(define: { _ in CustomScript.challenge("CUSTOM_CHALLENGE") })
    try await CustomStage.with(endless) { custom in
      var session = try await custom.begin().session
      for _ in 0..<19 { session = try await custom.answer("10", session).session }
      await #expect(throws: Self.incorrect) { try await custom.answer("10", session) }
    }
  }

  @Test("makes a client that answers wrongly wait as after wrong passwords, in every flow")
  func guessing() async throws {
    let exceeded = AuthenticationFailure.notAuthorized("Password attempts exceeded")
    try await CustomStage.with(
      .asking("CUSTOM_CHALLENGE"),
      client: CreateUserPoolClientRequest(preventUserExistenceErrors: "ENABLED")
    ) { custom in
      for name in ["ann", "bob"] {
        var session: String?
        for _ in 0..<5 {
          session = try await custom.begin(name).session
          _ = try await custom.answer("11", session, as: name)
        }
        let verified = try custom.events("verify").count
        for answer in ["10", "11"] {
          session = try await custom.begin(name).session
          await #expect(throws: exceeded) {
            try await custom.answer(answer, session, as: name)
          }
        }
        #expect(try custom.events("verify").count == verified)
        // The password is another matter, in both directions.
        if name == "ann" { #expect(try await custom.stage.signIn(name).session == nil) }
        custom.stage.harness.clock.advance(by: .seconds(1))
      }
      let asked = try await custom.begin()
      #expect(try await custom.answer("10", asked.session).authenticationResult != nil)
    }
  }

  @Test("takes pictures as text, but no challenge larger than a Session or an answer can hold")
  func sizes() async throws {
    let captcha = String(repeating: "x", count: 100_000)
    let asking = CustomScript.asking("CUSTOM_CHALLENGE").define
    let large = CustomScript(
      define: asking,
      create: { _ in
        .object(["publicChallengeParameters": .object(["captcha": .string(captcha)])])
      }
    )
    try await CustomStage.with(large) { custom in
      let asked = try await custom.begin()
      #expect(asked.challengeParameters?["captcha"] == captcha)
    }
    for member in ["publicChallengeParameters", "privateChallengeParameters"] {
      let tooLarge = CustomScript(
        define: asking,
        create: { _ in
          .object([member: .object(["a": .string(captcha), "b": .string(captcha)])])
        }
      )
      try await CustomStage.with(tooLarge) { custom in
        await #expect(
          throws: AuthenticationFailure.invalidLambdaResponse(
            "The challenge of CreateAuthChallenge is too large."
          )
        ) { try await custom.begin() }
      }
    }
  }
}
