internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("A sign-up")
struct SignUpTests {
  static let mailPool = CreateUserPoolRequest(autoVerifiedAttributes: ["email"])
  static let mail = ["email": "ann@example.com"]

  @Test("makes an unconfirmed user, sends a code and confirms by it")
  func wholeWay() async throws {
    let stage = try await SignInHarness().stage(Self.mailPool)
    let made = try await stage.signUp("ann", attributes: Self.mail)
    #expect(made.userConfirmed == false)
    #expect(made.codeDeliveryDetails?.destination == "a***@e***")
    #expect(made.codeDeliveryDetails?.deliveryMedium == "EMAIL")
    #expect(made.codeDeliveryDetails?.attributeName == "email")
    let before = try await stage.describeUser("ann")
    #expect(before.userStatus == "UNCONFIRMED")
    #expect(before.enabled == true)
    await #expect(throws: AuthenticationFailure.userNotConfirmed) { try await stage.signIn("ann") }
    await #expect(throws: AuthenticationFailure.userNotConfirmed) {
      try await SRPExchange(stage, "ann").finish()
    }
    await #expect(throws: SRPSignInTests.incorrect) { try await stage.signIn("ann", "Wr0ng!pass") }

    let code = try await stage.code("ann")
    #expect(code.count == 6 && code.allSatisfy { $0.isASCII && $0.isNumber })
    try await stage.confirm("ann", code)
    let after = try await stage.describeUser("ann")
    #expect(after.userStatus == "CONFIRMED")
    #expect(
      after.userAttributes == [
        AttributeType(name: "sub", value: made.userSub),
        AttributeType(name: "email", value: "ann@example.com"),
        AttributeType(name: "email_verified", value: "true"),
      ]
    )
    #expect(try await stage.signIn("ann").authenticationResult != nil)
    await #expect(
      throws: AuthenticationFailure.notAuthorized(
        "User cannot be confirmed. Current status is CONFIRMED"
      )
    ) { try await stage.confirm("ann", code) }
  }

  @Test("the outbox shows the message to the operator, and the database does not disclose its code")
  func outbox() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage(
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        verificationMessageTemplate: VerificationMessageTemplateType(
          emailMessage: "Welcome {username}, your code is {####}",
          emailSubject: "Hello"
        )
      )
    )
    _ = try await stage.signUp("ann", attributes: Self.mail)
    let message = try await harness.newestMessage(stage.client, "ann@example.com")
    let code = String(decoding: message.code ?? [], as: UTF8.self)
    #expect(message.subject == "Hello")
    #expect(
      String(decoding: message.body ?? [], as: UTF8.self) == "Welcome ann, your code is \(code)"
    )
    #expect(message.purpose == "sign_up")
    #expect(message.destination == "ann@example.com")
    #expect(message.userPoolId == stage.poolID)
    let stored = try await harness.storedText()
    #expect(!stored.contains(code))
    #expect(!stored.contains(SignInHarness.password))
  }

  @Test("a wrong code leaves the right one good; too many of them do not")
  func wrongCodes() async throws {
    let stage = try await SignInHarness().stage(Self.mailPool)
    _ = try await stage.signUp("ann", attributes: Self.mail)
    let code = try await stage.code("ann")
    let wrong = code == "000000" ? "111111" : "000000"
    for _ in 0..<14 {
      await #expect(throws: AuthenticationFailure.codeMismatch) {
        try await stage.confirm("ann", wrong)
      }
    }
    try await stage.confirm("ann", code)
    _ = try await stage.signUp("bob", attributes: Self.mail)
    for _ in 0..<15 {
      await #expect(throws: AuthenticationFailure.codeMismatch) {
        try await stage.confirm("bob", "x")
      }
    }
    let code2 = try await stage.code("bob")
    await #expect(
      throws: AuthenticationFailure.limitExceeded(
        "Attempt limit exceeded, please try after some time."
      )
    ) { try await stage.confirm("bob", code2) }
  }

  @Test("a code is good for a day")
  func expiredCode() async throws {
    let stage = try await SignInHarness().stage(Self.mailPool)
    _ = try await stage.signUp("ann", attributes: Self.mail)
    let code = try await stage.code("ann")
    stage.harness.clock.advance(by: .seconds(86_400))
    await #expect(throws: AuthenticationFailure.expiredCode) {
      try await stage.confirm("ann", code)
    }
  }

  @Test("of many confirmations at once exactly one confirms")
  func concurrentConfirmations() async throws {
    let stage = try await SignInHarness().stage(Self.mailPool)
    _ = try await stage.signUp("ann", attributes: Self.mail)
    let code = try await stage.code("ann")
    let winners = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<10 {
        group.addTask {
          do {
            try await stage.confirm("ann", code)
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

  @Test("another user's code, and a code for an unknown user, confirm no user")
  func foreignCodes() async throws {
    let stage = try await SignInHarness().stage(Self.mailPool)
    _ = try await stage.signUp("ann", attributes: Self.mail)
    _ = try await stage.signUp("bob", attributes: ["email": "bob@example.com"])
    let code = try await stage.code("ann")
    await #expect(throws: AuthenticationFailure.codeMismatch) {
      try await stage.confirm("bob", code)
    }
    await #expect(
      throws: AuthenticationFailure.userNotFound("Username/client id combination not found.")
    ) { try await stage.confirm("eve", code) }
  }

  @Test("a name that is taken is refused, also by two at once")
  func takenNames() async throws {
    let stage = try await SignInHarness().stage()
    _ = try await stage.signUp("ann")
    let taken = AuthenticationFailure.usernameExists("User already exists")
    await #expect(throws: taken) { try await stage.signUp("ann") }
    let winners = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<10 {
        group.addTask {
          do {
            _ = try await stage.signUp("bob")
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

  @Test("another user's sub cannot be a username")
  func subAsUsername() async throws {
    let stage = try await SignInHarness().stage()
    let sub = try await stage.signUp("ann").userSub ?? ""
    await #expect(throws: AuthenticationFailure.usernameExists("User already exists")) {
      try await stage.signUp(sub)
    }
    #expect(try await stage.describeUser(sub).username == "ann")
  }

  @Test(
    "a weak password is refused in Cognito's words",
    arguments: [
      ("Sh0rt!", "Password not long enough"),
      ("passw0rd!", "Password must have uppercase characters"),
      ("PASSW0RD!", "Password must have lowercase characters"),
      ("Password!", "Password must have numeric characters"),
      ("Passw0rds", "Password must have symbol characters"),
    ]
  )
  func weakPasswords(_ password: String, reason: String) async throws {
    let stage = try await SignInHarness().stage()
    await #expect(
      throws: AuthenticationFailure.invalidPassword(
        "Password did not conform with policy: \(reason)"
      )
    ) { try await stage.signUp("ann", password: password) }
  }

  @Test("without a password the sentence is one that Amplify looks for")
  func noPassword() async throws {
    let stage = try await SignInHarness().stage()
    await #expect {
      try await stage.signUp("ann", password: nil)
    } throws: { error in
      guard case .invalidParameter(let message) = error as? AuthenticationFailure else {
        return false
      }
      return message.contains("'password'") && message.contains("Member must not be null")
    }
  }

  @Test("is refused where only administrators make users")
  func administratorsOnly() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        adminCreateUserConfig: AdminCreateUserConfigType(allowAdminCreateUserOnly: true)
      )
    )
    await #expect(
      throws: AuthenticationFailure.notAuthorized("SignUp is not permitted for this user pool")
    ) { try await stage.signUp("ann") }
  }

  @Test("an administrator confirms without verifying")
  func administratorConfirms() async throws {
    let stage = try await SignInHarness().stage(Self.mailPool)
    _ = try await stage.signUp("ann", attributes: Self.mail)
    let request = AdminConfirmSignUpRequest(userPoolId: stage.poolID, username: "ann")
    _ = try await stage.service.accounts.adminConfirmSignUp(
      request,
      call: .recording(stage.context)
    )
    let user = try await stage.describeUser("ann")
    #expect(user.userStatus == "CONFIRMED")
    #expect(
      user.userAttributes?.contains(AttributeType(name: "email_verified", value: "false")) == true
    )
    await #expect(
      throws: AuthenticationFailure.notAuthorized(
        "User cannot be confirmed. Current status is CONFIRMED"
      )
    ) {
      try await stage.service.accounts.adminConfirmSignUp(request, call: .recording(stage.context))
    }
  }
}
