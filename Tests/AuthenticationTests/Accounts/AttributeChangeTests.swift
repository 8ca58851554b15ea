internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import Domain
import GatehouseStubs
internal import TestSupport
internal import Testing

@Suite("A user's attributes")
struct AttributeChangeTests {
  private static let schema = [
    SchemaAttributeType(name: "tier", attributeDataType: "String", mutable: true),
    SchemaAttributeType(name: "badge", attributeDataType: "String", mutable: false),
    SchemaAttributeType(
      name: "age",
      attributeDataType: "Number",
      mutable: true,
      numberAttributeConstraints: NumberAttributeConstraintsType(minValue: "1", maxValue: "99")
    ),
    SchemaAttributeType(name: "family_name", attributeDataType: "String", required: true),
  ]
  private static let base = ["family_name": "Lee", "custom:badge": "7"]

  private func stage(
    _ client: CreateUserPoolClientRequest = CreateUserPoolClientRequest()
  ) async throws -> Stage {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(autoVerifiedAttributes: ["email"], schema: Self.schema),
      client
    )
    try await stage.addUser(
      "ann",
      attributes: Self.base.merging(ForgotPasswordTests.verified) { $1 }
    )
    return stage
  }

  private static func refused(_ fault: String) -> AuthenticationFailure {
    .invalidParameter("Attributes did not conform to the schema: \(fault)\n")
  }

  @Test("are changed by the user and by an administrator, and removed by an empty value")
  func changes() async throws {
    let stage = try await stage()
    let token = try await stage.tokens("ann").accessToken
    #expect(try await stage.update(token, ["custom:tier": "gold", "name": "Ann"]).isEmpty)
    try await stage.adminUpdate("ann", ["custom:age": "40"])
    var attributes = try await stage.attributes("ann")
    #expect(attributes["custom:tier"] == "gold")
    #expect(attributes["custom:age"] == "40")
    #expect(attributes["email_verified"] == "true")
    try await stage.update(token, ["name": ""])
    try await stage.delete(token, ["custom:tier"])
    try await stage.adminDelete("ann", ["custom:age", "gender"])
    attributes = try await stage.attributes("ann")
    #expect(attributes == Self.base.merging(ForgotPasswordTests.verified) { $1 })
  }

  @Test("keep the spelling they were set with, and an immutable one keeps it for good")
  func spellings() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(schema: Self.schema)
    )
    try await stage.addUser(
      "ann",
      attributes: ["family_name": "L\u{E9}e", "custom:badge": "\u{E9}"]
    )
    let token = try await stage.tokens("ann").accessToken
    try await stage.update(token, ["family_name": "Le\u{301}e"])
    #expect(try await stage.attributes("ann")["family_name"]?.exact == "Le\u{301}e".exact)
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "user.custom:badge: Attribute cannot be updated.\n"
      )
    ) { try await stage.update(token, ["custom:badge": "e\u{301}"]) }
    #expect(try await stage.attributes("ann")["custom:badge"]?.exact == "\u{E9}".exact)
  }

  @Test("are known by the name that the schema has, not by one that only looks like it")
  func attributeNames() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        schema: [SchemaAttributeType(name: "\u{E9}", attributeDataType: "String", mutable: true)]
      )
    )
    try await stage.addUser("ann")
    try await stage.adminUpdate("ann", ["custom:\u{E9}": "1"])
    await expectRefusal(.invalidParameter) {
      try await stage.adminUpdate("ann", ["custom:e\u{301}": "2"])
    }
    #expect(try await stage.attributes("ann") == ["custom:\u{E9}": "1"])
  }

  @Test("obey the schema: types, ranges, what is required and what may not change")
  func schema() async throws {
    let stage = try await stage()
    let token = try await stage.tokens("ann").accessToken
    let badge = AuthenticationFailure.invalidParameter(
      "user.custom:badge: Attribute cannot be updated.\n"
    )
    let required = AuthenticationFailure.invalidParameter(
      "user.family_name: Required attribute cannot be deleted."
    )
    await #expect(throws: Self.refused("custom:age: Number must be no larger than 99")) {
      try await stage.update(token, ["custom:age": "100"])
    }
    await #expect(throws: Self.refused("custom:age: Value must be a number")) {
      try await stage.adminUpdate("ann", ["custom:age": "old"])
    }
    await #expect(throws: badge) { try await stage.update(token, ["custom:badge": "8"]) }
    await #expect(throws: badge) { try await stage.adminUpdate("ann", ["custom:badge": "8"]) }
    await #expect(throws: badge) { try await stage.adminDelete("ann", ["custom:badge"]) }
    try await stage.update(token, ["custom:badge": "7"])
    await #expect(throws: required) { try await stage.delete(token, ["family_name"]) }
    await #expect(throws: required) { try await stage.adminDelete("ann", ["family_name"]) }
    await #expect(throws: required) { try await stage.update(token, ["family_name": ""]) }
    await #expect(throws: required) { try await stage.adminUpdate("ann", ["family_name": ""]) }
    await #expect(
      throws: AuthenticationFailure.invalidParameter("Invalid email address format.")
    ) { try await stage.update(token, ["email": "nonsense"]) }
  }

  @Test("that no schema has are named one in a line, and nothing is changed")
  func unknown() async throws {
    let stage = try await stage()
    let token = try await stage.tokens("ann").accessToken
    let before = try await stage.attributes("ann")
    let expected = AuthenticationFailure.invalidParameter(
      """
      user.custom:one: Attribute does not exist in the schema.
      user.two: Attribute does not exist in the schema.

      """
    )
    let given = ["custom:one", "name", "two"].map { AttributeType(name: $0, value: "1") }
    await #expect(throws: expected) {
      _ = try await stage.service.accounts.updateUserAttributes(
        UpdateUserAttributesRequest(userAttributes: given, accessToken: token),
        call: .recording(stage.context)
      )
    }
    await #expect(throws: expected) {
      _ = try await stage.service.accounts.adminUpdateUserAttributes(
        AdminUpdateUserAttributesRequest(
          userPoolId: stage.poolID,
          username: "ann",
          userAttributes: given
        ),
        call: .recording(stage.context)
      )
    }
    let names = given.compactMap(\.name)
    await #expect(throws: expected) { try await stage.delete(token, names) }
    await #expect(throws: expected) { try await stage.adminDelete("ann", names) }
    #expect(try await stage.attributes("ann") == before)
  }

  @Test("are only written as far as the client may, and never verified by it")
  func permissions() async throws {
    let stage = try await stage(
      CreateUserPoolClientRequest(writeAttributes: ["name", "family_name"])
    )
    let token = try await stage.tokens("ann").accessToken
    let refused = AuthenticationFailure.notAuthorized(
      "A client attempted to write unauthorized attribute"
    )
    try await stage.update(token, ["name": "Ann"])
    for name in ["custom:tier", "email_verified", "sub"] {
      await #expect(throws: refused) { try await stage.update(token, [name: "true"]) }
      await #expect(throws: refused) { try await stage.delete(token, [name]) }
    }
    try await stage.adminUpdate("ann", ["email_verified": "false"])
    #expect(try await stage.attributes("ann")["email_verified"] == "false")
    await #expect(
      throws: AuthenticationFailure.invalidParameter("Cannot modify the non-mutable attribute sub")
    ) { try await stage.adminUpdate("ann", ["sub": "x"]) }
  }

  @Test("an address that the user does not have cannot be called verified or unverified")
  func absentAddress() async throws {
    let stage = try await stage()
    for word in ["true", "false"] {
      await #expect(
        throws: AuthenticationFailure.invalidParameter(
          "Phone Number is required to verify/un-verify a phone number"
        )
      ) { try await stage.adminUpdate("ann", ["phone_number_verified": word]) }
    }
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "Email is required to verify/un-verify an email"
      )
    ) { try await stage.adminUpdate("ann", ["email": "", "email_verified": "true"]) }
    #expect(try await stage.attributes("ann")["phone_number_verified"] == nil)
    try await stage.adminUpdate(
      "ann",
      ["phone_number": "+15551234567", "phone_number_verified": "true"]
    )
    #expect(try await stage.attributes("ann")["phone_number_verified"] == "true")
  }

  @Test("a changed e-mail address is not verified until its code is shown")
  func newAddress() async throws {
    let stage = try await stage()
    let token = try await stage.tokens("ann").accessToken
    let details = try await stage.update(token, ["email": "new@mail.test"])
    #expect(details.map(\.destination) == ["n***@m***"])
    #expect(try await stage.attributes("ann")["email"] == "new@mail.test")
    #expect(try await stage.attributes("ann")["email_verified"] == "false")
    let code = try await stage.newestCode("ann")
    try await stage.verify(token, code)
    #expect(try await stage.attributes("ann")["email_verified"] == "true")
    await #expect(throws: AuthenticationFailure.expiredCode) {
      try await stage.verify(token, code)
    }
    // The same address once more is no change.
    #expect(try await stage.update(token, ["email": "new@mail.test"]).isEmpty)
    #expect(try await stage.attributes("ann")["email_verified"] == "true")
  }

  @Test("a code proves the address it was sent to and no other, for a day")
  func boundCodes() async throws {
    let stage = try await stage()
    let token = try await stage.tokens("ann").accessToken
    try await stage.update(token, ["email": "mine@mail.test"])
    let mine = try await stage.newestCode("ann")
    // Another user's address, without a code of its own.
    try await stage.adminUpdate("ann", ["email": "theirs@mail.test", "email_verified": "true"])
    try await stage.adminUpdate("ann", ["email_verified": "false"])
    await #expect(throws: AuthenticationFailure.expiredCode) {
      try await stage.verify(token, mine)
    }
    try await stage.askToVerify(token)
    var code = try await stage.newestCode("ann")
    if code == mine {
      // One in a million.
      try await stage.askToVerify(token)
      code = try await stage.newestCode("ann")
    }
    await #expect(throws: AuthenticationFailure.codeMismatch) {
      try await stage.verify(token, mine)
    }
    await #expect(throws: AuthenticationFailure.expiredCode) {
      try await stage.verify(token, code, "phone_number")
    }
    stage.harness.clock.advance(by: .seconds(86_400))
    let later = try await stage.tokens("ann").accessToken
    await #expect(throws: AuthenticationFailure.expiredCode) {
      try await stage.verify(later, code)
    }
  }

  @Test("an administrator verifies an address without a code")
  func administratorsAddress() async throws {
    let stage = try await stage()
    let before = try await stage.messageCount()
    try await stage.adminUpdate("ann", ["email": "a@mail.test", "email_verified": "true"])
    #expect(try await stage.attributes("ann")["email_verified"] == "true")
    #expect(try await stage.messageCount() == before)
    try await stage.adminUpdate("ann", ["email": "b@mail.test"])
    #expect(try await stage.attributes("ann")["email_verified"] == "false")
    #expect(try await stage.messageCount() == before + 1)
  }

  @Test("an address goes with the word that it is verified, and with its codes")
  func deletedAddress() async throws {
    let stage = try await stage()
    let token = try await stage.tokens("ann").accessToken
    try await stage.askToVerify(token)
    let code = try await stage.newestCode("ann")
    try await stage.delete(token, ["email"])
    #expect(try await stage.attributes("ann") == Self.base)
    await #expect(throws: AuthenticationFailure.expiredCode) {
      try await stage.verify(token, code)
    }
    await #expect(
      throws: AuthenticationFailure.invalidParameter("User has no attribute email to verify.")
    ) { try await stage.askToVerify(token) }
  }

  @Test("keep the old address until the new one is verified, where the pool wants it so")
  func keptAddress() async throws {
    let stage = try await SignInHarness().stage(
      CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        aliasAttributes: ["email"],
        userAttributeUpdateSettings: UserAttributeUpdateSettingsType(
          attributesRequireVerificationBeforeUpdate: ["email"]
        )
      )
    )
    try await stage.addUser("ann", attributes: ForgotPasswordTests.verified)
    // That the waiting one is not verified says nothing of the one that is kept.
    for word in ["false", ""] {
      try await stage.adminUpdate("ann", ["email": "next@mail.test", "email_verified": word])
      #expect(try await stage.attributes("ann") == ForgotPasswordTests.verified)
      _ = try await stage.tokens("ann@example.com")
    }
    let token = try await stage.tokens("ann").accessToken
    let details = try await stage.update(token, ["email": "new@mail.test"])
    #expect(details.map(\.destination) == ["n***@m***"])
    #expect(try await stage.attributes("ann") == ForgotPasswordTests.verified)
    _ = try await stage.tokens("ann@example.com")
    // A repeated code goes to the waiting address, too.
    #expect(try await stage.askToVerify(token)?.destination == "n***@m***")
    try await stage.verify(token, try await stage.newestCode("ann"))
    #expect(
      try await stage.attributes("ann")
        == ["email": "new@mail.test", "email_verified": "true"]
    )
    _ = try await stage.tokens("new@mail.test")
    await #expect(throws: AuthenticationFailure.userNotFound("User does not exist.")) {
      try await stage.signIn("ann@example.com")
    }
    try await stage.adminUpdate("ann", ["email_verified": "false"])
    #expect(try await stage.attributes("ann")["email_verified"] == "false")
  }

  @Test("many changes at once all take effect")
  func concurrent() async throws {
    let stage = try await stage()
    let names = ["name", "given_name", "nickname", "profile", "website", "locale", "gender"]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for name in names {
        group.addTask { try await stage.adminUpdate("ann", [name: "x"]) }
      }
      try await group.waitForAll()
    }
    let attributes = try await stage.attributes("ann")
    #expect(names.allSatisfy { attributes[$0] == "x" })
  }
}
