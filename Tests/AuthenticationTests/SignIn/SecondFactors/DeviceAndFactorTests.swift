internal import AuthenticationMessages
internal import Cryptography
import GatehouseStubs
internal import TestSupport
internal import Testing

@Suite("Devices and second factors together")
struct DeviceAndFactorTests {
  private func factors(
    replacing: Bool,
    by challenge: String = "SMS_MFA",
    tags: [String: String] = [:]
  ) async throws -> FactorStage {
    let factors = try await FactorStage(
      "ON",
      sms: challenge == "SMS_MFA",
      email: challenge == "EMAIL_OTP",
      pool: CreateUserPoolRequest(
        deviceConfiguration: DeviceConfigurationType(
          challengeRequiredOnNewDevice: replacing,
          deviceOnlyRememberedOnUserPrompt: false
        ),
        userPoolTags: tags
      )
    )
    try await factors.stage.addUser("ann", attributes: SentCodeTests.addresses)
    return factors
  }

  /// A confirmed device of a sign-in with a code.
  private func device(
    _ factors: FactorStage,
    _ challenge: String = "SMS_MFA"
  ) async throws -> DeviceClient {
    let asked = try await factors.stage.signIn("ann")
    #expect(asked.challengeName == challenge)
    let code = try await factors.stage.code("ann")
    let done = try await factors.answer(challenge, code, asked.session)
    let tokens = try #require(done.authenticationResult)
    let device = try DeviceClient(factors.stage, "ann", tokens)
    try await device.confirm()
    return device
  }

  @Test("DEV-4 a new device gives the code, a remembered one its proof instead, another the code")
  func replaces() async throws {
    let factors = try await factors(replacing: true)
    let device = try await device(factors)
    #expect(try await device.prove().newDeviceMetadata == nil)
    #expect(try await factors.stage.signIn("ann").challengeName == "SMS_MFA")
    try await device.setStatus("not_remembered")
    // The newest code is the one that counts.
    factors.stage.harness.clock.advance(by: .seconds(1))
    let asked = try await device.signIn()
    #expect(asked.challengeName == "SMS_MFA")
    let code = try await factors.stage.code("ann")
    let done = try await factors.answer("SMS_MFA", code, asked.session, deviceKey: device.key)
    #expect(done.authenticationResult?.newDeviceMetadata == nil)
    #expect(done.authenticationResult?.accessToken != nil)
  }

  @Test("without the switch both are asked for, first the code")
  func both() async throws {
    let factors = try await factors(replacing: false)
    let device = try await device(factors)
    let asked = try await device.signIn()
    #expect(asked.challengeName == "SMS_MFA")
    let code = try await factors.stage.code("ann")
    let next = try await factors.answer("SMS_MFA", code, asked.session, deviceKey: device.key)
    #expect(next.challengeName == "DEVICE_SRP_AUTH")
    #expect(next.authenticationResult == nil)
    let client = try SRP.Client()
    let challenge = try await device.begin(client, session: next.session)
    let done = try await factors.stage.respond(
      "DEVICE_PASSWORD_VERIFIER",
      try device.answers(client, challenge)
    )
    #expect(done.authenticationResult?.accessToken != nil)
  }

  @Test("DEV-2: e-mail is asked for from a remembered device too, unless the pool says otherwise")
  func email() async throws {
    let standard = try await factors(replacing: true, by: "EMAIL_OTP")
    let device = try await device(standard, "EMAIL_OTP")
    let asked = try await device.signIn()
    #expect(asked.challengeName == "EMAIL_OTP")
    let next = try await standard.answer(
      "EMAIL_OTP",
      try await standard.stage.code("ann"),
      asked.session,
      deviceKey: device.key
    )
    #expect(next.challengeName == "DEVICE_SRP_AUTH")
    #expect(next.authenticationResult == nil)

    let tag = "gatehouse:device-replaces-factors"
    let lenient = try await factors(
      replacing: true,
      by: "EMAIL_OTP",
      tags: [tag: "SMS_MFA SOFTWARE_TOKEN_MFA EMAIL_OTP"]
    )
    let spared = try await self.device(lenient, "EMAIL_OTP")
    #expect(try await spared.prove().accessToken != nil)
    // A comma is in no tag's value.
    for text in ["", "EMAIL", "EMAIL_OTP,SMS_MFA", "EMAIL_OTP ", "all"] {
      await expectRefusal(text.contains(",") ? .userPoolTagging : .invalidParameter) {
        try await factors(replacing: true, tags: [tag: text])
      }
    }
  }

  @Test("DEV-4: a device that was remembered before MFA gives one code, and is spared afterwards")
  func rememberedBefore() async throws {
    let factors = try await factors(replacing: true)
    try await factors.configure("OFF")
    let device = try await DeviceClient(factors.stage, "ann")
    try await device.confirm()
    #expect(try await device.prove().accessToken != nil)
    try await factors.configure("ON", sms: true)
    for _ in 0..<2 {
      // Not answered: nothing is gained by asking again.
      #expect(try await device.signIn().challengeName == "SMS_MFA")
    }
    let asked = try await device.signIn()
    let code = try await factors.stage.code("ann")
    let next = try await factors.answer("SMS_MFA", code, asked.session, deviceKey: device.key)
    #expect(next.challengeName == "DEVICE_SRP_AUTH")
    let client = try SRP.Client()
    let challenge = try await device.begin(client, session: next.session)
    let answers = try device.answers(client, challenge)
    let done = try await factors.stage.respond("DEVICE_PASSWORD_VERIFIER", answers)
    #expect(done.authenticationResult?.accessToken != nil)
    #expect(try await device.prove().accessToken != nil)
  }

  @Test("DEV-3: a remembered device does not take the place of a factor's set-up")
  func setUpStays() async throws {
    let factors = try await FactorStage(
      "OFF",
      pool: CreateUserPoolRequest(
        deviceConfiguration: DeviceConfigurationType(challengeRequiredOnNewDevice: true)
      )
    )
    try await factors.stage.addUser("ann")
    let device = try await DeviceClient(factors.stage, "ann")
    try await device.confirm()
    try await factors.configure("ON", token: true)
    #expect(try await device.signIn().challengeName == "MFA_SETUP")
  }

  @Test("a code's answer names no other device, and its session proves none")
  func noOtherDevice() async throws {
    let factors = try await factors(replacing: true)
    let device = try await device(factors)
    let asked = try await factors.stage.signIn("ann")
    let client = try SRP.Client()
    await #expect(throws: FactorStage.invalidSession) {
      _ = try await device.begin(client, session: asked.session)
    }
    let done = try await factors.stage.respond(
      "SMS_MFA",
      [
        "USERNAME": "ann", "SMS_MFA_CODE": try await factors.stage.code("ann"),
        "DEVICE_KEY": device.key,
      ],
      session: asked.session
    )
    #expect(done.authenticationResult?.newDeviceMetadata?.deviceKey != device.key)
  }
}
