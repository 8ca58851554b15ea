internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("A second factor's answer that names a forgotten device")
struct ForgottenAtFactorTests {
  private static let forgotten = "us-east-1_11111111-2222-3333-4444-555555555555"
  private static let tracking = CreateUserPoolRequest(
    deviceConfiguration: DeviceConfigurationType(
      challengeRequiredOnNewDevice: false,
      deviceOnlyRememberedOnUserPrompt: false
    )
  )

  /// The answer as Amplify for Android and Swift repeat it: same Session and code, without the key.
  private func answerTwice(
    _ factors: FactorStage,
    _ challenge: String,
    _ code: String,
    _ session: String?
  ) async throws {
    await #expect(throws: DeviceLifeTests.notFound) {
      try await factors.answer(challenge, code, session, deviceKey: Self.forgotten)
    }
    let done = try await factors.answer(challenge, code, session)
    #expect(done.authenticationResult?.newDeviceMetadata?.deviceKey != nil)
    await #expect(throws: FactorStage.usedSession) {
      try await factors.answer(challenge, code, session)
    }
  }

  @Test("consumes neither Session nor code that was sent")
  func sentCode() async throws {
    let factors = try await FactorStage("ON", sms: true, pool: Self.tracking)
    try await factors.stage.addUser("ann", attributes: SentCodeTests.addresses)
    let session = try await factors.stage.signIn("ann").session
    let code = try await factors.stage.code("ann")
    // A client without the code is told nothing of devices.
    await #expect(throws: FactorStage.wrongSent) {
      try await factors.answer(
        "SMS_MFA",
        FactorStage.another(code),
        session,
        deviceKey: Self.forgotten
      )
    }
    try await answerTwice(factors, "SMS_MFA", code, session)
  }

  @Test("consumes neither Session nor the authenticator's code, and keeps the set-up open")
  func softwareToken() async throws {
    let factors = try await FactorStage("ON", token: true, pool: Self.tracking)
    let stage = factors.stage
    try await stage.addUser("ann")
    let begun = try await stage.service.signIn.associateSoftwareToken(
      AssociateSoftwareTokenRequest(session: try await stage.signIn("ann").session),
      call: .recording(stage.context)
    )
    let secret = try factors.secret(begun.secretCode)
    let verified = try await stage.service.signIn.verifySoftwareToken(
      VerifySoftwareTokenRequest(session: begun.session, userCode: factors.code(secret)),
      call: .recording(stage.context)
    )
    await #expect(throws: DeviceLifeTests.notFound) {
      try await stage.respond(
        "MFA_SETUP",
        ["USERNAME": "ann", "DEVICE_KEY": Self.forgotten],
        session: verified.session
      )
    }
    #expect(try await factors.setUp(verified.session).authenticationResult != nil)

    factors.clock.advance(by: .seconds(30))
    let session = try await stage.signIn("ann").session
    try await answerTwice(factors, "SOFTWARE_TOKEN_MFA", factors.code(secret), session)
  }
}
