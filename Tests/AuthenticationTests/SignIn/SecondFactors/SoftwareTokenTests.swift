internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("SOFTWARE_TOKEN_MFA")
struct SoftwareTokenTests {
  @Test("a verified authenticator is asked for once it is switched on, by every flow")
  func everyFlow() async throws {
    let factors = try await FactorStage("OPTIONAL", token: true)
    let stage = factors.stage
    try await stage.addUser("ann")
    let access = try await stage.tokens("ann").accessToken
    let secret = try await factors.associate(access, name: "phone")
    #expect(try await stage.signIn("ann").authenticationResult != nil)
    #expect(try await stage.getUser(access).userMfaSettingList == nil)

    try await factors.prefer("ann", token: (true, true))
    #expect(try await stage.getUser(access).userMfaSettingList == ["SOFTWARE_TOKEN_MFA"])
    #expect(try await stage.describeUser("ann").preferredMfaSetting == "SOFTWARE_TOKEN_MFA")
    let byPassword = try await stage.signIn("ann")
    #expect(byPassword.challengeName == "SOFTWARE_TOKEN_MFA")
    #expect(byPassword.authenticationResult == nil)
    #expect(byPassword.challengeParameters?["USER_ID_FOR_SRP"] == "ann")
    #expect(byPassword.challengeParameters?["FRIENDLY_DEVICE_NAME"] == "phone")
    #expect((20...2048).contains(byPassword.session?.count ?? 0))
    let bySRP = try await SRPExchange(stage, "ann").finish()
    #expect(bySRP.challengeName == "SOFTWARE_TOKEN_MFA")
    let byAdministrator = try await stage.service.signIn.adminInitiateAuth(
      AdminInitiateAuthRequest(
        userPoolId: stage.poolID,
        clientId: stage.clientID,
        authFlow: "ADMIN_USER_PASSWORD_AUTH",
        authParameters: ["USERNAME": "ann", "PASSWORD": SignInHarness.password]
      ),
      call: .recording(stage.context)
    )
    #expect(byAdministrator.challengeName == "SOFTWARE_TOKEN_MFA")

    for session in [byPassword.session, bySRP.session] {
      let done = try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret), session)
      #expect(done.authenticationResult?.accessToken != nil)
      factors.clock.advance(by: .seconds(30))
    }
    let done = try await stage.service.signIn.adminRespondToAuthChallenge(
      AdminRespondToAuthChallengeRequest(
        userPoolId: stage.poolID,
        clientId: stage.clientID,
        challengeName: "SOFTWARE_TOKEN_MFA",
        challengeResponses: [
          "USERNAME": "ann", "SOFTWARE_TOKEN_MFA_CODE": factors.code(secret),
        ],
        session: byAdministrator.session
      ),
      call: .recording(stage.context)
    )
    #expect(done.authenticationResult?.refreshToken != nil)
  }

  @Test("a code counts one step early and late, and once, also in another session")
  func codeOnce() async throws {
    let factors = try await FactorStage("OPTIONAL", token: true)
    try await factors.stage.addUser("ann")
    let secret = try await factors.setUpToken("ann")
    factors.clock.advance(by: .seconds(60))
    let used = AuthenticationFailure.softwareTokenUsed
    for steps in [Int64(-1), 0, 1] {
      let session = try await factors.stage.signIn("ann").session
      let code = factors.code(secret, steps: steps)
      _ = try await factors.answer("SOFTWARE_TOKEN_MFA", code, session)
      let other = try await factors.stage.signIn("ann").session
      await #expect(throws: used) {
        try await factors.answer("SOFTWARE_TOKEN_MFA", code, other)
      }
    }
    let session = try await factors.stage.signIn("ann").session
    for steps in [Int64(-2), 2] {
      await #expect(throws: FactorStage.wrongTOTP) {
        try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret, steps: steps), session)
      }
    }
  }

  @Test("E.1.7 a wrong code leaves the session usable, until its five tries are consumed")
  func triesOfSession() async throws {
    let factors = try await FactorStage("OPTIONAL", token: true)
    try await factors.stage.addUser("ann")
    let secret = try await factors.setUpToken("ann")
    let right = factors.code(secret)
    let wrong = FactorStage.another(right)
    let session = try await factors.stage.signIn("ann").session
    for _ in 0..<4 {
      await #expect(throws: FactorStage.wrongTOTP) {
        try await factors.answer("SOFTWARE_TOKEN_MFA", wrong, session)
      }
    }
    _ = try await factors.answer("SOFTWARE_TOKEN_MFA", right, session)
    await #expect(throws: FactorStage.usedSession) {
      try await factors.answer("SOFTWARE_TOKEN_MFA", right, session)
    }
    let consumed = try await factors.stage.signIn("ann").session
    for _ in 0..<5 {
      await #expect(throws: FactorStage.wrongTOTP) {
        try await factors.answer("SOFTWARE_TOKEN_MFA", wrong, consumed)
      }
    }
    factors.clock.advance(by: .seconds(30))
    await #expect(throws: FactorStage.invalidSession) {
      try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret), consumed)
    }
  }

  @Test("brute force through many sessions and instances ends at ten tries, for an hour")
  func triesOfUser() async throws {
    let factors = try await FactorStage("OPTIONAL", token: true)
    try await factors.stage.addUser("ann")
    let secret = try await factors.setUpToken("ann")
    for index in 0..<10 {
      let session = try await factors.stage.signIn("ann").session
      await #expect(throws: FactorStage.wrongTOTP) {
        try await factors.answer(
          "SOFTWARE_TOKEN_MFA",
          FactorStage.another(factors.code(secret)),
          session,
          on: index.isMultiple(of: 2) ? factors.stage.harness.twin : nil
        )
      }
    }
    var session = try await factors.stage.signIn("ann").session
    await #expect(
      throws: AuthenticationFailure.notAuthorized(
        "Attempt limit exceeded, please try after some time."
      )
    ) { try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret), session) }
    factors.clock.advance(by: .seconds(3601))
    session = try await factors.stage.signIn("ann").session
    _ = try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret), session)
  }

  @Test("of a hundred right answers at two instances at once exactly one wins")
  func oneWinner() async throws {
    let factors = try await FactorStage("OPTIONAL", token: true)
    try await factors.stage.addUser("ann")
    let secret = try await factors.setUpToken("ann")
    let code = factors.code(secret)
    let session = try await factors.stage.signIn("ann").session
    let winners = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<100 {
        group.addTask {
          do {
            let twin = index.isMultiple(of: 2) ? factors.stage.harness.twin : nil
            let done = try await factors.answer("SOFTWARE_TOKEN_MFA", code, session, on: twin)
            return done.authenticationResult != nil
          } catch {
            return false
          }
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(winners == 1)
  }

  @Test("an authenticator's code in two sessions at once wins one of them")
  func oneCodeManySessions() async throws {
    let factors = try await FactorStage("OPTIONAL", token: true)
    try await factors.stage.addUser("ann")
    let secret = try await factors.setUpToken("ann")
    let code = factors.code(secret)
    var sessions: [String?] = []
    for _ in 0..<8 { sessions.append(try await factors.stage.signIn("ann").session) }
    let all = sessions
    let winners = await withTaskGroup(of: Bool.self) { group in
      for (index, session) in all.enumerated() {
        group.addTask {
          do {
            let twin = index.isMultiple(of: 2) ? factors.stage.harness.twin : nil
            _ = try await factors.answer("SOFTWARE_TOKEN_MFA", code, session, on: twin)
            return true
          } catch {
            return false
          }
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(winners == 1)
  }

  @Test("another association counts only once it is verified, and its secret is stored sealed")
  func association() async throws {
    let factors = try await FactorStage("OPTIONAL", token: true)
    let stage = factors.stage
    try await stage.addUser("ann")
    let access = try await stage.tokens("ann").accessToken
    let verify = { (code: String) async throws in
      try await stage.service.signIn.verifySoftwareToken(
        VerifySoftwareTokenRequest(accessToken: access, userCode: code),
        call: .recording(stage.context)
      )
    }
    await #expect(
      throws: AuthenticationFailure.enableSoftwareTokenMFA(
        "No software token is associated with the user."
      )
    ) { try await verify("123456") }
    let first = try await factors.associate(access)
    try await factors.prefer("ann", token: (true, true))
    let again = try await stage.service.signIn.associateSoftwareToken(
      AssociateSoftwareTokenRequest(accessToken: access),
      call: .recording(stage.context)
    )
    let second = try factors.secret(again.secretCode)
    #expect(again.session == nil)
    #expect(second.count == 20)
    await #expect(throws: FactorStage.codeMismatch) {
      try await verify(FactorStage.another(factors.code(second)))
    }
    let session = try await stage.signIn("ann").session
    _ = try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(first), session)
    _ = try await verify(factors.code(second))
    factors.clock.advance(by: .seconds(30))
    let next = try await stage.signIn("ann").session
    await #expect(throws: FactorStage.wrongTOTP) {
      try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(first), next)
    }
    _ = try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(second), next)
    #expect(try await !stage.harness.storedText().contains(again.secretCode ?? "-"))
  }

  @Test("an administrator takes the authenticator away, and a pool without them refuses them")
  func removal() async throws {
    let factors = try await FactorStage("OPTIONAL", token: true)
    let stage = factors.stage
    try await stage.addUser("ann")
    let secret = try await factors.setUpToken("ann")
    let session = try await stage.signIn("ann").session
    _ = try await stage.service.signIn.adminDeleteSoftwareToken(
      AdminDeleteSoftwareTokenRequest(userPoolId: stage.poolID, username: "ann"),
      call: .recording(stage.context)
    )
    await #expect(
      throws: AuthenticationFailure.mfaMethodNotFound(
        "SOFTWARE_TOKEN_MFA is not configured for the user."
      )
    ) { try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret), session) }
    #expect(try await stage.describeUser("ann").userMfaSettingList == nil)
    let access = try await stage.tokens("ann").accessToken
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA"
      )
    ) { try await factors.prefer("ann", token: (true, true)) }
    try await factors.configure("OFF")
    await #expect(
      throws: AuthenticationFailure.softwareTokenMFANotFound(
        "Software Token MFA has not been enabled by the userPool"
      )
    ) {
      try await stage.service.signIn.associateSoftwareToken(
        AssociateSoftwareTokenRequest(accessToken: access),
        call: .recording(stage.context)
      )
    }
  }
}
