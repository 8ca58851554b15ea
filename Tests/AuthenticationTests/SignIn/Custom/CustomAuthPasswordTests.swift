internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import Cryptography
internal import Domain
internal import PublicOperations
internal import Testing

@Suite("CUSTOM_AUTH with a password, a second factor and devices")
struct CustomAuthPasswordTests {
  private static let script = CustomScript.asking("PASSWORD_VERIFIER", "CUSTOM_CHALLENGE")

  private static func tracking(_ tags: [String: String] = [:]) -> CreateUserPoolRequest {
    CreateUserPoolRequest(
      deviceConfiguration: DeviceConfigurationType(
        challengeRequiredOnNewDevice: true,
        deviceOnlyRememberedOnUserPrompt: false
      ),
      userPoolTags: tags
    )
  }

  private static func names(_ event: JSONValue?) -> [String] {
    (event ?? .null)["request"]["session"].items.compactMap { $0["challengeName"].text }
  }

  @Test("CUS-3, CUS-8: proves the password where the function asks for it, then goes on")
  func password() async throws {
    try await CustomStage.with(Self.script) { custom in
      let exchange = try await SRPExchange(
        custom.stage,
        "ann",
        inCustomFlow: true,
        on: custom.service
      )
      #expect(exchange.challenge.challengeName == "PASSWORD_VERIFIER")
      let asked = try await exchange.finish(metadata: ["at": "password"], on: custom.service)
      #expect(asked.challengeName == "CUSTOM_CHALLENGE")
      let told = try custom.events("define").last
      #expect(Self.names(told) == ["SRP_A", "PASSWORD_VERIFIER"])
      #expect(told?["request"]["clientMetadata"]["at"].text == "password")
      // The proof is consumed.
      await #expect(throws: CustomAuthTests.incorrect) {
        try await exchange.finish(on: custom.service)
      }
      #expect(try await custom.answer("10", asked.session).authenticationResult != nil)

      let wrong = try await SRPExchange(custom.stage, "ann", inCustomFlow: true, on: custom.service)
      await #expect(throws: CustomAuthTests.incorrect) {
        try await wrong.finish("Wr0ng!pass", on: custom.service)
      }
    }
  }

  @Test("the proof of a password in a pool's own flow is none for the usual one, nor the reverse")
  func noWayAround() async throws {
    let client = CreateUserPoolClientRequest(explicitAuthFlows: ["ALLOW_CUSTOM_AUTH"])
    try await CustomStage.with(Self.script, client: client) { custom in
      let exchange = try await SRPExchange(
        custom.stage,
        "ann",
        inCustomFlow: true,
        on: custom.service
      )
      // Answered wherever: the flow travels in the block, and never ends in tokens by itself.
      let asked = try await exchange.finish(on: custom.service)
      #expect(asked.authenticationResult == nil && asked.challengeName == "CUSTOM_CHALLENGE")
    }
  }

  @Test("CUS-8: the second factor comes after the password, before the pool's own challenge")
  func secondFactor() async throws {
    try await CustomStage.with(Self.script) { custom in
      let factors = FactorStage(custom.stage)
      try await factors.configure("OPTIONAL", token: true)
      let secret = try await factors.setUpToken("ann")
      let exchange = try await SRPExchange(
        custom.stage,
        "ann",
        inCustomFlow: true,
        on: custom.service
      )
      let factor = try await exchange.finish(on: custom.service)
      #expect(factor.challengeName == "SOFTWARE_TOKEN_MFA")
      let asked = try await custom.stage.respond(
        "SOFTWARE_TOKEN_MFA",
        ["USERNAME": "ann", "SOFTWARE_TOKEN_MFA_CODE": factors.code(secret)],
        session: factor.session,
        on: custom.service
      )
      #expect(asked.challengeName == "CUSTOM_CHALLENGE")
      let names = Self.names(try custom.events("define").last)
      #expect(
        names == [
          "SRP_A", "PASSWORD_VERIFIER", "SOFTWARE_TOKEN_MFA",
        ]
      )
      #expect(try await custom.answer("10", asked.session).authenticationResult != nil)
    }
    // What a function decides alone has no second factor.
    try await CustomStage.with { custom in
      let factors = FactorStage(custom.stage)
      try await factors.configure("OPTIONAL", token: true)
      _ = try await factors.setUpToken("ann")
      let asked = try await custom.beginSRP()
      #expect(try await custom.answer("10", asked.session).authenticationResult != nil)
    }
  }

  @Test("a temporary password is changed, and the flow goes on where it was")
  func newPassword() async throws {
    try await CustomStage.with(Self.script) { custom in
      let stage = custom.stage
      try await stage.setPassword("ann", SignInHarness.password, permanent: false)
      let exchange = try await SRPExchange(stage, "ann", inCustomFlow: true, on: custom.service)
      let required = try await exchange.finish(on: custom.service)
      #expect(required.challengeName == "NEW_PASSWORD_REQUIRED")
      let asked = try await stage.respond(
        "NEW_PASSWORD_REQUIRED",
        ["USERNAME": "ann", "NEW_PASSWORD": "An0ther!one"],
        session: required.session,
        on: custom.service
      )
      #expect(asked.challengeName == "CUSTOM_CHALLENGE" && asked.authenticationResult == nil)
      #expect(try await custom.answer("10", asked.session).authenticationResult != nil)
    }
  }

  @Test(
    "an account that may not sign in is told where existence is no secret, else at the end"
  )
  func standing() async throws {
    for (setting, isTold) in [("LEGACY", true), ("ENABLED", false)] {
      let client = CreateUserPoolClientRequest(preventUserExistenceErrors: setting)
      try await CustomStage.with(client: client) { custom in
        let stage = custom.stage
        try await stage.addUser("reset", attributes: ForgotPasswordTests.verified)
        try await stage.reset("reset")
        try await stage.addUser("disabled")
        try await stage.harness.disable("disabled", in: stage.poolID)
        _ = try await stage.signUp("waiting")
        for (name, failure) in [
          ("waiting", AuthenticationFailure.userNotConfirmed), ("reset", .passwordResetRequired),
          ("disabled", .notAuthorized("User is disabled.")),
        ] {
          guard !isTold else {
            await #expect(throws: failure) { try await custom.beginSRP(name) }
            continue
          }
          let asked = try await custom.beginSRP(name)
          await #expect(throws: failure) {
            try await custom.answer("10", asked.session, as: name)
          }
        }
        // No password is used, so none has to be changed.
        try await stage.addUser("new")
        try await stage.setPassword("new", SignInHarness.password, permanent: false)
        let asked = try await custom.beginSRP("new")
        let done = try await custom.answer("10", asked.session, as: "new")
        #expect(done.authenticationResult != nil)
      }
    }
  }

  @Test("DEV-9: gives a device's key only after a password, or where the pool asks for more")
  func newDevice() async throws {
    try await CustomStage.with(pool: Self.tracking()) { custom in
      let asked = try await custom.beginSRP()
      let tokens = try await custom.answer("10", asked.session).authenticationResult
      #expect(tokens != nil && tokens?.newDeviceMetadata == nil)
    }
    try await CustomStage.with(Self.script, pool: Self.tracking()) { custom in
      let exchange = try await SRPExchange(
        custom.stage,
        "ann",
        inCustomFlow: true,
        on: custom.service
      )
      let asked = try await exchange.finish(on: custom.service)
      let tokens = try await custom.answer("10", asked.session).authenticationResult
      #expect(tokens?.newDeviceMetadata?.deviceKey != nil)
    }
    let tagged = Self.tracking(["gatehouse:new-device-in-custom-flows": "on"])
    try await CustomStage.with(pool: tagged) { custom in
      let asked = try await custom.beginSRP()
      let tokens = try #require(
        try await custom.answer("10", asked.session).authenticationResult
      )
      let device = try DeviceClient(custom.stage, "ann", tokens)
      try await device.confirm()
      #expect(try await device.refresh(tokens.refreshToken, key: device.key) != nil)
    }
  }

  @Test("CUS-16: a remembered device proves itself once the function lets the user in")
  func rememberedDevice() async throws {
    try await CustomStage.with(pool: Self.tracking()) { custom in
      let device = try await DeviceClient(custom.stage, "ann")
      try await device.confirm()
      let begin = { (key: String) async throws in
        try await custom.begin(
          "ann",
          ["CHALLENGE_NAME": "SRP_A", "SRP_A": "02", "DEVICE_KEY": key]
        )
      }
      let asked = try await begin(device.key)
      let proof = try await custom.answer("10", asked.session)
      #expect(proof.challengeName == "DEVICE_SRP_AUTH" && proof.authenticationResult == nil)
      let client = try SRP.Client()
      let challenge = try await device.begin(client, session: proof.session, on: custom.service)
      let done = try await custom.stage.respond(
        "DEVICE_PASSWORD_VERIFIER",
        try device.answers(client, challenge),
        on: custom.service
      )
      let tokens = try #require(done.authenticationResult)
      #expect(tokens.newDeviceMetadata == nil)
      #expect(try TokenPayload.decode(tokens.accessToken)["device_key"] == .string(device.key))

      let unknown = try await begin("us-east-1_11111111-2222-3333-4444-555555555555")
      await #expect(throws: AuthenticationFailure.resourceNotFound("Device does not exist.")) {
        try await custom.answer("10", unknown.session)
      }
    }
  }

  @Test("a function may ask for the device in the middle, and no proof skips what it asks next")
  func deviceInBetween() async throws {
    let script = CustomScript.asking(
      "DEVICE_SRP_AUTH",
      "CUSTOM_CHALLENGE"
    )
    try await CustomStage.with(script, pool: Self.tracking()) { custom in
      let device = try await DeviceClient(custom.stage, "ann")
      try await device.confirm()
      let proof = try await custom.begin("ann", ["DEVICE_KEY": device.key])
      #expect(proof.challengeName == "DEVICE_SRP_AUTH")
      let client = try SRP.Client()
      let challenge = try await device.begin(client, session: proof.session, on: custom.service)
      let asked = try await custom.stage.respond(
        "DEVICE_PASSWORD_VERIFIER",
        try device.answers(client, challenge),
        on: custom.service
      )
      #expect(asked.challengeName == "CUSTOM_CHALLENGE" && asked.authenticationResult == nil)
      let names = Self.names(try custom.events("define").last)
      #expect(
        names == [
          "DEVICE_SRP_AUTH", "DEVICE_PASSWORD_VERIFIER",
        ]
      )
      let tokens = try #require(
        try await custom.answer("10", asked.session).authenticationResult
      )
      #expect(try TokenPayload.decode(tokens.accessToken)["device_key"] == .string(device.key))
    }
  }

  @Test("administrators begin and answer the same flow")
  func administrators() async throws {
    // An administrator's flow gets a device only by both tags.
    let tagged = Self.tracking(["gatehouse:new-device-in-custom-flows": "on"])
    try await CustomStage.with(.asking("CUSTOM_CHALLENGE"), pool: tagged) { custom in
      let (stage, context) = (custom.stage, custom.stage.context)
      let asked = try await custom.service.signIn.adminInitiateAuth(
        AdminInitiateAuthRequest(
          userPoolId: stage.poolID,
          clientId: stage.clientID,
          authFlow: "CUSTOM_AUTH",
          authParameters: ["USERNAME": "ann"]
        ),
        call: .recording(context)
      )
      let done = try await custom.service.signIn.adminRespondToAuthChallenge(
        AdminRespondToAuthChallengeRequest(
          userPoolId: stage.poolID,
          clientId: stage.clientID,
          challengeName: "CUSTOM_CHALLENGE",
          challengeResponses: ["USERNAME": "ann", "ANSWER": "10"],
          session: asked.session
        ),
        call: .recording(context)
      )
      #expect(done.authenticationResult?.accessToken != nil)
      #expect(done.authenticationResult?.newDeviceMetadata == nil)
    }
  }

  @Test("needs the hash of a client with a secret, over the name of each request")
  func secretHash() async throws {
    let client = CreateUserPoolClientRequest(generateSecret: true)
    try await CustomStage.with(.asking("CUSTOM_CHALLENGE"), client: client) { custom in
      let asked = try await custom.begin()
      #expect(try await custom.answer("10", asked.session).authenticationResult != nil)
      await #expect {
        try await custom.begin("ann", ["SECRET_HASH": "wrong"])
      } throws: { error in
        if case .notAuthorized = error as? AuthenticationFailure { true } else { false }
      }
    }
  }
}
