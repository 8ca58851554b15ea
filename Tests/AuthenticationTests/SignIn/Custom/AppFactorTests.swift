internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationTokens
internal import AuthenticationTriggers
internal import Domain
internal import PublicOperations
internal import Testing
internal import TokenIssuanceMessages
import TokenIssuanceStubs

@testable internal import AuthenticationCore

@Suite("USR-27: the user's app in place of a pool's functions")
struct AppFactorTests {
  private static let account = "us-east-1_11111111-2222-4333-8444-555555555555"

  /// A pool whose own function defines what is asked, and whose users' app is one of the challenges.
  private static func with(
    _ script: CustomScript = .asking("CUSTOM_CHALLENGE"),
    account: String? = nil,
    _ body: @escaping @Sendable (CustomStage) async throws -> Void
  ) async throws {
    var pool = CreateUserPoolRequest()
    pool.lambdaConfig = CustomStage.triggers
    pool.lambdaConfig?.createAuthChallenge = CustomStage.arn(AppFunction.name)
    pool.lambdaConfig?.verifyAuthChallengeResponse = CustomStage.arn(AppFunction.name)
    try await CustomStage.with(script, pool: pool, app: PlayedApp(account: account)) { custom in
      try await RedeemedSession.make(in: custom.stage.poolID, custom.stage.harness)
      try await body(custom)
    }
  }

  @Test("pending is no round and no wrong answer, and asks the same again")
  func pending() async throws {
    try await Self.with { custom in
      let asked = try await custom.begin()
      var session = asked.session
      // More often than a flow has rounds, or wrong answers are forgiven.
      for _ in 0..<30 {
        let again = try await custom.answer("wait", session)
        #expect(again.challengeName == "CUSTOM_CHALLENGE" && again.session != session)
        #expect(again.challengeParameters == asked.challengeParameters)
        await #expect(throws: FactorStage.usedSession) {
          try await custom.answer("confirm", session)
        }
        session = again.session
      }
      #expect(try custom.events("define").count == 1)
      #expect(try await custom.answer("confirm", session).authenticationResult != nil)
      let rounds = try #require(try custom.events("define").last)["request"]["session"].items
      #expect(rounds.count == 1)
      #expect(rounds[0]["challengeMetadata"].text == "INTERACTION \(RedeemedSession.id)")
    }
  }

  @Test("a wrong answer is a round, and a user who says no ends the sign-in")
  func refused() async throws {
    try await Self.with { custom in
      let again = try await custom.answer("nonsense", try await custom.begin().session)
      #expect(again.challengeName == "CUSTOM_CHALLENGE")
      await #expect(throws: CustomAuthTests.incorrect) {
        try await custom.answer("decline", again.session)
      }
      let rounds = try #require(try custom.events("define").last)["request"]["session"].items
      #expect(rounds.map { $0["challengeResult"] } == [.bool(false)])
    }
  }

  /// Asks twice, and is content with any second answer.
  private static let twice = CustomScript(define: { event in
    event["request"]["session"].items.count < 2
      ? CustomScript.challenge("CUSTOM_CHALLENGE") : CustomScript.tokens
  })

  @Test(
    "what the app has confirmed marks the tokens, also where the pool asks for more in between",
    arguments: [nil, account],
    [false, true]
  )
  func laterRound(account: String?, isTwice: Bool) async throws {
    let script = isTwice ? Self.twice : .asking("CUSTOM_CHALLENGE")
    try await Self.with(script, account: account) { custom in
      var answered = try await custom.answer("confirm", try await custom.begin().session)
      if isTwice { answered = try await custom.answer("nonsense", answered.session) }
      let result = try #require(answered.authenticationResult)
      #expect(try TokenPayload.list("amr", of: result.idToken) == ["app", "pin", "mfa"])
      let key = try TokenPayload.decode(result.accessToken)["device_key"]
      #expect(key == account.map { .string($0) })
    }
  }

  /// What takes the app's confirmation back while the pool asks for more.
  enum Ending: Sendable, CaseIterable {
    case signedOut, disabledForAWhile, forgotten
  }

  private static func end(_ custom: CustomStage, by ending: Ending, _ sub: String) async throws {
    let (service, pool) = (custom.service, custom.stage.poolID)
    let call = Call.recording(custom.stage.context)
    switch ending {
    case .signedOut:
      _ = try await service.tokens.adminUserGlobalSignOut(
        AdminUserGlobalSignOutRequest(userPoolId: pool, username: "ann"),
        call: call
      )
    case .disabledForAWhile:
      _ = try await service.accounts.adminDisableUser(
        AdminDisableUserRequest(userPoolId: pool, username: "ann"),
        call: call
      )
      _ = try await service.accounts.adminEnableUser(
        AdminEnableUserRequest(userPoolId: pool, username: "ann"),
        call: call
      )
    case .forgotten:
      _ = try await custom.stage.harness.tokens.revokeDeviceTokens(
        RevokeDeviceTokensRequest(
          userPoolId: pool,
          sub: sub,
          deviceKeys: [account],
          areForgotten: true
        ),
        context: custom.stage.context
      )
    }
  }

  @Test(
    "USR-20: a confirmation that is taken back in between signs nobody in",
    arguments: Ending.allCases
  )
  func takenBack(ending: Ending) async throws {
    try await Self.with(Self.twice, account: ending == .forgotten ? Self.account : nil) { custom in
      let asked = try await custom.begin()
      let sub = try await custom.sub()
      try await RedeemedSession.make(in: custom.stage.poolID, of: sub, custom.stage.harness)
      let more = try await custom.answer("confirm", asked.session)
      try await Self.end(custom, by: ending, sub)
      let refusal: AuthenticationFailure =
        ending == .forgotten ? .deviceNotFound : .incorrectPassword
      await #expect(throws: refusal) { try await custom.answer("nonsense", more.session) }
    }
  }
}

extension CustomStage {
  /// Ann's.
  fileprivate func sub() async throws -> String {
    let call = Call.recording(stage.context)
    let user = try await service.directory.managedUser("ann", in: stage.poolID, call).1
    return user.sub
  }
}
