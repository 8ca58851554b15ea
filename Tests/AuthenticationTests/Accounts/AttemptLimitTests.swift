internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import TestSupport
internal import Testing

@Suite("E.1.10 Attempts in an hour")
struct AttemptLimitTests {
  static let exceeded = AuthenticationFailure.limitExceeded(
    "Attempt limit exceeded, please try after some time."
  )

  @Test("are as many as Cognito allows, and new ones after the hour")
  func quotas() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(autoVerifiedAttributes: ["email"])
    )
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    _ = try await stage.signUp("bob", attributes: SignUpTests.mail)
    let token = try await stage.tokens("ann").accessToken
    let operations: [(Int, () async throws -> Void)] = [
      (5, { try await stage.forgot("ann") }),
      (10, { try await stage.recover("ann", "x") }),
      (5, { try await stage.change(token, from: "Wr0ng!pass", to: "N3w!Password") }),
      (5, { try await stage.askToVerify(token) }),
      (15, { try await stage.verify(token, "x") }),
      (5, { _ = try await stage.resend("bob") }),
      (15, { try await stage.confirm("bob", "x") }),
    ]
    for (allowed, run) in operations {
      for _ in 0..<allowed { #expect(try await !Self.isExceeded(run)) }
      #expect(try await Self.isExceeded(run))
    }
    stage.harness.clock.advance(by: .seconds(3500))
    #expect(try await Self.isExceeded(operations[0].1))
    stage.harness.clock.advance(by: .seconds(100))
    #expect(try await !Self.isExceeded(operations[0].1))
  }

  private static func isExceeded(_ run: () async throws -> Void) async throws -> Bool {
    do {
      try await run()
    } catch let failure as AuthenticationFailure {
      return failure == exceeded
    }
    return false
  }

  @Test("count on every instance, at the same time, for unknown names too")
  func acrossInstances() async throws {
    let harness = try await SignInHarness()
    let stage = try await Stage.hiding(harness: harness)
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    for name in ["ann", "bob"] {
      let sent = await withTaskGroup(of: Bool.self) { group in
        for number in 0..<12 {
          group.addTask {
            do {
              try await stage.forgot(name, on: number % 2 == 0 ? harness.twin : nil)
              return true
            } catch {
              return false
            }
          }
        }
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(sent == 5)
    }
  }

  @Test("are counted for codes to addresses that a user enters, and one too many changes nothing")
  func enteredAddresses() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["email", "phone_number"],
        smsConfiguration: UserPoolRefusalTests.sms
      )
    )
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    let token = try await stage.tokens("ann").accessToken
    for number in 0..<2 {
      try await stage.update(
        token,
        ["email": "e\(number)@mail.test", "phone_number": "+1555000000\(number)"]
      )
    }
    let before = try await stage.messageCount()
    let refusal = AuthenticationFailure.tooManyRequests(
      "Attempt limit exceeded, please try after some time."
    )
    await #expect(throws: refusal) {
      try await stage.update(token, ["email": "f@mail.test", "phone_number": "+15550000009"])
    }
    #expect(try await stage.attributes("ann")["email"] == "e1@mail.test")
    try await stage.askToVerify(token)
    await #expect(throws: Self.exceeded) { try await stage.askToVerify(token) }
    await #expect(throws: refusal) { try await stage.update(token, ["email": "f@mail.test"]) }
    #expect(try await stage.messageCount() == before + 1)
    // What sends nothing is free, and so is what an administrator does.
    try await stage.update(token, ["email": "e1@mail.test", "name": "Ann"])
    try await stage.adminUpdate("ann", ["email": "g@mail.test"])
    #expect(try await stage.messageCount() == before + 2)
    stage.harness.clock.advance(by: .seconds(3600))
    try await stage.update(try await stage.tokens("ann").accessToken, ["email": "h@mail.test"])
  }

  @Test("are forgotten with the codes when they are over")
  func removal() async throws {
    let stage = try await SignInHarness().stage()
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    try await stage.forgot("ann")
    #expect(try await stage.service.expiredRowRemoval.removeOnce() == 0)
    stage.harness.clock.advance(by: .seconds(4000))
    // The attempt, the code, and what was taken for its message: by user, address and pool.
    #expect(try await stage.service.expiredRowRemoval.removeOnce() == 5)
    await #expect(throws: AuthenticationFailure.expiredCode) {
      try await stage.recover("ann", "123456")
    }
  }
}
