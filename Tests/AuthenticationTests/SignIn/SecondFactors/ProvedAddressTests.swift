internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import Testing

@Suite("What a sign-in's code proves of an address, and what it must not open")
struct ProvedAddressTests {
  private static let mailbox = "ann@example.com"
  private static let noWay = AuthenticationFailure.invalidParameter(
    "Cannot reset password for the user as there is no registered/verified email or phone_number"
  )

  private func flag(_ stage: Stage, _ name: String, _ flag: String) async throws -> String? {
    try await stage.describeUser(name).userAttributes?.first { $0.name == flag }?.value
  }

  @Test(
    "a right code marks the address verified to which it went, in that sign-in's tokens too",
    arguments: [("SMS_MFA", "phone_number_verified"), ("EMAIL_OTP", "email_verified")]
  )
  func verifies(challenge: String, verified: String) async throws {
    let factors = try await FactorStage(
      "ON",
      sms: challenge == "SMS_MFA",
      email: challenge == "EMAIL_OTP",
      pool: CreateUserPoolRequest(aliasAttributes: ["email", "phone_number"])
    )
    let stage = factors.stage
    try await stage.addUser("ann", attributes: SentCodeTests.addresses)
    let asked = try await stage.signIn("ann")
    await #expect(throws: FactorStage.wrongSent) {
      try await factors.answer(
        challenge,
        FactorStage.another(try await stage.code("ann")),
        asked.session
      )
    }
    #expect(try await flag(stage, "ann", verified) != "true")
    let done = try await factors.answer(challenge, try await stage.code("ann"), asked.session)
    #expect(try await flag(stage, "ann", verified) == "true")
    let claims = try TokenTriggerTests.claims(done.authenticationResult?.idToken)
    #expect(claims[verified] == .bool(true))
    // From now on it finds the user.
    let address = challenge == "SMS_MFA" ? FactorStage.phone : Self.mailbox
    #expect(try await stage.signIn(address).challengeName == challenge)
  }

  @Test("an address that is another user's alias becomes the user's, who has proved it last")
  func takenAlias() async throws {
    let factors = try await FactorStage(
      "ON",
      email: true,
      pool: CreateUserPoolRequest(aliasAttributes: ["email"])
    )
    let stage = factors.stage
    try await stage.addUser("bob", attributes: ["email": Self.mailbox, "email_verified": "true"])
    try await stage.addUser("ann", attributes: ["email": Self.mailbox])
    let asked = try await stage.signIn("ann")
    let done = try await factors.answer("EMAIL_OTP", try await stage.code("ann"), asked.session)
    #expect(done.authenticationResult != nil)
    #expect(try await flag(stage, "ann", "email_verified") == "true")
    #expect(try await flag(stage, "bob", "email_verified") == "false")
    let asUser = try await stage.signIn(Self.mailbox)
    #expect(asUser.challengeParameters?["USER_ID_FOR_SRP"] == "ann")
  }

  @Test("a mailbox that every sign-in asks recovers no password: it would be both factors")
  func noRecoveryByTheFactor() async throws {
    let factors = try await FactorStage("ON", email: true)
    let stage = factors.stage
    let verified = ["email": Self.mailbox, "email_verified": "true"]
    try await stage.addUser("ann", attributes: verified)
    #expect(try await stage.signIn("ann").challengeName == "EMAIL_OTP")
    await #expect(throws: Self.noWay) { try await stage.forgot("ann") }
    // The other way, which no sign-in asks, is one.
    let phone = ["phone_number": FactorStage.phone, "phone_number_verified": "true"]
    try await stage.addUser("bob", attributes: verified.merging(phone) { $1 })
    #expect(try await stage.forgot("bob")?.deliveryMedium == "SMS")
    // Once an authenticator is chosen, so is the mailbox.
    try await factors.configure("ON", token: true, email: true)
    let session = try await stage.signIn("ann").session
    let done = try await factors.answer("EMAIL_OTP", try await stage.code("ann"), session)
    _ = try await factors.associate(done.authenticationResult?.accessToken)
    try await factors.prefer("ann", token: (true, true))
    #expect(try await stage.forgot("ann")?.deliveryMedium == "EMAIL")
  }
}
