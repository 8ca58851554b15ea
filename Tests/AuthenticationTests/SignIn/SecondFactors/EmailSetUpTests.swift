internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationService
import GatehouseStubs
internal import PublicOperations
internal import RPC
internal import Testing

@Suite("MFA_SETUP by e-mail")
struct EmailSetUpTests {
  private func begin(
    _ factors: FactorStage,
    _ address: String,
    _ session: String?,
    name: String = "ann"
  ) async throws -> RespondToAuthChallengeResponse {
    try await factors.stage.respond(
      "MFA_SETUP",
      ["USERNAME": name, "EMAIL": address],
      session: session
    )
  }

  @Test("a user without a factor gives an address, and its code makes it verified and a factor")
  func setsUp() async throws {
    let factors = try await FactorStage("ON", token: true, email: true)
    let stage = factors.stage
    try await stage.addUser("ann")
    let asked = try await stage.signIn("ann")
    #expect(asked.challengeName == "MFA_SETUP")
    #expect(
      asked.challengeParameters?["MFAS_CAN_SETUP"] == #"["SOFTWARE_TOKEN_MFA","EMAIL_OTP"]"#
    )
    let next = try await begin(factors, "ann@example.com", asked.session)
    #expect(next.challengeName == "EMAIL_OTP")
    #expect(next.challengeParameters?["CODE_DELIVERY_DELIVERY_MEDIUM"] == "EMAIL")
    #expect(next.challengeParameters?["CODE_DELIVERY_DESTINATION"] == "a***@e***")
    let message = try await stage.harness.newestMessage(stage.client, "ann")
    #expect(message.destination == "ann@example.com")
    let code = try await stage.code("ann")
    await #expect(throws: FactorStage.wrongSent) {
      try await factors.answer("EMAIL_OTP", FactorStage.another(code), next.session)
    }
    #expect(try await stage.describeUser("ann").userAttributes?.count == 1)
    let done = try await factors.answer("EMAIL_OTP", code, next.session)
    let user = try await stage.getUser(done.authenticationResult?.accessToken)
    let attributes = Dictionary(
      uniqueKeysWithValues: (user.userAttributes ?? []).map { ($0.name ?? "", $0.value ?? "") }
    )
    #expect(attributes["email"] == "ann@example.com")
    #expect(attributes["email_verified"] == "true")
    #expect(user.userMfaSettingList == ["EMAIL_OTP"])
    #expect(user.preferredMfaSetting == "EMAIL_OTP")
    #expect(try await stage.signIn("ann").challengeName == "EMAIL_OTP")
  }

  @Test("the code is proof enough where an address waits for its verification before it counts")
  func keptUntilVerified() async throws {
    let factors = try await FactorStage(
      "ON",
      email: true,
      pool: CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        userAttributeUpdateSettings: UserAttributeUpdateSettingsType(
          attributesRequireVerificationBeforeUpdate: ["email"]
        )
      )
    )
    let stage = factors.stage
    try await stage.addUser("ann")
    let session = try await stage.signIn("ann").session
    let next = try await begin(factors, "ann@example.com", session)
    let done = try await factors.answer("EMAIL_OTP", try await stage.code("ann"), next.session)
    #expect(done.authenticationResult != nil)
    #expect(try await stage.signIn("ann").challengeName == "EMAIL_OTP")
  }

  @Test("an address that is none changes nothing, and another's moves to who reads its messages")
  func refused() async throws {
    let factors = try await FactorStage(
      "ON",
      email: true,
      pool: CreateUserPoolRequest(aliasAttributes: ["email"])
    )
    let stage = factors.stage
    try await stage.addUser(
      "bob",
      attributes: ["email": "bob@example.com", "email_verified": "true"]
    )
    try await stage.addUser("ann")
    let session = try await stage.signIn("ann").session
    for address in ["", "ann", "ann@", "ann@example.com\r\nBcc: eve@example.com"] {
      await expectRefusal(.invalidParameter) {
        try await begin(factors, address, session)
      }
    }
    #expect(try await stage.describeUser("ann").userAttributes?.count == 1)
    // Whether another user has the address is not told, and nothing moves without the code.
    let asked = try await begin(factors, "bob@example.com", session)
    let code = try await stage.code("ann")
    await #expect(throws: FactorStage.wrongSent) {
      try await factors.answer("EMAIL_OTP", FactorStage.another(code), asked.session)
    }
    let before = try await stage.signIn("bob@example.com")
    #expect(before.challengeParameters?["USER_ID_FOR_SRP"] == "bob")
    let done = try await factors.answer("EMAIL_OTP", code, asked.session)
    #expect(done.authenticationResult != nil)
    let after = try await stage.signIn("bob@example.com")
    #expect(after.challengeParameters?["USER_ID_FOR_SRP"] == "ann")
    let bob = try await stage.describeUser("bob").userAttributes ?? []
    #expect(bob.contains { $0.name == "email_verified" && $0.value == "false" })
  }

  @Test("a user who has an address or another factor cannot put one in its place")
  func notOpen() async throws {
    let factors = try await FactorStage("ON", token: true, email: true)
    let stage = factors.stage
    try await stage.addUser("ann")
    let early = try await stage.signIn("ann").session
    let begun = try await begin(factors, "eve@example.com", try await stage.signIn("ann").session)
    let code = try await stage.code("ann")
    _ = try await stage.service.accounts.adminUpdateUserAttributes(
      AdminUpdateUserAttributesRequest(
        userPoolId: stage.poolID,
        username: "ann",
        userAttributes: Stage.list(["email": "ann@example.com", "email_verified": "true"])
      ),
      call: .recording(stage.context)
    )
    await #expect(throws: FactorStage.invalidSession) {
      try await begin(factors, "eve@example.com", early)
    }
    await #expect(throws: FactorStage.invalidSession) {
      try await factors.answer("EMAIL_OTP", code, begun.session)
    }
    let asked = try await stage.signIn("ann")
    #expect(asked.challengeName == "EMAIL_OTP")
    await #expect(throws: FactorStage.invalidSession) {
      try await begin(factors, "eve@example.com", asked.session)
    }
  }

  @Test("where the pool does not offer e-mail, or for another user, no message is sent")
  func notOffered() async throws {
    let factors = try await FactorStage("ON", token: true)
    let stage = factors.stage
    try await stage.addUser("ann")
    try await stage.addUser("bob")
    let session = try await stage.signIn("ann").session
    await #expect(throws: FactorStage.invalidSession) {
      try await begin(factors, "ann@example.com", session)
    }
    try await factors.configure("ON", email: true)
    await #expect(throws: FactorStage.invalidSession) {
      try await begin(factors, "ann@example.com", session, name: "bob")
    }
    await #expect(throws: SignInHarness.NothingReturned.self) {
      _ = try await stage.harness.newestMessage(stage.client, "ann")
    }
    #expect(try await begin(factors, "ann@example.com", session).challengeName == "EMAIL_OTP")
  }
}
