internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationService
internal import PublicOperations
internal import TestSupport
internal import Testing

/// What counts once, tried a hundred times at once at two processes.
///
/// PASSWORD_VERIFIER's, DEVICE_SRP_AUTH's and DEVICE_PASSWORD_VERIFIER's blocks and sessions and the
/// authenticator's code have theirs in SRPSignInTests, DeviceSignInTests and SoftwareTokenTests.
@Suite("E.1.7 of a hundred answers at once exactly one wins")
struct ReplayTests {
  @Test("a code by SMS or e-mail", arguments: ["SMS_MFA", "EMAIL_OTP"])
  func sentCode(challenge: String) async throws {
    let factors = try await FactorStage(
      "ON",
      sms: challenge == "SMS_MFA",
      email: challenge == "EMAIL_OTP"
    )
    try await factors.stage.addUser("ann", attributes: SentCodeTests.addresses)
    let session = try await factors.stage.signIn("ann").session
    let code = try await factors.stage.code("ann")
    let winners = await factors.stage.harness.winners { _, service in
      try await factors.answer(challenge, code, session, on: service).authenticationResult != nil
    }
    #expect(winners == 1)
  }

  @Test("the session of NEW_PASSWORD_REQUIRED")
  func newPassword() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    _ = try await stage.service.accounts.adminSetUserPassword(
      AdminSetUserPasswordRequest(
        userPoolId: stage.poolID,
        username: "ann",
        password: "Temp0rary!",
        permanent: false
      ),
      call: .recording(stage.context)
    )
    let session = try await stage.signIn("ann", "Temp0rary!").session
    let winners = await stage.harness.winners { index, service in
      let answer = try await stage.respond(
        "NEW_PASSWORD_REQUIRED",
        ["USERNAME": "ann", "NEW_PASSWORD": "Chosen0ne!\(index)"],
        session: session,
        on: service
      )
      return answer.authenticationResult != nil
    }
    #expect(winners == 1)
  }

  @Test("the session of SELECT_MFA_TYPE, which sends one message")
  func choice() async throws {
    let factors = try await FactorStage("ON", sms: true, email: true)
    let stage = factors.stage
    try await stage.addUser("ann", attributes: SentCodeTests.addresses)
    let session = try await stage.signIn("ann").session
    let winners = await stage.harness.winners { index, service in
      let answer = try await stage.respond(
        "SELECT_MFA_TYPE",
        ["USERNAME": "ann", "ANSWER": index % 3 == 0 ? "SMS_MFA" : "EMAIL_OTP"],
        session: session,
        on: service
      )
      return answer.session != nil
    }
    #expect(winners == 1)
  }

  @Test("the session of MFA_SETUP, by which an address is set up, and its code")
  func emailSetUp() async throws {
    let factors = try await FactorStage("ON", email: true)
    let stage = factors.stage
    try await stage.addUser("ann")
    let session = try await stage.signIn("ann").session
    let winners = await stage.harness.winners { index, service in
      let answer = try await stage.respond(
        "MFA_SETUP",
        ["USERNAME": "ann", "EMAIL": "ann\(index)@example.com"],
        session: session,
        on: service
      )
      return answer.challengeName == "EMAIL_OTP"
    }
    #expect(winners == 1)
    stage.harness.clock.advance(by: .seconds(1))
    let next = try await stage.signIn("ann").session
    let asked = try await stage.respond(
      "MFA_SETUP",
      ["USERNAME": "ann", "EMAIL": "ann@example.com"],
      session: next
    )
    let code = try await stage.code("ann")
    let tokens = await stage.harness.winners { _, service in
      let answer = try await factors.answer("EMAIL_OTP", code, asked.session, on: service)
      return answer.authenticationResult != nil
    }
    #expect(tokens == 1)
  }

  @Test("a recovery code, also in other sessions and for another factor")
  func recoveryCode() async throws {
    let factors = try await FactorStage(
      "ON",
      sms: true,
      email: true,
      pool: CreateUserPoolRequest(userPoolTags: ["gatehouse:recovery-codes": "on"])
    )
    let stage = factors.stage
    try await stage.addUser("ann", attributes: SentCodeTests.addresses)
    let codes = try await factors.recoveryCodes("ann", by: "SMS_MFA")
    let code = try #require(codes.first)
    var sessions: [(challenge: String, session: String?)] = []
    for index in 0..<8 {
      let challenge = index < 4 ? "SMS_MFA" : "EMAIL_OTP"
      let asked = try await stage.signIn("ann")
      sessions.append((challenge, try await factors.choose(challenge, asked.session).session))
    }
    let all = sessions
    let winners = await stage.harness.winners { index, service in
      let (challenge, session) = all[index % 8]
      let answer = try await factors.answer(challenge, code, session, on: service)
      return answer.authenticationResult != nil
    }
    #expect(winners == 1)
    #expect(try await stage.recoveryCodesLeft("ann") == 9)
  }
}
