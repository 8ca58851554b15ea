internal import AuthenticationService
internal import Cryptography
internal import Domain
internal import GatehouseMessages
internal import TestSupport
internal import Testing

@Suite("Devices and second factors together")
struct DeviceAndFactorTests {
  private func factors(replacing: Bool, asksUser: Bool = false) async throws -> FactorStage {
    let factors = try await FactorStage(
      "ON",
      sms: true,
      pool: CreateUserPoolRequest(
        deviceConfiguration: DeviceConfigurationType(
          challengeRequiredOnNewDevice: replacing,
          deviceOnlyRememberedOnUserPrompt: asksUser
        )
      )
    )
    try await factors.stage.addUser("ann", attributes: ["phone_number": FactorStage.phone])
    return factors
  }

  /// A confirmed device of a sign-in with a code.
  private func device(_ factors: FactorStage) async throws -> DeviceClient {
    let asked = try await factors.stage.signIn("ann")
    #expect(asked.challengeName == "SMS_MFA")
    let code = try await factors.stage.code("ann")
    let done = try await factors.answer("SMS_MFA", code, asked.session)
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
    let asked = try await device.signIn()
    #expect(asked.challengeName == "SMS_MFA")
    let code = try await factors.stage.code("ann")
    let done = try await factors.answer("SMS_MFA", code, asked.session)
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
    let next = try await factors.answer("SMS_MFA", code, asked.session)
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
