internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import Domain
internal import PublicOperations
internal import Testing

@Suite("E.1.13 Aliases")
struct AliasTests {
  private static let pool = CreateUserPoolRequest(
    autoVerifiedAttributes: ["email"],
    aliasAttributes: ["email", "phone_number", "preferred_username"]
  )
  private static let mail = ["email": "ann@example.com"]
  private static let unknown = AuthenticationFailure.userNotFound("User does not exist.")

  @Test("only a verified address finds its user")
  func verifiedOnly() async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    _ = try await stage.signUp("ann", attributes: Self.mail)
    await #expect(throws: Self.unknown) { try await stage.signIn("ann@example.com") }
    try await stage.confirm("ann", try await stage.code("ann"))
    let result = try await stage.signIn("ann@example.com").authenticationResult
    #expect(try await stage.getUser(result?.accessToken).username == "ann")
    #expect(
      try await SRPExchange(stage, "ann@example.com").finish().authenticationResult != nil
    )
  }

  @Test("the same address may wait for several users, and the first to confirm has it")
  func conflictAtConfirmation() async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    _ = try await stage.signUp("ann", attributes: Self.mail)
    _ = try await stage.signUp("bob", attributes: Self.mail)
    try await stage.confirm("ann", try await stage.code("ann"))
    let code = try await stage.code("bob")
    await #expect(
      throws: AuthenticationFailure.aliasExists("An account with the email already exists.")
    ) { try await stage.confirm("bob", code) }
    #expect(try await stage.describeUser("bob").userStatus == "UNCONFIRMED")
    try await stage.confirm("bob", code, force: true)
    let result = try await stage.signIn("ann@example.com").authenticationResult
    #expect(try await stage.getUser(result?.accessToken).username == "bob")
    let loser = try await stage.describeUser("ann").userAttributes
    #expect(loser?.contains(AttributeType(name: "email_verified", value: "false")) == true)
    #expect(try await stage.signIn("ann").authenticationResult != nil)
  }

  @Test("an administrator's verified address is an alias at once, and moves only by force")
  func administrators() async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    let verified = Self.mail.merging(["email_verified": "true"]) { $1 }
    try await stage.addUser("ann", attributes: verified)
    #expect(try await stage.signIn("ann@example.com").authenticationResult != nil)
    var request = AdminCreateUserRequest(
      userPoolId: stage.poolID,
      username: "bob",
      userAttributes: Stage.list(verified),
      messageAction: "SUPPRESS"
    )
    await #expect(
      throws: AuthenticationFailure.aliasExists("An account with the email already exists.")
    ) { try await stage.service.accounts.adminCreateUser(request, call: .recording(stage.context)) }
    await #expect(throws: Self.unknown) { try await stage.describeUser("bob") }
    request.forceAliasCreation = true
    _ = try await stage.service.accounts.adminCreateUser(request, call: .recording(stage.context))
    #expect(try await stage.describeUser("ann@example.com").username == "bob")
  }

  @Test("a preferred username cannot be another user's username, nor the other way round")
  func preferredUsernames() async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    try await stage.addUser("ann", attributes: ["preferred_username": "annie"])
    #expect(try await stage.describeUser("annie").username == "ann")
    await #expect(throws: AuthenticationFailure.usernameExists("User already exists")) {
      try await stage.signUp("annie")
    }
    await #expect {
      try await stage.addUser("bob", attributes: ["preferred_username": "ann"])
    } throws: { error in
      if case .aliasExists = error as? AuthenticationFailure { true } else { false }
    }
  }

  @Test("a username that looks like an alias is refused")
  func usernameForm() async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "Username cannot be of email format, since user pool is configured for email alias."
      )
    ) { try await stage.signUp("ann@example.com") }
    await #expect {
      try await stage.signUp("+4915112345678")
    } throws: { error in
      if case .invalidParameter = error as? AuthenticationFailure { true } else { false }
    }
  }

  @Test("E.1.12 where an address stands in for the username, the username is the sub")
  func addressAsUsername() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        usernameAttributes: ["email"],
        usernameConfiguration: UsernameConfigurationType(caseSensitive: false)
      )
    )
    let made = try await stage.signUp("Ann@example.com")
    #expect(UUIDText.isValid(made.userSub ?? ""))
    await #expect(throws: AuthenticationFailure.userNotConfirmed) {
      try await stage.signIn("ann@example.com")
    }
    await #expect(
      throws: AuthenticationFailure.usernameExists(
        "An account with the given email already exists."
      )
    ) { try await stage.signUp("ANN@example.com") }
    try await stage.confirm("ann@EXAMPLE.com", try await stage.code("ann@example.com"))
    let exchange = try await SRPExchange(stage, "ann@example.com")
    #expect(exchange.parameter("USER_ID_FOR_SRP") == made.userSub)
    let result = try await exchange.finish().authenticationResult
    let user = try await stage.getUser(result?.accessToken)
    #expect(user.username == made.userSub)
    #expect(
      user.userAttributes?.contains(AttributeType(name: "email", value: "Ann@example.com")) == true
    )
    await #expect(throws: AuthenticationFailure.invalidParameter("Username should be an email.")) {
      try await stage.signUp("ann")
    }
  }
}
