internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import Cryptography
import GatehouseStubs
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("A device, pool or user that changes while the device is proved")
struct ChangedMeanwhileTests {
  /// When it changes, in terms of what the client has answered.
  enum Moment: CaseIterable {
    case afterPassword
    case afterDeviceSRP
  }

  private static let incorrectPassword = AuthenticationFailure.notAuthorized(
    "Incorrect username or password."
  )

  /// A pool where SMS is offered, with ann's remembered device.
  private func stage() async throws -> (FactorStage, DeviceClient) {
    let factors = try await FactorStage(
      "OPTIONAL",
      sms: true,
      pool: CreateUserPoolRequest(
        deviceConfiguration: DeviceConfigurationType(challengeRequiredOnNewDevice: true)
      )
    )
    try await factors.stage.addUser("ann", attributes: SentCodeTests.addresses)
    let device = try await DeviceClient(factors.stage, "ann")
    try await device.confirm()
    return (factors, device)
  }

  /// Signs in from the device and answers all that it asks, with a change in between.
  private func prove(
    _ device: DeviceClient,
    _ moment: Moment,
    change: () async throws -> Void
  ) async throws -> RespondToAuthChallengeResponse {
    let asked = try await device.signIn()
    #expect(asked.challengeName == "DEVICE_SRP_AUTH")
    if moment == .afterPassword { try await change() }
    let client = try SRP.Client()
    let challenge = try await device.begin(client, session: asked.session)
    // Clients read nothing else there.
    #expect(challenge.challengeName == "DEVICE_PASSWORD_VERIFIER")
    if moment == .afterDeviceSRP { try await change() }
    return try await device.stage.respond(
      "DEVICE_PASSWORD_VERIFIER",
      try device.answers(client, challenge)
    )
  }

  private func trackNone(_ stage: Stage) async throws {
    _ = try await stage.service.pools.updateUserPool(
      UpdateUserPoolRequest(
        userPoolId: stage.poolID,
        mfaConfiguration: "OPTIONAL",
        smsConfiguration: FactorStage.sms
      ),
      call: .recording(stage.context)
    )
  }

  @Test(
    "DEV-16: a device that is remembered no more gets tokens as one that never was",
    arguments: Moment.allCases
  )
  func notRemembered(moment: Moment) async throws {
    let (_, device) = try await stage()
    let done = try await prove(device, moment) { try await device.setStatus("not_remembered") }
    let tokens = try #require(done.authenticationResult)
    #expect(tokens.newDeviceMetadata == nil)
    #expect(try await device.refresh(tokens.refreshToken, key: device.key) != nil)
    await #expect(throws: DeviceTokenTests.refused) {
      _ = try await device.refresh(tokens.refreshToken, key: nil)
    }
  }

  @Test("DEV-16: and gives the second factor where one applies", arguments: Moment.allCases)
  func notRememberedWithFactor(moment: Moment) async throws {
    let (factors, device) = try await stage()
    try await factors.prefer("ann", sms: (true, true))
    let first = try await device.signIn()
    let given = try await factors.answer(
      "SMS_MFA",
      try await factors.stage.code("ann"),
      first.session,
      deviceKey: device.key
    )
    let client = try SRP.Client()
    let challenge = try await device.begin(client, session: given.session)
    _ = try await factors.stage.respond(
      "DEVICE_PASSWORD_VERIFIER",
      try device.answers(client, challenge)
    )
    // From now on the device replaces the code.
    factors.clock.advance(by: .seconds(1))
    let asked = try await prove(device, moment) { try await device.setStatus("not_remembered") }
    #expect(asked.challengeName == "SMS_MFA")
    #expect(asked.authenticationResult == nil)
    let code = try await factors.stage.code("ann")
    let done = try await factors.answer("SMS_MFA", code, asked.session, deviceKey: device.key)
    #expect(done.authenticationResult?.accessToken != nil)
    #expect(done.authenticationResult?.newDeviceMetadata == nil)
  }

  @Test(
    "a pool that no longer tracks devices gives tokens that are bound to none",
    arguments: Moment.allCases
  )
  func trackingOff(moment: Moment) async throws {
    let (factors, device) = try await stage()
    let done = try await prove(device, moment) { try await trackNone(factors.stage) }
    let tokens = try #require(done.authenticationResult)
    #expect(tokens.newDeviceMetadata == nil)
    #expect(try TokenPayload.decode(tokens.accessToken)["device_key"] == nil)
    #expect(try await device.refresh(tokens.refreshToken, key: nil) != nil)
  }

  @Test("DEV-4: a factor that is switched on meanwhile is asked for", arguments: Moment.allCases)
  func factorOn(moment: Moment) async throws {
    let (factors, device) = try await stage()
    let asked = try await prove(device, moment) {
      try await factors.prefer("ann", sms: (true, true))
    }
    #expect(asked.challengeName == "SMS_MFA")
    #expect(asked.authenticationResult == nil)
    let code = try await factors.stage.code("ann")
    let next = try await factors.answer("SMS_MFA", code, asked.session, deviceKey: device.key)
    #expect(next.challengeName == "DEVICE_SRP_AUTH")
  }

  @Test(
    "DEV-11: of a device forgotten meanwhile the password's block is good once more",
    arguments: Moment.allCases
  )
  func forgotten(moment: Moment) async throws {
    let (factors, device) = try await stage()
    let stage = factors.stage
    let exchange = try await SRPExchange(stage, "ann")
    let answers = try exchange.answers(SignInHarness.password)
    let asked = try await stage.respond(
      "PASSWORD_VERIFIER",
      answers.merging(["DEVICE_KEY": device.key]) { $1 }
    )
    #expect(asked.challengeName == "DEVICE_SRP_AUTH")
    await #expect(throws: Self.incorrectPassword) {
      try await stage.respond("PASSWORD_VERIFIER", answers)
    }
    let client = try SRP.Client()
    if moment == .afterPassword { try await device.forget() }
    let challenge = try await device.begin(client, session: asked.session)
    if moment == .afterDeviceSRP { try await device.forget() }
    await #expect(throws: DeviceLifeTests.notFound) {
      try await stage.respond("DEVICE_PASSWORD_VERIFIER", try device.answers(client, challenge))
    }
    // Once, by one of the instances: what the proof came to gave back no more than the one block.
    let results = await withTaskGroup(
      of: AuthenticationResultType?.self,
      returning: [AuthenticationResultType].self
    ) { group in
      for index in 0..<100 {
        let service = index.isMultiple(of: 2) ? stage.service : stage.harness.twin
        group.addTask {
          do {
            return try await stage.respond("PASSWORD_VERIFIER", answers, on: service)
              .authenticationResult
          } catch {
            return nil
          }
        }
      }
      return await group.reduce(into: []) { if let found = $1 { $0.append(found) } }
    }
    #expect(results.count == 1)
    let key = try #require(results.first?.newDeviceMetadata?.deviceKey)
    #expect(key != device.key)
    // Neither step of the proof gives it back again.
    await expectRefusal(.notAuthorized) {
      _ = try await device.begin(client, session: asked.session)
    }
    await #expect(throws: Self.incorrectPassword) {
      try await stage.respond("PASSWORD_VERIFIER", answers)
    }
  }
}
