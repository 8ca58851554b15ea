internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
import GatehouseStubs
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("A code as a first factor")
struct FirstCodeTests {
  @Test("CHO-4: eight digits by e-mail and six by SMS go to the verified address, which is masked")
  func signsIn() async throws {
    let choice = try await ChoiceStage()
    try await choice.addUser()
    for (way, medium, shown, digits) in [
      ("EMAIL_OTP", "EMAIL", "a***@e***", 8), ("SMS_OTP", "SMS", "+*******1234", 6),
    ] {
      let asked = try await choice.begin("ann", way)
      #expect(asked.challengeParameters?["CODE_DELIVERY_DELIVERY_MEDIUM"] == medium)
      #expect(asked.challengeParameters?["CODE_DELIVERY_DESTINATION"] == shown)
      #expect(asked.challengeParameters?["USERNAME"] == "ann")
      let code = try await choice.stage.code("ann")
      #expect(code.count == digits)
      let done = try await choice.useCode(code, asked.session, way)
      #expect(done.authenticationResult != nil)
      await #expect(throws: FactorStage.usedSession) {
        try await choice.useCode(code, asked.session, way)
      }
      choice.clock.advance(by: .seconds(20))
    }
  }

  @Test("CHO-4: one choice sends one message, and a name gets one in twenty seconds")
  func sends() async throws {
    let choice = try await ChoiceStage()
    try await choice.addUser()
    let session = try await choice.begin().session
    let asked = try await choice.choose("EMAIL_OTP", session)
    #expect(asked.challengeName == "EMAIL_OTP")
    await #expect(throws: FactorStage.usedSession) { try await choice.choose("SMS_OTP", session) }
    await expectRefusal(.tooManyRequests) { try await choice.begin("ann", "EMAIL_OTP") }
    choice.clock.advance(by: .seconds(19))
    await expectRefusal(.tooManyRequests) { try await choice.begin("ann", "SMS_OTP") }
    choice.clock.advance(by: .seconds(1))
    #expect(try await choice.begin("ann", "SMS_OTP").challengeName == "SMS_OTP")
  }

  @Test("CHO-4: a session has five tries, and a name's wrong codes lock it over all sessions")
  func tries() async throws {
    let choice = try await ChoiceStage()
    try await choice.addUser()
    let asked = try await choice.begin("ann", "EMAIL_OTP")
    let code = try await choice.stage.code("ann")
    for _ in 0..<5 {
      await #expect(throws: ChoiceStage.wrongCode) {
        try await choice.useCode("wrong", asked.session)
      }
    }
    await #expect(throws: FactorStage.invalidSession) {
      try await choice.useCode(code, asked.session)
    }
    // The fifth one locks for a second, and passwords are counted apart.
    #expect(try await choice.stage.signIn("ann").authenticationResult != nil)
    choice.clock.advance(by: .seconds(20))
    let second = try await choice.begin("ann", "EMAIL_OTP")
    await #expect(throws: ChoiceStage.wrongCode) {
      try await choice.useCode("wrong", second.session)
    }
    await expectRefusal(.notAuthorized) {
      try await choice.useCode(choice.stage.code("ann"), second.session)
    }
    choice.clock.advance(by: .seconds(2))
    let done = try await choice.useCode(choice.stage.code("ann"), second.session)
    #expect(done.authenticationResult != nil)
  }

  @Test("CHO-4: a code of an address that is no longer the user's, or another's, does not count")
  func changedAddress() async throws {
    let choice = try await ChoiceStage()
    try await choice.addUser()
    try await choice.addUser("bob", email: "bob@example.com")
    let asked = try await choice.begin("ann", "EMAIL_OTP")
    let code = try await choice.stage.code("ann")
    await #expect(throws: FactorStage.invalidSession) {
      try await choice.useCode(code, asked.session, name: "bob")
    }
    await expectRefusal(.notAuthorized) {
      try await choice.useCode(code, asked.session, "SMS_OTP")
    }
    _ = try await choice.service.accounts.adminUpdateUserAttributes(
      AdminUpdateUserAttributesRequest(
        userPoolId: choice.stage.poolID,
        username: "ann",
        userAttributes: Stage.list(["email": "new@example.com", "email_verified": "true"])
      ),
      call: .recording(choice.stage.context)
    )
    await #expect(throws: ChoiceStage.wrongCode) { try await choice.useCode(code, asked.session) }
  }

  @Test("CHO-4: where existence is told, it is told at once where a user stands")
  func standing() async throws {
    let choice = try await ChoiceStage()
    try await choice.addUser()
    await #expect(throws: AuthenticationFailure.unknownUser) {
      try await choice.begin("nobody", "EMAIL_OTP")
    }
    let asked = try await choice.begin("ann", "EMAIL_OTP")
    let code = try await choice.stage.code("ann")
    try await choice.stage.harness.disable("ann", in: choice.stage.poolID)
    await #expect(throws: AuthenticationFailure.userDisabled) {
      try await choice.useCode(code, asked.session)
    }
    choice.clock.advance(by: .seconds(20))
    await #expect(throws: AuthenticationFailure.userDisabled) {
      try await choice.begin("ann", "EMAIL_OTP")
    }
  }

  @Test("CHO-5: a user who has a second factor begins with no code")
  func secondFactor() async throws {
    let choice = try await ChoiceStage(mfa: "OPTIONAL")
    try await choice.addUser()
    let asked = try await choice.begin("ann", "EMAIL_OTP")
    let code = try await choice.stage.code("ann")
    _ = try await FactorStage(choice.stage).setUpToken("ann")
    await #expect(throws: ChoiceStage.incorrect) { try await choice.useCode(code, asked.session) }
    let offered = try await choice.begin("ann", "EMAIL_OTP")
    #expect(offered.availableChallenges == ["PASSWORD", "PASSWORD_SRP"])
    let shown = try await choice.begin("ann", "PASSWORD", ["PASSWORD": SignInHarness.password])
    #expect(shown.challengeName == "SOFTWARE_TOKEN_MFA")
  }

  @Test(
    "CHO-5: a pool that requires a second factor cannot allow codes as the first, either way round"
  )
  func requiredSecondFactor() async throws {
    let choice = try await ChoiceStage()
    await expectRefusal(.invalidParameter) { try await choice.configure("ON") }
    let required = try await ChoiceStage(["PASSWORD", "WEB_AUTHN"], mfa: "ON")
    await expectRefusal(.invalidParameter) {
      try await required.service.pools.updateUserPool(
        UpdateUserPoolRequest(
          userPoolId: required.stage.poolID,
          policies: UserPoolPolicyType(
            signInPolicy: SignInPolicyType(allowedFirstAuthFactors: ["PASSWORD", "EMAIL_OTP"])
          ),
          mfaConfiguration: "ON"
        ),
        call: .recording(required.stage.context)
      )
    }
  }

  @Test("CHO-8: a user without a password is made, and signs in by codes alone")
  func passwordless() async throws {
    let choice = try await ChoiceStage(
      pool: CreateUserPoolRequest(autoVerifiedAttributes: ["email"])
    )
    let stage = choice.stage
    for password in [nil, ""] as [String?] {
      let name = password == nil ? "ann" : "bob"
      let made = try await stage.signUp(
        name,
        password: password,
        attributes: ["email": "\(name)@example.com"]
      )
      let confirmed = try await stage.confirm(name, stage.code(name), session: made.session)
      #expect(made.session != nil && confirmed.session != nil)
      #expect(try await choice.begin(name).availableChallenges == ["EMAIL_OTP"])
      let asked = try await choice.begin(name, "PASSWORD", ["PASSWORD_SRP": "x"])
      #expect(asked.challengeName == "SELECT_CHALLENGE")
      await #expect(throws: ChoiceStage.incorrect) {
        try await choice.begin(name, "PASSWORD", ["PASSWORD": SignInHarness.password])
      }
      // The newest message is then the sign-in's.
      choice.clock.advance(by: .seconds(1))
      let sent = try await choice.begin(name, "EMAIL_OTP")
      let done = try await choice.useCode(stage.code(name), sent.session, name: name)
      #expect(done.authenticationResult != nil)
    }
    await expectRefusal(.invalidParameter) { try await stage.signUp("eve", password: nil) }
    let without = try await ChoiceStage(["PASSWORD", "WEB_AUTHN"])
    await expectRefusal(.invalidParameter) {
      try await without.stage.signUp("ann", password: nil, attributes: ["email": "a@example.com"])
    }
  }

  @Test("CHO-8: an administrator makes a user without a password where a code can sign in at once")
  func passwordlessByAdministrator() async throws {
    let choice = try await ChoiceStage()
    func make(
      _ name: String,
      _ attributes: [String: String],
      password: String? = nil
    ) async throws -> String? {
      try await choice.service.accounts.adminCreateUser(
        AdminCreateUserRequest(
          userPoolId: choice.stage.poolID,
          username: name,
          userAttributes: Stage.list(attributes),
          temporaryPassword: password
        ),
        call: .recording(choice.stage.context)
      ).user?.userStatus
    }
    let verified = ["email": ChoiceStage.email, "email_verified": "true"]
    #expect(try await make("ann", verified) == "CONFIRMED")
    #expect(try await make("blank", verified, password: "") == "CONFIRMED")
    #expect(try await make("bob", verified, password: "T3mporary!") == "FORCE_CHANGE_PASSWORD")
    #expect(try await make("eve", ["email": "eve@example.com"]) == "FORCE_CHANGE_PASSWORD")
    let asked = try await choice.begin("ann", "EMAIL_OTP")
    let done = try await choice.useCode(choice.stage.code("ann"), asked.session)
    #expect(done.authenticationResult != nil)
    await expectRefusal(.unsupportedUserState) {
      try await choice.service.accounts.adminCreateUser(
        AdminCreateUserRequest(
          userPoolId: choice.stage.poolID,
          username: "ann",
          messageAction: "RESEND"
        ),
        call: .recording(choice.stage.context)
      )
    }
  }
}
