internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@Suite("The day's messages")
struct MessageLimitTests {
  static let phone = "+15555550123"
  static let exceeded = AuthenticationFailure.limitExceeded(
    "Attempt limit exceeded, please try after some time."
  )
  static let tooMany = AuthenticationFailure.tooManyRequests(
    "Attempt limit exceeded, please try after some time."
  )
  static let texting = CreateUserPoolRequest(
    autoVerifiedAttributes: ["phone_number"],
    smsConfiguration: UserPoolRefusalTests.sms
  )

  private func signUp(
    _ name: String,
    to phone: String,
    from source: String,
    _ stage: Stage,
    on service: Authentication? = nil
  ) async throws -> Call {
    var context = stage.context
    context.sourceIP = source
    let call = Call.recording(context)
    _ = try await (service ?? stage.service).accounts.signUp(
      SignUpRequest(
        clientId: stage.clientID,
        username: name,
        password: SignInHarness.password,
        userAttributes: Stage.list(["phone_number": phone])
      ),
      call: call
    )
    return call
  }

  /// How many of as many sign-ups as asked for come to something.
  private func signUps(
    _ count: Int,
    _ stage: Stage,
    phone: @Sendable @escaping (Int) -> String,
    source: @Sendable @escaping (Int) -> String
  ) async throws -> Int {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<count {
        let service = number.isMultiple(of: 2) ? stage.harness.authentication : stage.harness.twin
        group.addTask {
          do {
            _ = try await signUp(
              "user\(number)",
              to: phone(number),
              from: source(number),
              stage,
              on: service
            )
            return 1
          } catch AuthenticationFailure.limitExceeded {
            return 0
          }
        }
      }
      return try await group.reduce(0, +)
    }
  }

  @Test("anonymous sign-ups send one number so many, on all instances, and make no more users")
  func oneNumber() async throws {
    let stage = try await SignInHarness().stage(Self.texting)
    let made = try await signUps(
      40,
      stage,
      phone: { _ in Self.phone },
      source: { "192.0.2.\($0)" }
    )
    #expect(made == 20)
    #expect(try await stage.messageCount() == 20)
    // Another number is not concerned, and an hour and a half gives one back.
    _ = try await signUp("bob", to: "+15555550124", from: "192.0.2.1", stage)
    stage.harness.clock.advance(by: .seconds(86400 / 20))
    _ = try await signUp("cyd", to: Self.phone, from: "192.0.2.1", stage)
    await #expect(throws: Self.exceeded) {
      try await signUp("dan", to: Self.phone, from: "192.0.2.1", stage)
    }
    let listed = try await stage.service.accounts.listUsers(
      ListUsersRequest(userPoolId: stage.poolID, filter: "username = \"dan\""),
      call: .recording(stage.context)
    )
    #expect(listed.users?.isEmpty == true)
  }

  @Test("one source sends so many, whatever the numbers; a /64 is one source")
  func oneSource() async throws {
    let harness = try await SignInHarness()
    let limits = MessageLimits(
      sms: MessageLimits.OfMedium(toAddress: 20, toUser: 40, fromSource: 7, inPool: 1000)
    )
    let service = try harness.instance(messageLimits: limits)
    let stage = try await harness.stage(Self.texting)
    for number in 0..<7 {
      let source = "2001:db8:0:1::\(number + 1)"
      _ = try await signUp(
        "a\(number)",
        to: "+1555555020\(number)",
        from: source,
        stage,
        on: service
      )
    }
    await #expect(throws: Self.exceeded) {
      try await signUp("b", to: "+15555550300", from: "2001:db8:0:1:9::9", stage, on: service)
    }
    _ = try await signUp("b", to: "+15555550300", from: "2001:db8:0:2::1", stage, on: service)
  }

  @Test("a pool sends strangers so many, and still sends the codes of sign-ins")
  func onePool() async throws {
    let stage = try await FactorStage("ON", sms: true, pool: Self.texting).stage
    let limits = MessageLimits(
      sms: MessageLimits.OfMedium(toAddress: 20, toUser: 3, fromSource: 1000, inPool: 5)
    )
    let service = try stage.harness.instance(messageLimits: limits)
    try await stage.addUser(
      "ann",
      attributes: ["phone_number": Self.phone, "phone_number_verified": "true"]
    )
    for number in 0..<5 {
      let source = "192.0.2.\(number)"
      _ = try await signUp(
        "a\(number)",
        to: "+1555555020\(number)",
        from: source,
        stage,
        on: service
      )
    }
    await #expect(throws: Self.exceeded) {
      try await signUp("b", to: "+15555550300", from: "192.0.2.9", stage, on: service)
    }
    // One account: three codes, then refusals that change nothing.
    let password = ["USERNAME": "ann", "PASSWORD": SignInHarness.password]
    for _ in 0..<3 {
      let answer = try await stage.initiate("USER_PASSWORD_AUTH", password, on: service)
      #expect(answer.challengeName == "SMS_MFA")
    }
    await #expect(throws: Self.tooMany) {
      try await stage.initiate("USER_PASSWORD_AUTH", password, on: service)
    }
    #expect(try await stage.messageCount() == 8)
  }

  @Test("beyond a limit a hidden user hears the usual pretence, and the event names the rule")
  func pretence() async throws {
    let harness = try await SignInHarness()
    let stage = try await Stage.hiding(Self.texting, harness: harness)
    try await stage.addUser(
      "ann",
      attributes: ["phone_number": Self.phone, "phone_number_verified": "true"]
    )
    let made = try await signUps(
      25,
      stage,
      phone: { _ in Self.phone },
      source: { "192.0.2.\($0)" }
    )
    #expect(made == 20)
    let before = try await stage.messageCount()
    for name in ["ann", "nobody"] {
      let call = Call.recording(stage.context)
      let answer = try await stage.service.accounts.forgotPassword(
        ForgotPasswordRequest(clientId: stage.clientID, username: name),
        call: call
      )
      #expect(answer.codeDeliveryDetails?.destination != nil)
      let isTold = call.trail.facts.rule?.hasSuffix("SMS, by address") ?? false
      #expect(isTold == (name == "ann"))
      await #expect(throws: AuthenticationFailure.codeMismatch) {
        try await stage.recover(name, "123456")
      }
    }
    #expect(try await stage.messageCount() == before)
  }

  @Test("the holder of a token enters no address more often than that, and is told which rule")
  func holders() async throws {
    let harness = try await SignInHarness()
    let limits = MessageLimits(
      email: MessageLimits.OfMedium(toAddress: 2, toUser: 100, fromSource: 100, inPool: 100)
    )
    let service = try harness.instance(messageLimits: limits)
    let stage = try await harness.stage(CreateUserPoolRequest(autoVerifiedAttributes: ["email"]))
    for (number, name) in ["ann", "bob", "cyd"].enumerated() {
      try await stage.addUser(name)
      let token = try await stage.tokens(name).accessToken
      let call = Call.recording(stage.context)
      let change = {
        _ = try await service.accounts.updateUserAttributes(
          UpdateUserAttributesRequest(
            userAttributes: Stage.list(["email": "Eve@example.com"]),
            accessToken: token
          ),
          call: call
        )
      }
      guard number == 2 else {
        try await change()
        continue
      }
      await #expect(throws: Self.tooMany) { try await change() }
      #expect(call.trail.facts.rule == "the day's messages are used up: EMAIL, by address")
      #expect(try await stage.attributes(name)["email"] == nil)
    }
  }

  @Test("an administrator is bound by an address and the pool, not by a user")
  func administrators() async throws {
    let harness = try await SignInHarness()
    let limits = MessageLimits(
      email: MessageLimits.OfMedium(toAddress: 3, toUser: 1, fromSource: 1, inPool: 5)
    )
    let service = try harness.instance(messageLimits: limits)
    let stage = try await harness.stage(CreateUserPoolRequest(autoVerifiedAttributes: ["email"]))
    for (name, address) in [
      ("ann", "a@example.com"), ("bob", "a@example.com"), ("cyd", "c@example.com"),
    ] {
      try await stage.addUser(name, attributes: ["email": address, "email_verified": "true"])
    }
    func reset(_ name: String) async throws -> Call {
      let call = Call.recording(stage.context)
      _ = try await service.accounts.adminResetUserPassword(
        AdminResetUserPasswordRequest(userPoolId: stage.poolID, username: name),
        call: call
      )
      return call
    }
    for name in ["ann", "ann", "bob"] { _ = try await reset(name) }
    await #expect(throws: Self.exceeded) { _ = try await reset("ann") }
    for _ in 0..<2 { _ = try await reset("cyd") }
    await #expect(throws: Self.exceeded) { _ = try await reset("cyd") }
    #expect(try await stage.messageCount() == 5)
  }

  @Test("are forgotten when they are given back")
  func removal() async throws {
    let stage = try await SignInHarness().stage(Self.texting)
    _ = try await signUp("ann", to: Self.phone, from: "192.0.2.1", stage)
    stage.harness.clock.advance(by: .seconds(3 * 86400))
    #expect(try await stage.service.expiredRowRemoval.removeOnce() >= 4)
  }

  @Test(
    "count a network as its hosts have it",
    arguments: [
      ("192.0.2.7", "192.0.2.7"), ("2001:db8::1", "2001:db8:0:0::/64"),
      ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("::1", "0:0:0:0::/64"),
      ("fe80::1%eth0", "fe80:0:0:0::/64"), ("2001:DB8::", "2001:db8:0:0::/64"), ("x:y", "x:y"),
    ]
  )
  func networks(address: String, network: String) {
    #expect(SourceNetwork.of(address) == network)
  }
}
