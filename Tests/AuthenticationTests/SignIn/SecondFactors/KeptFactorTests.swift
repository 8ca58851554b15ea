internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
import GatehouseStubs
internal import Testing

@Suite("A pool that stops to offer a factor leaves it to those who have it")
struct KeptFactorTests {
  private static let notOffered = AuthenticationFailure.softwareTokenMFANotFound(
    "Software Token MFA has not been enabled by the userPool"
  )

  @Test(
    "an authenticator is asked for as before, and only new ones end",
    arguments: ["OPTIONAL", "ON"]
  )
  func authenticator(_ requirement: String) async throws {
    let factors = try await FactorStage("OPTIONAL", token: true)
    let stage = factors.stage
    try await stage.addUser("ann", attributes: SentCodeTests.addresses)
    try await stage.addUser("bob", attributes: SentCodeTests.addresses)
    let secret = try await factors.setUpToken("ann")
    let access = try await stage.tokens("bob").accessToken
    let pending = try await stage.service.signIn.associateSoftwareToken(
      AssociateSoftwareTokenRequest(accessToken: access),
      call: .recording(stage.context)
    )
    try await factors.configure(requirement, sms: true)

    let asked = try await stage.signIn("ann")
    #expect(asked.challengeName == "SOFTWARE_TOKEN_MFA")
    #expect(try await SRPExchange(stage, "ann").finish().challengeName == "SOFTWARE_TOKEN_MFA")
    await #expect(throws: FactorStage.wrongTOTP) {
      try await factors.answer(
        "SOFTWARE_TOKEN_MFA",
        FactorStage.another(factors.code(secret)),
        asked.session
      )
    }
    let done = try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret), asked.session)
    #expect(done.authenticationResult != nil)

    for token in [access, done.authenticationResult?.accessToken] {
      await #expect(throws: Self.notOffered) { _ = try await factors.associate(token) }
    }
    // Associated before, and not verified: not a factor yet.
    await #expect(throws: Self.notOffered) {
      try await stage.service.signIn.verifySoftwareToken(
        VerifySoftwareTokenRequest(
          accessToken: access,
          userCode: factors.code(try factors.secret(pending.secretCode))
        ),
        call: .recording(stage.context)
      )
    }
    let user = try await stage.describeUser("ann")
    #expect(user.userMfaSettingList == ["SOFTWARE_TOKEN_MFA"])
    #expect(user.preferredMfaSetting == "SOFTWARE_TOKEN_MFA")
  }

  @Test("MFA OFF asks no user, and OPTIONAL again asks for what was stored")
  func off() async throws {
    let factors = try await FactorStage("OPTIONAL", token: true)
    let stage = factors.stage
    try await stage.addUser("ann")
    _ = try await factors.setUpToken("ann")
    try await factors.configure("OFF")
    #expect(try await stage.signIn("ann").authenticationResult != nil)
    try await factors.configure("OPTIONAL", email: true)
    #expect(try await stage.signIn("ann").challengeName == "SOFTWARE_TOKEN_MFA")
  }

  @Test("a kept authenticator can be chosen, preferred, switched off and on again")
  func preferences() async throws {
    let factors = try await FactorStage("OPTIONAL", token: true)
    let stage = factors.stage
    try await stage.addUser("ann", attributes: SentCodeTests.addresses)
    try await stage.addUser("bob", attributes: SentCodeTests.addresses)
    let secret = try await factors.setUpToken("ann")
    try await factors.configure("OPTIONAL", sms: true)

    try await factors.prefer("ann", sms: (true, false), token: (true, false))
    let choice = try await stage.signIn("ann")
    #expect(choice.challengeName == "SELECT_MFA_TYPE")
    #expect(
      choice.challengeParameters?["MFAS_CAN_CHOOSE"] == #"["SMS_MFA","SOFTWARE_TOKEN_MFA"]"#
    )
    let asked = try await factors.choose("SOFTWARE_TOKEN_MFA", choice.session)
    let done = try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret), asked.session)
    #expect(done.authenticationResult != nil)

    try await factors.prefer("ann", token: (false, false))
    #expect(try await stage.signIn("ann").challengeName == "SMS_MFA")
    try await factors.prefer("ann", token: (true, true))
    #expect(try await stage.signIn("ann").challengeName == "SOFTWARE_TOKEN_MFA")
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA"
      )
    ) { try await factors.prefer("bob", token: (true, true)) }
  }

  @Test(
    "codes by message stay with those who have switched on nothing else",
    arguments: ["OPTIONAL", "ON"]
  )
  func messages(_ requirement: String) async throws {
    let factors = try await FactorStage("OPTIONAL", sms: true, token: true, email: true)
    let stage = factors.stage
    for name in ["ann", "bob", "cyd"] {
      try await stage.addUser(name, attributes: SentCodeTests.addresses)
    }
    try await factors.prefer("ann", sms: (true, true))
    try await factors.prefer("bob", email: (true, true))
    try await factors.configure(requirement, token: true)

    let asked = try await stage.signIn("ann")
    #expect(asked.challengeName == "SMS_MFA")
    let done = try await factors.answer("SMS_MFA", try await stage.code("ann"), asked.session)
    #expect(done.authenticationResult != nil)
    #expect(try await stage.signIn("bob").challengeName == "EMAIL_OTP")
    // Said again by an app that says all it knows.
    try await factors.prefer("ann", sms: (true, true))
    #expect(try await stage.signIn("ann").challengeName == "SMS_MFA")
    // An address alone was never a factor, and becomes none.
    #expect(
      try await stage.signIn("cyd").challengeName == (requirement == "ON" ? "MFA_SETUP" : nil)
    )
    for settings in [(sms: (true, false), email: nil), (sms: nil, email: (true, false))]
      as [(sms: (Bool, Bool)?, email: (Bool, Bool)?)]
    {
      await expectRefusal(.invalidParameter) {
        try await factors.prefer("cyd", sms: settings.sms, email: settings.email)
      }
    }
  }

  @Test("a set-up that was verified is completed, also where the pool has changed since")
  func setUp() async throws {
    let factors = try await FactorStage("ON", token: true)
    let stage = factors.stage
    try await stage.addUser("ann")
    let challenge = try await stage.signIn("ann")
    let associated = try await stage.service.signIn.associateSoftwareToken(
      AssociateSoftwareTokenRequest(session: challenge.session),
      call: .recording(stage.context)
    )
    let secret = try factors.secret(associated.secretCode)
    func verify() async throws -> VerifySoftwareTokenResponse {
      try await stage.service.signIn.verifySoftwareToken(
        VerifySoftwareTokenRequest(session: associated.session, userCode: factors.code(secret)),
        call: .recording(stage.context)
      )
    }
    try await factors.configure("ON", email: true)
    await #expect(throws: Self.notOffered) { try await verify() }
    try await factors.configure("ON", token: true)
    let verified = try await verify()
    try await factors.configure("ON", email: true)
    #expect(try await factors.setUp(verified.session).authenticationResult != nil)
    #expect(try await stage.signIn("ann").challengeName == "SOFTWARE_TOKEN_MFA")
  }

  @Test("a recovery code stands in for a kept authenticator")
  func recoveryCode() async throws {
    let factors = try await FactorStage(
      "OPTIONAL",
      token: true,
      pool: CreateUserPoolRequest(userPoolTags: ["gatehouse:recovery-codes": "on"])
    )
    let stage = factors.stage
    try await stage.addUser("ann")
    let secret = try await factors.setUpToken("ann")
    let first = try await stage.signIn("ann")
    let done = try await stage.respond(
      "SOFTWARE_TOKEN_MFA",
      ["USERNAME": "ann", "SOFTWARE_TOKEN_MFA_CODE": factors.code(secret)],
      session: first.session,
      metadata: ["gatehouse:recovery-codes": "new"]
    )
    let codes = try #require(done.challengeParameters?["gatehouse:recovery-codes"])
    try await factors.configure("ON", email: true)
    let asked = try await stage.signIn("ann")
    #expect(asked.challengeName == "SOFTWARE_TOKEN_MFA")
    let recovered = try await factors.answer(
      "SOFTWARE_TOKEN_MFA",
      try #require(codes.split(separator: " ").first.map { String($0) }),
      asked.session
    )
    #expect(recovered.authenticationResult != nil)
  }
}
