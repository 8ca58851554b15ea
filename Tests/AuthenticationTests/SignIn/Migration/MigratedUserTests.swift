internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationNotifications
internal import Domain
internal import Testing

@Suite("The user that a function of UserMigration describes")
struct MigratedUserTests {
  private typealias Migration = UserMigrationTests

  @Test(
    "CUS-38: fits the pool, or is an invalid answer that makes no user",
    arguments: [
      (
        ["userAttributes": Migration.attributes(["shoe_size": "41"])] as Migration.Members,
        "Attributes did not conform to the schema: shoe_size: Attribute does not exist in the "
          + "schema.\n"
      ),
      (
        ["userAttributes": .object(["email": .number(7)])],
        "Unrecognizable lambda output"
      ),
      (
        ["userAttributes": Migration.attributes(["email": "no address"])],
        "Invalid email address format."
      ),
      (
        ["userAttributes": Migration.attributes(["email": "ann@example.com", "sub": "1"])],
        "Cannot modify the non-mutable attribute sub"
      ),
      (
        ["userAttributes": Migration.attributes(["name": "Ann"])],
        "Attributes did not conform to the schema: email: The attribute is required\n"
      ),
      (
        ["userAttributes": Migration.attributes(["email": "a@example.com", "username": "bob"])],
        "userAttributes.username must be the name of the sign-in."
      ),
      (
        ["finalUserStatus": .string("UNCONFIRMED")],
        "finalUserStatus must be CONFIRMED or RESET_REQUIRED."
      ),
      (["messageAction": .string("RESEND")], "messageAction must be SUPPRESS or absent."),
      (
        ["enableSMSMFA": .bool(true)],
        "enableSMSMFA needs a phone number, and a pool with MFA by SMS."
      ),
      (
        ["messageAction": .null, "desiredDeliveryMediums": .array([.string("POST")])],
        "desiredDeliveryMediums must be EMAIL or SMS."
      ),
    ]
  )
  private func faults(members: Migration.Members, sentence: String) async throws {
    let pool = CreateUserPoolRequest(
      schema: [SchemaAttributeType(name: "email", required: true)]
    )
    try await Migration.with(Migration.changing(members), pool: pool) { stage, _ in
      await #expect(throws: Migration.invalid(sentence)) { try await stage.signIn("ann", "x") }
      let users = try await stage.list().users
      #expect(users?.isEmpty == true)
    }
  }

  @Test("CUS-38: is welcomed without a password, at the addresses that there are")
  func welcome() async throws {
    let media: [JSONValue] = [
      .null, .array([.string("SMS"), .string("EMAIL")]), .array([.string("EMAIL")]),
    ]
    for wanted in media {
      let response = Migration.changing([
        "messageAction": .null, "desiredDeliveryMediums": wanted,
      ])
      try await Migration.with(response) { stage, _ in
        #expect(try await stage.tokens("ann", "s3cret").accessToken != nil)
        let listed = try await stage.harness.outbox.listOutboxMessages(
          ListOutboxMessagesRequest(userPoolId: stage.poolID, limit: 10),
          context: stage.context
        ).messages
        #expect(listed.count == 1 && listed.first?.destination == "ann@example.com")
        let body = String(decoding: listed.first?.body ?? [], as: UTF8.self)
        #expect(body == "Your username is ann.")
      }
    }
  }

  @Test("CUS-38: signs in by an alias as the username that the function says, once it is verified")
  func alias() async throws {
    let pool = CreateUserPoolRequest(aliasAttributes: ["email"])
    let named = Migration.changing([
      "userAttributes": Migration.attributes([
        "username": "ann", "email": "ann@example.com", "email_verified": "true",
      ])
    ])
    try await Migration.with(named, pool: pool) { stage, server in
      let tokens = try await stage.tokens("ann@example.com", "x")
      #expect(tokens.accessToken != nil)
      #expect(try await stage.describeUser("ann").userStatus == "CONFIRMED")
      #expect(try await stage.tokens("ann@example.com", "x").accessToken != nil)
      #expect(server.invocations.count == 1)
    }
    try await Migration.with(Migration.ann, pool: pool) { stage, _ in
      await #expect(
        throws: Migration.invalid(
          "userAttributes.username is needed where the sign-in is by an alias."
        )
      ) { try await stage.signIn("ann@example.com", "x") }
    }
  }

  @Test("a username that is another user's lets no stranger in as that user (takeover)")
  func takenUsername() async throws {
    let response = Migration.changing([
      "userAttributes": Migration.attributes([
        "username": "bob", "email": "eve@example.com", "email_verified": "true",
      ])
    ])
    let pool = CreateUserPoolRequest(aliasAttributes: ["email"])
    try await Migration.with(response, pool: pool) { stage, _ in
      try await stage.addUser("bob")
      await #expect(
        throws: Migration.invalid("The username of the migrated user is another user's.")
      ) { try await stage.signIn("eve@example.com", "x") }
      #expect(try await stage.attributes("bob")["email"] == nil)
    }
  }

  @Test("CUS-38: another user's verified address is taken only where the function says so")
  func takenAlias() async throws {
    let pool = CreateUserPoolRequest(aliasAttributes: ["email"])
    for isForced in [false, true] {
      let response = Migration.changing(["forceAliasCreation": .bool(isForced)])
      try await Migration.with(response, pool: pool) { stage, _ in
        try await stage.addUser(
          "bob",
          attributes: ["email": "ann@example.com", "email_verified": "true"]
        )
        if isForced {
          #expect(try await stage.tokens("ann", "x").accessToken != nil)
          #expect(try await stage.attributes("bob")["email_verified"] == "false")
        } else {
          await #expect(
            throws: AuthenticationFailure.aliasExists("An account with the email already exists.")
          ) { try await stage.signIn("ann", "x") }
          #expect(try await stage.list().users?.count == 1)
        }
      }
    }
  }

  @Test("CUS-38: where addresses stand for usernames the username is a UUID")
  func addressAsUsername() async throws {
    let pool = CreateUserPoolRequest(usernameAttributes: ["email"])
    try await Migration.with(Migration.ann, pool: pool) { stage, server in
      #expect(try await stage.tokens("ann@example.com", "x").accessToken != nil)
      let user = try #require(try await stage.list().users?.first)
      #expect(user.username?.count == 36)
      // A name that no user of the pool could have is not asked about.
      await #expect(throws: Migration.incorrect) { try await stage.signIn("ann", "x") }
      #expect(server.invocations.count == 1)
    }
    let other = Migration.changing([
      "userAttributes": Migration.attributes(["email": "bob@example.com"])
    ])
    try await Migration.with(other, pool: pool) { stage, _ in
      await #expect(
        throws: Migration.invalid("The username and the attribute email differ.")
      ) { try await stage.signIn("ann@example.com", "x") }
    }
  }

  @Test("CUS-38: a second factor by SMS is on from the beginning where the function says so")
  func enabledFactor() async throws {
    let response = Migration.changing([
      "userAttributes": Migration.attributes(["phone_number": FactorStage.phone]),
      "enableSMSMFA": .bool(true),
    ])
    try await Migration.with(response) { stage, _ in
      try await FactorStage(stage).configure("OPTIONAL", sms: true)
      #expect(try await stage.signIn("ann", "x").challengeName == "SMS_MFA")
    }
  }
}
