internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import Testing

@Suite("E.1.13 An alias that changes")
struct AliasChangeTests {
  private static let pool = CreateUserPoolRequest(
    autoVerifiedAttributes: ["email"],
    aliasAttributes: ["email", "preferred_username"]
  )
  private static let unknown = AuthenticationFailure.userNotFound("User does not exist.")

  @Test("is the verified address: the old one goes at once, the new one comes by its code")
  func swap() async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    let token = try await stage.tokens("ann@example.com").accessToken
    try await stage.update(token, ["email": "new@mail.test"])
    for name in ["ann@example.com", "new@mail.test"] {
      await #expect(throws: Self.unknown) { try await stage.signIn(name) }
    }
    try await stage.verify(token, try await stage.newestCode("ann"))
    _ = try await stage.tokens("new@mail.test")
    // The old address is free for another user.
    try await stage.addUser("bob", attributes: ForgotPasswordTests.verified)
    _ = try await stage.tokens("ann@example.com")
    try await stage.delete(token, ["email"])
    await #expect(throws: Self.unknown) { try await stage.signIn("new@mail.test") }
  }

  @Test("moves to the next user who verifies the address, by the code or by an administrator")
  func moves() async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    try await stage.addUser("bob", attributes: ["email": "bob@mail.test"])
    let token = try await stage.tokens("bob").accessToken
    try await stage.update(token, ["email": "ann@example.com"])
    // Who only says so has nothing of it.
    #expect(try await stage.describeUser("ann@example.com").username == "ann")
    try await stage.verify(token, try await stage.newestCode("bob"))
    for (owner, loser) in [("bob", "ann"), ("ann", "bob")] {
      #expect(try await stage.describeUser("ann@example.com").username == owner)
      #expect(try await stage.attributes(owner)["email_verified"] == "true")
      #expect(try await stage.attributes(loser)["email_verified"] == "false")
      #expect(try await stage.attributes(loser)["email"] == "ann@example.com")
      try await stage.adminUpdate("ann", ["email_verified": "true"])
    }
  }

  @Test("is a preferred_username that no other user has")
  func preferredUsername() async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    let taken = AuthenticationFailure.aliasExists(
      "An account with the preferred_username already exists."
    )
    try await stage.addUser("ann")
    try await stage.addUser("bob")
    let ann = try await stage.tokens("ann").accessToken
    let bob = try await stage.tokens("bob").accessToken
    try await stage.update(ann, ["preferred_username": "queen"])
    _ = try await stage.tokens("queen")
    await #expect(throws: taken) { try await stage.update(bob, ["preferred_username": "queen"]) }
    await #expect(throws: taken) { try await stage.update(bob, ["preferred_username": "ann"]) }
    try await stage.update(ann, ["preferred_username": "king"])
    await #expect(throws: Self.unknown) {
      try await stage.signIn("nobody")
    }
    try await stage.update(bob, ["preferred_username": "queen"])
    #expect(
      try await stage.getUser(try await stage.tokens("queen").accessToken).username == "bob"
    )
    try await stage.delete(ann, ["preferred_username"])
    await #expect(throws: Self.unknown) { try await stage.signIn("king") }
  }

  @Test("is told from one that only looks the same, as its owner is")
  func spellings() async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    let (composed, decomposed) = ("n\u{E9}", "ne\u{301}")
    try await stage.addUser("ann", attributes: ["preferred_username": composed])
    try await stage.addUser("bob", attributes: ["preferred_username": decomposed])
    await #expect(
      throws: AuthenticationFailure.aliasExists(
        "An account with the preferred_username already exists."
      )
    ) { try await stage.adminUpdate("ann", ["preferred_username": decomposed]) }
    #expect(try await stage.describeUser(composed).username == "ann")
    #expect(try await stage.describeUser(decomposed).username == "bob")
    try await stage.adminUpdate("bob", ["preferred_username": "bobby"])
    try await stage.adminUpdate("ann", ["preferred_username": decomposed])
    #expect(try await stage.describeUser(decomposed).username == "ann")
    await #expect(throws: Self.unknown) { try await stage.describeUser(composed) }
    #expect(try await stage.attributes("ann")["preferred_username"]?.exact == decomposed.exact)
  }

  @Test("is not another user's because the two usernames look the same")
  func likeNames() async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    try await stage.addUser("ann\u{E9}", attributes: ForgotPasswordTests.verified)
    await #expect(
      throws: AuthenticationFailure.aliasExists("An account with the email already exists.")
    ) { try await stage.addUser("anne\u{301}", attributes: ForgotPasswordTests.verified) }
    await #expect(throws: Self.unknown) { try await stage.describeUser("anne\u{301}") }
  }

  @Test("is no preferred_username that could be a user's address: its owner is found by it")
  func addressAsPreferredUsername() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(aliasAttributes: ["email", "phone_number", "preferred_username"])
    )
    try await stage.addUser("mallory")
    let token = try await stage.tokens("mallory").accessToken
    for (address, form, alias) in [
      ("ceo@corp.test", "email", "email"), ("+15550000001", "phone number", "phone"),
    ] {
      let refusal = AuthenticationFailure.invalidParameter(
        """
        Preferred username cannot be of \(form) format, since user pool is configured for \
        \(alias) alias.
        """
      )
      await #expect(throws: refusal) {
        try await stage.update(token, ["preferred_username": address])
      }
      await #expect(throws: refusal) {
        try await stage.adminUpdate("mallory", ["preferred_username": address])
      }
      await #expect(throws: refusal) {
        try await stage.addUser("eve", attributes: ["preferred_username": address])
      }
      await #expect(throws: Self.unknown) { try await stage.describeUser(address) }
    }
    try await stage.update(token, ["preferred_username": "ceo"])
    try await stage.addUser(
      "boss",
      attributes: ["email": "ceo@corp.test", "email_verified": "true"]
    )
    #expect(try await stage.describeUser("ceo@corp.test").username == "boss")
  }

  @Test("is no name that becomes an address in its canonical form")
  func foldedAddress() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        aliasAttributes: ["email", "preferred_username"],
        usernameConfiguration: UsernameConfigurationType(caseSensitive: false)
      )
    )
    // The Kelvin sign, which is a small k where case does not matter.
    let name = "\u{212A}im@corp.test"
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "Username cannot be of email format, since user pool is configured for email alias."
      )
    ) { try await stage.signUp(name) }
    try await stage.addUser("mallory")
    let token = try await stage.tokens("mallory").accessToken
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        """
        Preferred username cannot be of email format, since user pool is configured for email \
        alias.
        """
      )
    ) { try await stage.update(token, ["preferred_username": name]) }
    await #expect(throws: Self.unknown) { try await stage.describeUser("kim@corp.test") }
  }

  @Test("is no preferred_username before the confirmation")
  func preferredUsernameAtSignUp() async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    let refusal = AuthenticationFailure.invalidParameter(
      """
      Preferred username cannot be provided for unconfirmed account, since user pool is \
      configured for preferred username alias.
      """
    )
    await #expect(throws: refusal) {
      try await stage.signUp("eve", attributes: ["preferred_username": "queen"])
    }
    await #expect(throws: Self.unknown) { try await stage.describeUser("eve") }
  }

  @Test("is an address in the username's place, verified or not")
  func usernameAttribute() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(autoVerifiedAttributes: ["email"], usernameAttributes: ["email"])
    )
    try await stage.addUser("ann@example.com", attributes: ForgotPasswordTests.verified)
    try await stage.addUser("bob@example.com")
    let token = try await stage.tokens("ann@example.com").accessToken
    await #expect(
      throws: AuthenticationFailure.aliasExists("An account with the given email already exists.")
    ) { try await stage.update(token, ["email": "bob@example.com"]) }
    try await stage.update(token, ["email": "new@mail.test"])
    _ = try await stage.tokens("new@mail.test")
    await #expect(throws: Self.unknown) { try await stage.signIn("ann@example.com") }
    try await stage.verify(token, try await stage.newestCode("new@mail.test"))
    _ = try await stage.tokens("new@mail.test")
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "Cannot delete the attribute email, which is used as username."
      )
    ) { try await stage.delete(token, ["email"]) }
  }
}
