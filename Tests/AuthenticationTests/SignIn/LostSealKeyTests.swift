internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import Cryptography
internal import Testing

@Suite("A sealing key that was taken away too early")
struct LostSealKeyTests {
  /// A process that holds another key, and not the one before.
  private func successor(of stage: Stage) throws -> Authentication {
    try stage.harness.instance(
      tokens: stage.harness.tokenChannel,
      sealer: try Sealer(keys: [2: [UInt8](repeating: 8, count: 32)], current: 2)
    )
  }

  private func expectFault(
    _ call: () async throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    do {
      try await call()
      Issue.record("answered", sourceLocation: sourceLocation)
    } catch {
      guard case .internalFault = error as? AuthenticationFailure else {
        Issue.record("refused: \(error)", sourceLocation: sourceLocation)
        return
      }
    }
  }

  @Test("is a fault for a client that carries a secret block, and consumes nothing")
  func secretBlock() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann")
    let lost = try successor(of: stage)
    let exchange = try await SRPExchange(stage, "ann")
    await expectFault { _ = try await exchange.finish(on: lost) }
    #expect(try await exchange.finish().authenticationResult != nil)
    await expectFault { _ = try await SRPExchange(stage, "ann", on: lost) }
  }

  @Test("is a fault for who carries a Session")
  func session() async throws {
    let factors = try await FactorStage("OPTIONAL", token: true)
    let stage = factors.stage
    try await stage.addUser("ann")
    let secret = try await factors.setUpToken("ann")
    let asked = try await stage.signIn("ann")
    let lost = try successor(of: stage)
    await expectFault {
      _ = try await factors.answer(
        "SOFTWARE_TOKEN_MFA",
        factors.code(secret),
        asked.session,
        on: lost
      )
    }
    let done = try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret), asked.session)
    #expect(done.authenticationResult != nil)
  }

  @Test("is none where no row tells that the key was ours: what is made up is refused as ever")
  func madeUp() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(),
      CreateUserPoolClientRequest(preventUserExistenceErrors: "ENABLED")
    )
    try await stage.addUser("ann")
    let lost = try successor(of: stage)
    for (name, isLost) in [("ann", false), ("nobody", false), ("nobody", true)] {
      let exchange = try await SRPExchange(stage, name)
      var answers = try exchange.answers(SignInHarness.password, username: name)
      var block = try #require(Base64.decode(exchange.parameter("SECRET_BLOCK")))
      if !isLost { block[4] = 9 }
      answers["PASSWORD_CLAIM_SECRET_BLOCK"] = Base64.encode(block)
      await #expect(
        throws: AuthenticationFailure.notAuthorized("Incorrect username or password.")
      ) {
        try await stage.respond("PASSWORD_VERIFIER", answers, on: isLost ? lost : stage.service)
      }
    }
  }

  @Test("is a fault for codes whose hash was made with it, and not a wrong code")
  func codes() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    _ = try await stage.forgot("ann")
    let code = try await stage.code("ann")
    let lost = try successor(of: stage)
    await expectFault {
      _ = try await lost.accounts.confirmForgotPassword(
        ConfirmForgotPasswordRequest(
          clientId: stage.clientID,
          username: "ann",
          confirmationCode: code,
          password: "N3w!Password"
        ),
        call: .recording(stage.context)
      )
    }
    try await stage.recover("ann", code)
  }

  @Test("is a fault for a client's secret that was sealed with it")
  func clientSecret() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(),
      CreateUserPoolClientRequest(generateSecret: true)
    )
    try await stage.addUser("ann")
    let token = try await stage.tokens("ann").refreshToken ?? ""
    let lost = try successor(of: stage)
    await expectFault {
      _ = try await stage.initiate(
        "REFRESH_TOKEN_AUTH",
        ["REFRESH_TOKEN": token, "SECRET_HASH": stage.secretHash("ann") ?? ""],
        on: lost
      )
    }
  }
}
