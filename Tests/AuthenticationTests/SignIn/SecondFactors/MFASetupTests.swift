internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("MFA_SETUP")
struct MFASetupTests {
  private func associate(
    _ factors: FactorStage,
    _ session: String?
  ) async throws -> (secret: [UInt8], session: String?) {
    let associated = try await factors.service.signIn.associateSoftwareToken(
      AssociateSoftwareTokenRequest(session: session),
      call: .recording(factors.stage.context)
    )
    return (try factors.secret(associated.secretCode), associated.session)
  }

  private func verify(
    _ factors: FactorStage,
    _ code: String,
    _ session: String?,
    name: String? = nil
  ) async throws -> String? {
    let verified = try await factors.service.signIn.verifySoftwareToken(
      VerifySoftwareTokenRequest(session: session, userCode: code, friendlyDeviceName: name),
      call: .recording(factors.stage.context)
    )
    #expect(verified.status == "SUCCESS")
    return verified.session
  }

  @Test("a user without a factor sets one up during the sign-in, also after a new password")
  func setsUp() async throws {
    let factors = try await FactorStage("ON", token: true)
    let stage = factors.stage
    _ = try await stage.service.accounts.adminCreateUser(
      AdminCreateUserRequest(
        userPoolId: stage.poolID,
        username: "ann",
        temporaryPassword: "Temp0rary!",
        messageAction: "SUPPRESS"
      ),
      call: .recording(stage.context)
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
    await #expect(throws: FactorStage.usedSession) { try await factors.setUp(verified) }
    await #expect(throws: FactorStage.usedSession) {
      _ = try await associate(factors, challenge)
    }
  }

  @Test("VerifySoftwareToken alone makes the authenticator the user's, as AWS's examples need")
  func withoutAnswer() async throws {
    let factors = try await FactorStage("ON", token: true)
    let stage = factors.stage
    try await stage.addUser("ann")
    let challenge = try await stage.signIn("ann").session
    let (secret, associated) = try await associate(factors, challenge)
    let verified = try await verify(factors, factors.code(secret), associated, name: "phone")
    let next = try await stage.signIn("ann")
    #expect(next.challengeName == "SOFTWARE_TOKEN_MFA")
    #expect(next.challengeParameters?["FRIENDLY_DEVICE_NAME"] == "phone")
    await #expect(throws: AuthenticationFailure.softwareTokenUsed) {
      try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret), next.session)
    }
    factors.clock.advance(by: .seconds(30))
    let tokens = try await factors.answer(
      "SOFTWARE_TOKEN_MFA",
      factors.code(secret),
      next.session
    )
    let user = try await stage.getUser(tokens.authenticationResult?.accessToken)
    #expect(user.userMfaSettingList == ["SOFTWARE_TOKEN_MFA"])

    // Once that authenticator has gone, its session stands for no other.
    _ = try await stage.service.signIn.adminDeleteSoftwareToken(
      AdminDeleteSoftwareTokenRequest(userPoolId: stage.poolID, username: "ann"),
      call: .recording(stage.context)
    )
    await #expect(throws: FactorStage.invalidSession) { try await factors.setUp(verified) }
    let again = try await stage.signIn("ann").session
    let (other, otherAssociated) = try await associate(factors, again)
    _ = try await verify(factors, factors.code(other), otherAssociated)
    await #expect(throws: FactorStage.invalidSession) { try await factors.setUp(verified) }
  }

  @Test("of many set-ups at once, on two instances, exactly one gives the user its authenticator")
  func lateSetUp() async throws {
    let factors = try await FactorStage("ON", token: true)
    let stage = factors.stage
    try await stage.addUser("ann")
    var begun: [(code: String, session: String?)] = []
    for _ in 0..<20 {
      let (secret, session) = try await associate(factors, stage.signIn("ann").session)
      begun.append((factors.code(secret), session))
    }
    let all = begun
    let verified = await withTaskGroup(of: String?.self) { group in
      for index in 0..<100 {
        group.addTask {
          let (code, session) = all[index % all.count]
          let service = index % 2 == 0 ? factors.service : stage.harness.twin
          do {
            return try await service.signIn.verifySoftwareToken(
              VerifySoftwareTokenRequest(session: session, userCode: code),
              call: .recording(stage.context)
            ).session
          } catch {
            return nil
          }
        }
      }
      return await group.reduce(into: [String]()) { if let session = $1 { $0.append(session) } }
    }
    #expect(verified.count == 1)
    let session = verified.first
    let winners = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 {
        group.addTask {
          do {
            return try await factors.setUp(session).authenticationResult != nil
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
