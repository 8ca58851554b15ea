internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import Cryptography
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("A DEVICE_KEY that an earlier step brought")
struct CarriedKeyTests {
  private static let temporary = "Temp0rary!"
  private static let unknownKey = "us-east-1_11111111-2222-3333-4444-555555555555"

  /// ann's remembered device, and a temporary password that an administrator gave her afterwards.
  private func reset(remembered: Bool = true) async throws -> (Stage, DeviceClient) {
    let stage = try await SignInHarness().deviceStage()
    let device = try await DeviceClient(stage, "ann")
    try await device.confirm()
    if !remembered { try await device.setStatus("not_remembered") }
    _ = try await stage.service.accounts.adminSetUserPassword(
      AdminSetUserPasswordRequest(
        userPoolId: stage.poolID,
        username: "ann",
        password: Self.temporary,
        permanent: false
      ),
      call: .recording(stage.context)
    )
    return (stage, device)
  }

  private func begin(_ stage: Stage, key: String?) async throws -> InitiateAuthResponse {
    var parameters = ["USERNAME": "ann", "PASSWORD": Self.temporary]
    parameters["DEVICE_KEY"] = key
    return try await stage.initiate("USER_PASSWORD_AUTH", parameters)
  }

  private func choose(
    _ stage: Stage,
    _ session: String?,
    key: String? = nil
  ) async throws -> RespondToAuthChallengeResponse {
    var responses = ["USERNAME": "ann", "NEW_PASSWORD": SignInHarness.password]
    responses["DEVICE_KEY"] = key
    return try await stage.respond("NEW_PASSWORD_REQUIRED", responses, session: session)
  }

  @Test("counts after a new password: a remembered device is proved")
  func remembered() async throws {
    let (stage, device) = try await reset()
    let asked = try await begin(stage, key: device.key)
    #expect(asked.challengeName == "NEW_PASSWORD_REQUIRED")
    let next = try await choose(stage, asked.session)
    #expect(next.challengeName == "DEVICE_SRP_AUTH")
    let client = try SRP.Client()
    let challenge = try await device.begin(client, session: next.session)
    let done = try await stage.respond(
      "DEVICE_PASSWORD_VERIFIER",
      try device.answers(client, challenge)
    )
    let tokens = try #require(done.authenticationResult)
    #expect(try TokenPayload.decode(tokens.accessToken)["device_key"] == .string(device.key))
  }

  @Test("counts after a new password: a device that is not remembered keeps its key")
  func notRemembered() async throws {
    let (stage, device) = try await reset(remembered: false)
    let asked = try await begin(stage, key: device.key)
    let tokens = try #require(try await choose(stage, asked.session).authenticationResult)
    #expect(tokens.newDeviceMetadata == nil)
    #expect(try TokenPayload.decode(tokens.accessToken)["device_key"] == .string(device.key))
  }

  @Test("DEV-11: an unknown one is told before the password is chosen, and no later")
  func unknown() async throws {
    let (stage, device) = try await reset()
    await #expect(throws: DeviceLifeTests.notFound) {
      _ = try await begin(stage, key: Self.unknownKey)
    }
    // Also by an answer, which changes nothing then and may be repeated without the key.
    let asked = try await begin(stage, key: nil)
    await #expect(throws: DeviceLifeTests.notFound) {
      _ = try await choose(stage, asked.session, key: Self.unknownKey)
    }
    #expect(try await begin(stage, key: nil).challengeName == "NEW_PASSWORD_REQUIRED")
    // Forgotten in between, it is as if the client had named none.
    let named = try await begin(stage, key: device.key)
    _ = try await stage.service.signIn.adminForgetDevice(
      AdminForgetDeviceRequest(userPoolId: stage.poolID, username: "ann", deviceKey: device.key),
      call: .recording(stage.context)
    )
    let tokens = try #require(try await choose(stage, named.session).authenticationResult)
    #expect(tokens.newDeviceMetadata?.deviceKey != nil)
  }

  @Test("gives way to the key of the answer")
  func answerDecides() async throws {
    let (stage, device) = try await reset()
    let asked = try await begin(stage, key: nil)
    let next = try await choose(stage, asked.session, key: device.key)
    #expect(next.challengeName == "DEVICE_SRP_AUTH")
    #expect(next.challengeParameters?["DEVICE_KEY"] == device.key)
  }

  @Test("lets an unknown one's SRP block be answered again before a new password, too")
  func blockBeforeNewPassword() async throws {
    let (stage, _) = try await reset()
    let answers = try await SRPExchange(stage, "ann").answers(Self.temporary)
    await #expect(throws: DeviceLifeTests.notFound) {
      try await stage.respond(
        "PASSWORD_VERIFIER",
        answers.merging(["DEVICE_KEY": Self.unknownKey]) { $1 }
      )
    }
    let asked = try await stage.respond("PASSWORD_VERIFIER", answers)
    #expect(asked.challengeName == "NEW_PASSWORD_REQUIRED")
  }

  @Test("after a set-up binds the tokens; a proof is asked for where the answer names it")
  func afterSetUp() async throws {
    for isNamedAgain in [false, true] {
      let factors = try await FactorStage(
        "OFF",
        pool: CreateUserPoolRequest(
          deviceConfiguration: DeviceConfigurationType(challengeRequiredOnNewDevice: true)
        )
      )
      let stage = factors.stage
      try await stage.addUser("ann")
      let device = try await DeviceClient(stage, "ann")
      try await device.confirm()
      try await factors.configure("ON", token: true)
      let asked = try await device.signIn()
      #expect(asked.challengeName == "MFA_SETUP")
      let associated = try await factors.service.signIn.associateSoftwareToken(
        AssociateSoftwareTokenRequest(session: asked.session),
        call: .recording(stage.context)
      )
      let verified = try await factors.service.signIn.verifySoftwareToken(
        VerifySoftwareTokenRequest(
          session: associated.session,
          userCode: factors.code(try factors.secret(associated.secretCode))
        ),
        call: .recording(stage.context)
      )
      var responses = ["USERNAME": "ann"]
      responses["DEVICE_KEY"] = isNamedAgain ? device.key : nil
      let done = try await stage.respond("MFA_SETUP", responses, session: verified.session)
      guard !isNamedAgain else {
        #expect(done.challengeName == "DEVICE_SRP_AUTH")
        continue
      }
      let tokens = try #require(done.authenticationResult)
      #expect(tokens.newDeviceMetadata == nil)
      #expect(try TokenPayload.decode(tokens.accessToken)["device_key"] == .string(device.key))
      // No proof is expected that was not asked for.
      await #expect(throws: FactorStage.invalidSession) {
        _ = try await device.begin(try SRP.Client(), session: nil)
      }
    }
  }

  @Test("in a custom flow gives way to the answer's, of which an unknown one costs no answer")
  func customFlow() async throws {
    let pool = CreateUserPoolRequest(
      deviceConfiguration: DeviceConfigurationType(challengeRequiredOnNewDevice: true)
    )
    try await CustomStage.with(.asking("CUSTOM_CHALLENGE"), pool: pool) { custom in
      let device = try await DeviceClient(custom.stage, "ann")
      try await device.confirm()
      let answer = { (session: String?, key: String?) async throws in
        var responses = ["USERNAME": "ann", "ANSWER": "10"]
        responses["DEVICE_KEY"] = key
        return try await custom.stage.respond(
          "CUSTOM_CHALLENGE",
          responses,
          session: session,
          on: custom.service
        )
      }
      let asked = try await custom.begin()
      await #expect(throws: DeviceLifeTests.notFound) {
        _ = try await answer(asked.session, Self.unknownKey)
      }
      #expect(try await answer(asked.session, nil).authenticationResult != nil)
      await #expect(throws: FactorStage.usedSession) { _ = try await answer(asked.session, nil) }

      let carried = try await custom.begin("ann", ["DEVICE_KEY": device.key])
      #expect(try await answer(carried.session, nil).challengeName == "DEVICE_SRP_AUTH")
      let named = try await custom.begin("ann", ["DEVICE_KEY": Self.unknownKey])
      let proof = try await answer(named.session, device.key)
      #expect(proof.challengeName == "DEVICE_SRP_AUTH")

      // Forgotten before its proof, it leaves the answer good for one more.
      try await device.forget()
      let client = try SRP.Client()
      await #expect(throws: DeviceLifeTests.notFound) {
        _ = try await device.begin(client, session: proof.session, on: custom.service)
      }
      await #expect(throws: DeviceLifeTests.notFound) { _ = try await answer(named.session, nil) }
      let again = try await custom.begin("ann")
      #expect(try await answer(again.session, nil).authenticationResult != nil)
    }
  }

  @Test(
    "DEV-16: a function that insists on a device which is not remembered makes no client forget it"
  )
  func insistedOn() async throws {
    let pool = CreateUserPoolRequest(
      deviceConfiguration: DeviceConfigurationType(challengeRequiredOnNewDevice: true)
    )
    try await CustomStage.with(.asking("DEVICE_SRP_AUTH"), pool: pool) { custom in
      let device = try await DeviceClient(custom.stage, "ann")
      try await device.confirm()
      try await device.setStatus("not_remembered")
      await #expect(
        throws: AuthenticationFailure.notAuthorized("Incorrect username or password.")
      ) { _ = try await custom.begin("ann", ["DEVICE_KEY": device.key]) }
      await #expect(throws: DeviceLifeTests.notFound) {
        _ = try await custom.begin("ann", ["DEVICE_KEY": Self.unknownKey])
      }
    }
  }

  @Test("an unknown one costs no wrong answer either: that answer stays consumed")
  func wrongAnswer() async throws {
    let pool = CreateUserPoolRequest(
      deviceConfiguration: DeviceConfigurationType(challengeRequiredOnNewDevice: true)
    )
    try await CustomStage.with(.asking("CUSTOM_CHALLENGE"), pool: pool) { custom in
      let asked = try await custom.begin("ann", ["DEVICE_KEY": Self.unknownKey])
      #expect(try await custom.answer("11", asked.session).challengeName == "CUSTOM_CHALLENGE")
      await #expect(throws: FactorStage.usedSession) {
        _ = try await custom.answer("10", asked.session)
      }
    }
  }
}
