internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import PublicOperations
internal import Testing

@Suite("User attributes")
struct AttributeTests {
  private static let pool = CreateUserPoolRequest(
    schema: [
      SchemaAttributeType(name: "email", required: true),
      SchemaAttributeType(name: "name", required: true),
      SchemaAttributeType(
        name: "level",
        attributeDataType: "Number",
        mutable: true,
        numberAttributeConstraints: NumberAttributeConstraintsType(minValue: "1", maxValue: "10")
      ),
      SchemaAttributeType(
        name: "tag",
        attributeDataType: "String",
        mutable: true,
        stringAttributeConstraints: StringAttributeConstraintsType(minLength: "2", maxLength: "4")
      ),
      SchemaAttributeType(name: "since", attributeDataType: "DateTime", mutable: true),
      SchemaAttributeType(
        name: "rank",
        attributeDataType: "String",
        developerOnlyAttribute: true,
        mutable: true
      ),
    ]
  )
  private static let good = ["email": "ann@example.com", "name": "Ann"]

  private func refusal(
    _ stage: Stage,
    _ attributes: [String: String],
    of name: String = "ann"
  ) async -> AuthenticationFailure? {
    do {
      _ = try await stage.signUp(name, attributes: attributes)
      return nil
    } catch {
      return error as? AuthenticationFailure
    }
  }

  @Test("that are required must be there, each named")
  func required() async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    let expected = AuthenticationFailure.invalidParameter(
      """
      Attributes did not conform to the schema: name: The attribute is required
      email: The attribute is required

      """
    )
    #expect(await refusal(stage, [:]) == expected)
    #expect(await refusal(stage, Self.good) == nil)
  }

  @Test(
    "must fit the schema",
    arguments: [
      ("custom:level", "0", "custom:level: Number must be at least 1"),
      ("custom:level", "11", "custom:level: Number must be no larger than 10"),
      ("custom:level", "ten", "custom:level: Value must be a number"),
      ("custom:tag", "a", "custom:tag: String must be no shorter than 2 characters"),
      (
        "birthdate", "2000-99-99",
        "birthdate: Value must be a valid 10 character date in the format YYYY-MM-DD"
      ),
      ("birthdate", "1/1/2000", "birthdate: String must be no shorter than 10 characters"),
      ("custom:since", "garbage", "custom:since: Value must be a point in time"),
      ("custom:tag", "abcde", "custom:tag: String must be no longer than 4 characters"),
      ("custom:nothing", "x", "custom:nothing: Attribute does not exist in the schema."),
      ("colour", "red", "colour: Attribute does not exist in the schema."),
      ("Email", "x", "Email: Attribute does not exist in the schema."),
    ]
  )
  func schema(_ name: String, value: String, fault: String) async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    let expected = AuthenticationFailure.invalidParameter(
      "Attributes did not conform to the schema: \(fault)\n"
    )
    #expect(await refusal(stage, Self.good.merging([name: value]) { $1 }) == expected)
  }

  @Test("that no schema has are named one in a line, at a sign-up and for an administrator")
  func unknown() async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    let given = [
      AttributeType(name: "email", value: "ann@example.com"),
      AttributeType(name: "custom:b", value: "1"), AttributeType(name: "name", value: "Ann"),
      AttributeType(name: "custom:a", value: ""),
    ]
    let expected = AuthenticationFailure.invalidParameter(
      """
      Attributes did not conform to the schema: custom:b: Attribute does not exist in the schema.
      custom:a: Attribute does not exist in the schema.

      """
    )
    await #expect(throws: expected) {
      _ = try await stage.service.accounts.signUp(
        SignUpRequest(
          clientId: stage.clientID,
          username: "ann",
          password: SignInHarness.password,
          userAttributes: given
        ),
        call: .recording(stage.context)
      )
    }
    await #expect(throws: expected) {
      _ = try await stage.service.accounts.adminCreateUser(
        AdminCreateUserRequest(
          userPoolId: stage.poolID,
          username: "ann",
          userAttributes: given
        ),
        call: .recording(stage.context)
      )
    }
    await #expect(throws: AuthenticationFailure.userNotFound("User does not exist.")) {
      try await stage.describeUser("ann")
    }
  }

  @Test("without a name are refused by their place in the list")
  func nameless() async throws {
    let stage = try await SignInHarness().stage()
    let failure = await #expect(throws: AuthenticationFailure.self) {
      _ = try await stage.service.accounts.adminCreateUser(
        AdminCreateUserRequest(
          userPoolId: stage.poolID,
          username: "ann",
          userAttributes: [
            AttributeType(name: "name", value: "Ann"), AttributeType(value: "nobody's"),
          ]
        ),
        call: .recording(stage.context)
      )
    }
    #expect(
      failure
        == .invalidParameter(
          "1 validation error detected: Value null at 'userAttributes.2.member.name' failed to "
            + "satisfy constraint: Member must not be null"
        )
    )
  }

  @Test(
    "are dates of the calendar, and points in time in any of ISO 8601's forms or as a number",
    arguments: [
      [
        ("birthdate", "2000-02-29", true), ("birthdate", "0000-12-31", true),
        ("birthdate", "1900-02-29", false), ("birthdate", "2001-04-31", false),
        ("birthdate", "01/01/2000", false), ("birthdate", "2000-1-001", false),
        ("birthdate", "2000-00-10", false), ("birthdate", "２０００-01", false),
        ("custom:since", "2026-11-21", true), ("custom:since", "2026-11-21T12:30", true),
        ("custom:since", "2026-11-21T12:30:59Z", true),
        ("custom:since", "2026-11-21 12:30:59.123+01:00", true),
        ("custom:since", "2026-11-21t12:30:60-0330", true), ("custom:since", "1795219200", true),
        ("custom:since", "2026-11-31", false), ("custom:since", "2026-11-21T", false),
        ("custom:since", "2026-11-21T24:00", false), ("custom:since", "2026-11-21T12:60", false),
        ("custom:since", "2026-11-21T12:30:59.", false),
        ("custom:since", "2026-11-21T12:30.5", false),
        ("custom:since", "2026-11-21T12:30Zx", false),
        ("custom:since", "2026-11-21T12:30+1", false),
        ("custom:since", "2026-11-21T12:30+0160", false), ("custom:since", "-1", false),
        ("custom:since", "2026-11-21T12:30+1:000", false),
        ("custom:since", String(repeating: "1", count: 16), false),
      ]
    ]
  )
  func dates(_ cases: [(String, String, Bool)]) async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    for (index, (name, value, isTaken)) in cases.enumerated() {
      let attributes = Self.good.merging([name: value]) { $1 }
      let refusal = await refusal(stage, attributes, of: "ann\(index)")
      #expect((refusal == nil) == isTaken, "\(name) \(value) \(String(describing: refusal))")
    }
  }

  @Test("addresses must have their form, and be such that mail can be sent to them")
  func addresses() async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    for address in [
      "ann", "ann@", "@example.com", "a b@example.com", "a@b@c", "a@b..c",
      "j\u{FC}@example.com", "a@j\u{FC}.example", ".a@example.com", "a..b@example.com",
      "a.@example.com", "a@ex_ample.com", "-a@example.com", "a@-example.com", "a@example-.com",
      "a\u{85}@example.com", "a\u{202E}b@example.com", "a\r\nBcc:x@example.com", "a@example.com,b",
      String(repeating: "a", count: 65) + "@example.com",
    ] {
      #expect(
        await refusal(stage, ["name": "Ann", "email": address])
          == .invalidParameter("Invalid email address format.")
      )
    }
    for number in ["123", "+", "+12a", "+1234567890123456"] {
      #expect(
        await refusal(stage, Self.good.merging(["phone_number": number]) { $1 })
          == .invalidParameter("Invalid phone number format.")
      )
    }
  }

  @Test("that a client may not write are refused, and readable only where the client may read")
  func clientPermissions() async throws {
    let harness = try await SignInHarness()
    let stage = try await harness.stage(
      Self.pool,
      CreateUserPoolClientRequest(
        readAttributes: ["email"],
        writeAttributes: ["email", "name"]
      )
    )
    let unauthorized = AuthenticationFailure.notAuthorized(
      "A client attempted to write unauthorized attribute"
    )
    for name in ["custom:tag", "dev:custom:rank", "email_verified", "sub"] {
      #expect(await refusal(stage, Self.good.merging([name: "true"]) { $1 }) == unauthorized)
    }
    try await stage.addUser("bob", attributes: Self.good)
    let tokens = try await stage.tokens("bob")
    let user = try await stage.getUser(tokens.accessToken)
    #expect(user.userAttributes?.map(\.name) == ["sub", "email"])
    let claims = try TokenPayload.decode(tokens.idToken)
    #expect(claims["email"] == .string("ann@example.com"))
    #expect(claims["name"] == nil)
  }

  @Test("stand in the ID token: verified flags as booleans, custom ones as text")
  func idToken() async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    try await stage.addUser(
      "ann",
      attributes: Self.good.merging(["custom:level": "7", "email_verified": "true"]) { $1 }
    )
    let tokens = try await stage.tokens("ann")
    let id = try TokenPayload.decode(tokens.idToken)
    #expect(id["email_verified"] == .bool(true))
    #expect(id["custom:level"] == .string("7"))
    #expect(id["cognito:username"] == .string("ann"))
    #expect(id["aud"] == .string(stage.clientID))
    #expect(id["at_hash"] == nil)
    let access = try TokenPayload.decode(tokens.accessToken)
    #expect(access["scope"] == .string("aws.cognito.signin.user.admin"))
    #expect(access["username"] == .string("ann"))
    #expect(access["client_id"] == .string(stage.clientID))
    #expect(access["origin_jti"] == id["origin_jti"])
  }

  @Test("an administrator may write what a client may not, but not the sub")
  func administrator() async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    try await stage.addUser("ann", attributes: ["dev:custom:rank": "general"])
    await #expect {
      try await stage.addUser("bob", attributes: ["sub": "x"])
    } throws: { error in
      if case .invalidParameter = error as? AuthenticationFailure { true } else { false }
    }
  }
}
