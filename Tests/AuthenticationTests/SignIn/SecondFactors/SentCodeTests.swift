internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import PublicOperations
internal import Testing

@Suite("SMS_MFA and EMAIL_OTP")
struct SentCodeTests {
  static let addresses = ["email": "ann@example.com", "phone_number": FactorStage.phone]

  @Test("a required pool sends a code to the phone, in every flow and after a new password")
  func messageToPhone() async throws {
    let factors = try await FactorStage("ON", sms: true)
    let stage = factors.stage
    try await stage.addUser("ann", attributes: Self.addresses)
    let challenge = try await SRPExchange(stage, "ann").finish()
    #expect(challenge.challengeName == "SMS_MFA")
    #expect(challenge.challengeParameters?["CODE_DELIVERY_DELIVERY_MEDIUM"] == "SMS")
    #expect(challenge.challengeParameters?["CODE_DELIVERY_DESTINATION"] == "+*******1234")
    let message = try await stage.harness.newestMessage(stage.client, "ann")
    #expect(message.purpose == "authentication")
    #expect(message.destination == FactorStage.phone)
    let code = try await stage.code("ann")
    #expect(code.count == 6)
    await #expect(throws: FactorStage.wrongSent) {
      try await factors.answer("SMS_MFA", FactorStage.another(code), challenge.session)
    }
    let done = try await factors.answer("SMS_MFA", code, challenge.session)
    #expect(done.authenticationResult?.idToken != nil)
    await #expect(throws: FactorStage.usedSession) {
      try await factors.answer("SMS_MFA", code, challenge.session)
    }

    _ = try await stage.service.accounts.adminSetUserPassword(
      AdminSetUserPasswordRequest(
        userPoolId: stage.poolID,
        username: "ann",
        password: "Temp0rary!",
        permanent: false
      ),
      call: .recording(stage.context)
    )
    let temporary = try await stage.signIn("ann", "Temp0rary!")
    #expect(temporary.challengeName == "NEW_PASSWORD_REQUIRED")
    let next = try await stage.respond(
      "NEW_PASSWORD_REQUIRED",
      ["USERNAME": "ann", "NEW_PASSWORD": "Chosen0ne!"],
      session: temporary.session
    )
    #expect(next.challengeName == "SMS_MFA")
    #expect(next.authenticationResult == nil)
    let tokens = try await factors.answer("SMS_MFA", try await stage.code("ann"), next.session)
    #expect(tokens.authenticationResult != nil)
  }

  @Test("a code belongs to its session, its address and its five tries")
  func bounds() async throws {
    let factors = try await FactorStage("ON", email: true)
    let stage = factors.stage
    try await stage.addUser("ann", attributes: Self.addresses)
    let first = try await stage.signIn("ann")
    #expect(first.challengeName == "EMAIL_OTP")
    #expect(first.challengeParameters?["CODE_DELIVERY_DESTINATION"] == "a***@e***")
    let firstCode = try await stage.code("ann")
    let second = try await stage.signIn("ann")
    await #expect(throws: FactorStage.wrongSent) {
      try await factors.answer("EMAIL_OTP", firstCode, second.session)
    }
    _ = try await factors.answer("EMAIL_OTP", firstCode, first.session)

    let moved = try await stage.signIn("ann")
    let code = try await stage.code("ann")
    _ = try await stage.service.accounts.adminUpdateUserAttributes(
      AdminUpdateUserAttributesRequest(
        userPoolId: stage.poolID,
        username: "ann",
        userAttributes: Stage.list(["email": "eve@example.com", "email_verified": "true"])
      ),
      call: .recording(stage.context)
    )
    await #expect(throws: FactorStage.wrongSent) {
      try await factors.answer("EMAIL_OTP", code, moved.session)
    }
    #expect(try await !stage.harness.storedText().contains(code))
  }

  @Test("the first sign-in after a sign-up skips the code that the sign-up has just proved, once")
  func firstSignIn() async throws {
    let factors = try await FactorStage(
      "ON",
      email: true,
      pool: CreateUserPoolRequest(autoVerifiedAttributes: ["email"])
    )
    let stage = factors.stage
    _ = try await stage.signUp("ann", attributes: ["email": "ann@example.com"])
    try await stage.confirm("ann", try await stage.code("ann"))
    #expect(try await stage.signIn("ann").authenticationResult != nil)
    #expect(try await stage.signIn("ann").challengeName == "EMAIL_OTP")
  }

  @Test("an address that the sign-up did not prove is asked for, also when it changed before")
  func changedBeforeFirstSignIn() async throws {
    let factors = try await FactorStage(
      "ON",
      email: true,
      pool: CreateUserPoolRequest(autoVerifiedAttributes: ["email"])
    )
    let stage = factors.stage
    _ = try await stage.signUp("ann", attributes: ["email": "ann@example.com"])
    try await stage.confirm("ann", try await stage.code("ann"))
    _ = try await stage.service.accounts.adminUpdateUserAttributes(
      AdminUpdateUserAttributesRequest(
        userPoolId: stage.poolID,
        username: "ann",
        userAttributes: Stage.list(["email": "eve@example.com", "email_verified": "true"])
      ),
      call: .recording(stage.context)
    )
    #expect(try await stage.signIn("ann").challengeName == "EMAIL_OTP")
  }

  @Test("what a sign-up proved does not outlive the first sign-in of any kind")
  func firstSignInElsewhere() async throws {
    let factors = try await FactorStage(
      "OPTIONAL",
      email: true,
      pool: CreateUserPoolRequest(autoVerifiedAttributes: ["email"])
    )
    let stage = factors.stage
    _ = try await stage.signUp("ann", attributes: ["email": "ann@example.com"])
    try await stage.confirm("ann", try await stage.code("ann"))
    #expect(try await stage.signIn("ann").authenticationResult != nil)
    try await factors.prefer("ann", email: (true, true))
    #expect(try await stage.signIn("ann").challengeName == "EMAIL_OTP")
  }

  @Test("several factors without a preference are offered; EMAIL_MFA means EMAIL_OTP")
  func choice() async throws {
    let factors = try await FactorStage("ON", sms: true, email: true)
    let stage = factors.stage
    try await stage.addUser("ann", attributes: Self.addresses)
    let challenge = try await stage.signIn("ann")
    #expect(challenge.challengeName == "SELECT_MFA_TYPE")
    #expect(
      challenge.challengeParameters?["MFAS_CAN_CHOOSE"] == #"["SMS_MFA","EMAIL_OTP"]"#
    )
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "Invalid MFA type selected: SOFTWARE_TOKEN_MFA"
      )
    ) { try await factors.choose("SOFTWARE_TOKEN_MFA", challenge.session) }
    let next = try await factors.choose("EMAIL_MFA", challenge.session)
    #expect(next.challengeName == "EMAIL_OTP")
    await #expect(throws: FactorStage.usedSession) {
      try await factors.choose("SMS_MFA", challenge.session)
    }
    let done = try await factors.answer("EMAIL_OTP", try await stage.code("ann"), next.session)
    #expect(done.authenticationResult != nil)
    let other = try await stage.signIn("ann").session
    #expect(try await factors.choose("EMAIL_OTP", other).challengeName == "EMAIL_OTP")
    try await factors.prefer("ann", sms: (true, true), email: (true, false))
    #expect(try await stage.signIn("ann").challengeName == "SMS_MFA")
    try await factors.configure("ON", email: true)
    #expect(try await stage.signIn("ann").challengeName == "EMAIL_OTP")
    try await factors.configure("OFF")
    #expect(try await stage.signIn("ann").authenticationResult != nil)
  }
}
