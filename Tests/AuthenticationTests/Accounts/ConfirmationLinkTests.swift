internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import Domain
internal import FoundationEssentials
internal import Logging
internal import PublicOperations
internal import TestSupport
internal import Testing
internal import TicketTestSupport

@Suite("A sign-up's link")
struct ConfirmationLinkTests {
  private static func linkPool(_ aliases: [String]? = nil) -> CreateUserPoolRequest {
    CreateUserPoolRequest(
      autoVerifiedAttributes: ["email"],
      aliasAttributes: aliases,
      verificationMessageTemplate: VerificationMessageTemplateType(
        emailMessageByLink: "Welcome {username}: {##Click Here##}",
        emailSubjectByLink: "Your link",
        defaultEmailOption: "CONFIRM_WITH_LINK"
      )
    )
  }

  @Test("has words of its own beside those for codes, and the pool takes its own answer back")
  func besideCodes() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        verificationMessageTemplate: VerificationMessageTemplateType(
          emailMessage: "Your code: {####}",
          emailMessageByLink: "Follow {##this##}",
          defaultEmailOption: "CONFIRM_WITH_LINK"
        )
      )
    )
    let described = try await stage.service.pools.describeUserPool(
      DescribeUserPoolRequest(userPoolId: stage.poolID),
      call: .recording(stage.context)
    ).userPool
    let template = described?.verificationMessageTemplate
    #expect(template?.emailMessage == "Your code: {####}")
    #expect(template?.emailMessageByLink == "Follow {##this##}")
    _ = try await stage.service.pools.updateUserPool(
      UpdateUserPoolRequest(
        userPoolId: stage.poolID,
        autoVerifiedAttributes: ["email"],
        verificationMessageTemplate: template
      ),
      call: .recording(stage.context)
    )
    _ = try await stage.signUp("ann", attributes: SignUpTests.mail)
    let link = try await stage.harness.newestMessage(stage.client, "ann")
    #expect(String(decoding: link.body ?? [], as: UTF8.self).hasPrefix("Follow <a href="))
    #expect(try await stage.open("ann", try await stage.code("ann")) == "confirmed")
    try await stage.forgot("ann")
    let reset = try await stage.harness.newestMessage(stage.client, "ann")
    #expect(String(decoding: reset.body ?? [], as: UTF8.self).hasPrefix("Your code: "))
  }

  @Test("is sent in place of a code, in Cognito's form, and confirms once")
  func wholeWay() async throws {
    let stage = try await SignInHarness().stage(
      Self.linkPool(),
      CreateUserPoolClientRequest(generateSecret: true)
    )
    let name = "ann+&=%<ü>"
    let made = try await stage.signUp(name, attributes: SignUpTests.mail)
    #expect(made.codeDeliveryDetails?.deliveryMedium == "EMAIL")
    let message = try await stage.harness.newestMessage(stage.client, name)
    #expect(message.subject == "Your link")
    let body = String(decoding: message.body ?? [], as: UTF8.self)
    let code = try await stage.code(name)
    #expect(
      body == """
        Welcome ann+&amp;=%&lt;ü&gt;: <a href="https://id.example.com/confirmUser?client_id=\
        \(stage.clientID)&amp;user_name=ann%2B%26%3D%25%3C%C3%BC%3E&amp;confirmation_code=\(code)">\
        Click Here</a>
        """
    )
    #expect(try await stage.open(name, code) == "confirmed")
    let user = try await stage.describeUser(name)
    #expect(user.userStatus == "CONFIRMED")
    #expect(try await stage.attributes(name)["email_verified"] == "true")
    // A scanner of mail came first: the reader is not told that something went wrong.
    #expect(try await stage.open(name, code) == "already_confirmed")
    #expect(try await stage.open(name, "000000" == code ? "000001" : "000000") == "wrong")
  }

  @Test("comes again with ResendConfirmationCode, and only the newest works")
  func resend() async throws {
    let stage = try await SignInHarness().stage(Self.linkPool())
    _ = try await stage.signUp("ann", attributes: SignUpTests.mail)
    let first = try await stage.code("ann")
    _ = try await stage.resend("ann")
    let message = try await stage.harness.newestMessage(stage.client, "ann")
    let second = try await stage.code("ann")
    #expect(String(decoding: message.body ?? [], as: UTF8.self).contains("code=\(second)\">"))
    #expect(try await stage.open("ann", first) == "wrong")
    #expect(try await stage.open("ann", second) == "confirmed")
    #expect(try await stage.open("ann", first) == "wrong")
  }

  @Test("is for sign-ups alone: other codes are told, as Cognito does")
  func otherMessages() async throws {
    let stage = try await SignInHarness().stage(Self.linkPool())
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    try await stage.forgot("ann")
    let message = try await stage.harness.newestMessage(stage.client, "ann")
    let code = try await stage.code("ann")
    #expect(String(decoding: message.body ?? [], as: UTF8.self).contains(" \(code)"))
    #expect(!String(decoding: message.body ?? [], as: UTF8.self).contains("confirmUser"))
  }

  @Test("has a code that ConfirmSignUp takes as well, and both count the same attempts")
  func sharedAttempts() async throws {
    let stage = try await SignInHarness().stage(Self.linkPool())
    _ = try await stage.signUp("ann", attributes: SignUpTests.mail)
    for _ in 0..<8 { #expect(try await stage.open("ann", "x") == "wrong") }
    for _ in 0..<7 {
      await #expect(throws: AuthenticationFailure.codeMismatch) {
        try await stage.confirm("ann", "x")
      }
    }
    await #expect(throws: AttemptLimitTests.exceeded) { try await stage.open("ann", "x") }
    await #expect(throws: AttemptLimitTests.exceeded) { try await stage.confirm("ann", "x") }
    // A code allows fifteen guesses in all, over any number of hours; the answer does not show it.
    stage.harness.clock.advance(by: .seconds(3600))
    #expect(try await stage.open("ann", try await stage.code("ann")) == "wrong")
  }

  @Test("answers every wrong code the same, whatever the reason (enumeration)")
  func noOracle() async throws {
    let stage = try await SignInHarness().stage(Self.linkPool())
    _ = try await stage.signUp("waiting", attributes: SignUpTests.mail)
    _ = try await stage.signUp("late", attributes: SignUpTests.mail)
    try await stage.addUser("done", attributes: ForgotPasswordTests.verified)
    let code = try await stage.code("late")
    stage.harness.clock.advance(by: .seconds(86_400))
    for name in ["waiting", "late", "done", "nobody"] {
      #expect(try await stage.open(name, "wrong") == "wrong")
      for _ in 0..<14 { _ = try await stage.open(name, "wrong") }
      await #expect(throws: AttemptLimitTests.exceeded) { try await stage.open(name, "wrong") }
    }
    stage.harness.clock.advance(by: .seconds(3600))
    for name in ["", "a\u{0}b", String(repeating: "x", count: 3000)] {
      #expect(try await stage.open(name, "wrong") == "wrong")
    }
    #expect(try await stage.open("waiting", code) == "wrong")
    #expect(try await stage.open("waiting", code, client: "unknown") == "wrong")
    #expect(
      try await stage.open("waiting", code, client: String(repeating: "a", count: 26)) == "wrong"
    )
  }

  @Test("tells a client with the right code that it is too late")
  func expired() async throws {
    let stage = try await SignInHarness().stage(Self.linkPool())
    _ = try await stage.signUp("ann", attributes: SignUpTests.mail)
    let code = try await stage.code("ann")
    stage.harness.clock.advance(by: .seconds(86_400))
    #expect(try await stage.open("ann", code) == "expired")
    #expect(try await stage.describeUser("ann").userStatus == "UNCONFIRMED")
  }

  @Test("tells a client with the right code that the address is another account's")
  func taken() async throws {
    let stage = try await SignInHarness().stage(Self.linkPool(["email"]))
    _ = try await stage.signUp("ann", attributes: SignUpTests.mail)
    _ = try await stage.signUp("bob", attributes: SignUpTests.mail)
    #expect(try await stage.open("ann", try await stage.code("ann")) == "confirmed")
    #expect(try await stage.open("bob", try await stage.code("bob")) == "taken")
    #expect(try await stage.describeUser("bob").userStatus == "UNCONFIRMED")
  }

  @Test("confirms once when scanner and reader come at the same moment")
  func atOnce() async throws {
    let stage = try await SignInHarness().stage(Self.linkPool())
    _ = try await stage.signUp("ann", attributes: SignUpTests.mail)
    let code = try await stage.code("ann")
    let outcomes = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<8 { group.addTask { try await stage.open("ann", code) } }
      return try await group.reduce(into: [String?]()) { $0.append($1) }
    }
    #expect(outcomes.count { $0 == "confirmed" } == 1)
    #expect(outcomes.count { $0 == "already_confirmed" } == 7)
  }
}

extension Stage {
  /// Follows a link.
  fileprivate func open(
    _ name: String,
    _ code: String,
    client: String? = nil
  ) async throws -> String? {
    let log = AuditLog(
      database: harness.database.pool(schema: "authentication"),
      clock: harness.clock,
      random: SequenceRandomSource(seed: 7),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
    let links = ConfirmationLinks(
      service.accounts,
      through: service.gate(tickets: try TicketingChannel.testKeys(), auditLog: log)
    )
    return try await links.confirmSignUpByLink(
      ConfirmSignUpByLinkRequest(
        clientId: client ?? clientID,
        username: name,
        confirmationCode: code
      ),
      context: context
    ).outcome
  }
}
