internal import AuthenticationService
internal import Domain
internal import GatehouseMessages
internal import TestSupport
internal import Testing

@Suite("MFA_SETUP")
struct MFASetupTests {
  private func associate(
    _ factors: FactorStage,
    _ session: String?
  ) async throws -> (secret: [UInt8], session: String?) {
    let associated = try await factors.service.associateSoftwareToken(
      AssociateSoftwareTokenRequest(session: session),
      context: factors.stage.context
    )
    return (try factors.secret(associated.secretCode), associated.session)
  }

  private func verify(
    _ factors: FactorStage,
    _ code: String,
    _ session: String?,
    name: String? = nil
  ) async throws -> String? {
    let verified = try await factors.service.verifySoftwareToken(
      VerifySoftwareTokenRequest(session: session, userCode: code, friendlyDeviceName: name),
      context: factors.stage.context
    )
    #expect(verified.status == "SUCCESS")
    return verified.session
  }

  @Test("a user without a factor sets one up during the sign-in, also after a new password")
  func setsUp() async throws {
    let factors = try await FactorStage("ON", token: true)
    let stage = factors.stage
    _ = try await stage.service.adminCreateUser(
      AdminCreateUserRequest(
        userPoolId: stage.poolID,
        username: "ann",
        temporaryPassword: "Temp0rary!",
        messageAction: "SUPPRESS"
      ),
      context: stage.context
    )
    let temporary = try await SRPExchange(stage, "ann").finish("Temp0rary!")
    let challenge = try await stage.respond(
      "NEW_PASSWORD_REQUIRED",
      ["USERNAME": "ann", "NEW_PASSWORD": SignInHarness.password],
      session: temporary.session
    )
    #expect(challenge.challengeName == "MFA_SETUP")
    #expect(challenge.challengeParameters?["MFAS_CAN_SETUP"] == #"["SOFTWARE_TOKEN_MFA"]"#)
    let (secret, associated) = try await associate(factors, challenge.session)
    await #expect(throws: FactorStage.codeMismatch) {
      try await verify(factors, FactorStage.another(factors.code(secret)), associated)
    }
    let verified = try await verify(factors, factors.code(secret), associated, name: "phone")
    let done = try await factors.setUp(verified)
    let access = done.authenticationResult?.accessToken
    let user = try await stage.getUser(access)
    #expect(user.userMfaSettingList == ["SOFTWARE_TOKEN_MFA"])
    #expect(user.preferredMfaSetting == "SOFTWARE_TOKEN_MFA")

    let next = try await stage.signIn("ann")
    #expect(next.challengeName == "SOFTWARE_TOKEN_MFA")
    #expect(next.challengeParameters?["FRIENDLY_DEVICE_NAME"] == "phone")
    await #expect(throws: AuthenticationFailure.softwareTokenUsed) {
      try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret), next.session)
    }
    factors.clock.advance(by: .seconds(30))
    _ = try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret), next.session)
  }

  @Test("only the session of the verification completes it, and each step takes only its own")
  func steps() async throws {
    let factors = try await FactorStage("ON", token: true)
    let stage = factors.stage
    try await stage.addUser("ann")
    let challenge = try await stage.signIn("ann").session
    let (secret, associated) = try await associate(factors, challenge)
    let code = factors.code(secret)
    let verified = try await verify(factors, code, associated)
    for early in [challenge, associated] {
      await #expect(throws: FactorStage.invalidSession) { try await factors.setUp(early) }
    }
    await #expect(throws: FactorStage.invalidSession) {
      _ = try await associate(factors, verified)
    }
    await #expect(throws: FactorStage.invalidSession) {
      _ = try await verify(factors, code, challenge)
    }
    for step in ["SOFTWARE_TOKEN_MFA", "SMS_MFA", "EMAIL_OTP"] {
      await #expect(throws: FactorStage.invalidSession) {
        try await factors.answer(step, code, verified)
      }
    }
    await #expect(throws: FactorStage.invalidSession) {
      try await stage.respond(
        "NEW_PASSWORD_REQUIRED",
        ["USERNAME": "ann", "NEW_PASSWORD": "Chosen0ne!"],
        session: challenge
      )
    }
    #expect(try await factors.setUp(verified).authenticationResult != nil)
    await #expect(throws: FactorStage.invalidSession) { try await factors.setUp(verified) }
    await #expect(throws: FactorStage.invalidSession) {
      _ = try await associate(factors, challenge)
    }
  }

  @Test("an old session adds no authenticator to a user who got a factor since")
  func lateSetUp() async throws {
    let factors = try await FactorStage("ON", token: true)
    try await factors.stage.addUser("ann")
    var sessions: [String?] = []
    for _ in 0..<2 {
      let challenge = try await factors.stage.signIn("ann").session
      let (secret, associated) = try await associate(factors, challenge)
      sessions.append(try await verify(factors, factors.code(secret), associated))
    }
    let all = sessions
    let winners = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<20 {
        group.addTask {
          do {
            return try await factors.setUp(all[index % 2]).authenticationResult != nil
          } catch {
            return false
          }
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(winners == 1)
  }

  @Test("neither a session nor an access token: the request says nothing")
  func nothing() async throws {
    let factors = try await FactorStage("ON", token: true)
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "Either AccessToken or Session must be provided."
      )
    ) { _ = try await associate(factors, nil) }
    await #expect(throws: FactorStage.invalidSession) {
      _ = try await associate(factors, String(repeating: "A", count: 300))
    }
  }
}
