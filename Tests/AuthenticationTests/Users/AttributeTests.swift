internal import AuthenticationService
internal import Domain
internal import GatehouseMessages
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
    _ attributes: [String: String]
  ) async -> AuthenticationFailure? {
    do {
      _ = try await stage.signUp("ann", attributes: attributes)
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
      ("custom:tag", "a", "custom:tag: String must be at least 2 characters"),
      ("custom:tag", "abcde", "custom:tag: String must be no longer than 4 characters"),
      ("custom:nothing", "x", "Type for attribute {custom:nothing} could not be determined"),
      ("colour", "red", "Type for attribute {colour} could not be determined"),
    ]
  )
  func schema(_ name: String, value: String, fault: String) async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    let expected = AuthenticationFailure.invalidParameter(
      "Attributes did not conform to the schema: \(fault)\n"
    )
    #expect(await refusal(stage, Self.good.merging([name: value]) { $1 }) == expected)
  }

  @Test("addresses must have their form")
  func addresses() async throws {
    let stage = try await SignInHarness().stage(Self.pool)
    for address in ["ann", "ann@", "@example.com", "a b@example.com", "a@b@c", "a@b..c"] {
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
