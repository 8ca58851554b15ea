internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("Second factors whose address goes or changes")
struct LostAddressTests {
  private static func needed(_ name: String) -> AuthenticationFailure {
    .invalidParameter(
      "Cannot delete the attribute \(name), which the user's multi-factor authentication needs."
    )
  }

  private func factors(
    _ requirement: String,
    email: Bool = false,
    pool: CreateUserPoolRequest = CreateUserPoolRequest()
  ) async throws -> FactorStage {
    let factors = try await FactorStage(requirement, sms: true, email: email, pool: pool)
    try await factors.stage.addUser("ann", attributes: SentCodeTests.addresses)
    return factors
  }

  /// Signs in with the code that is asked for; returns the access token.
  private func access(_ factors: FactorStage) async throws -> String {
    let asked = try await factors.stage.signIn("ann")
    if let token = asked.authenticationResult?.accessToken { return token }
    let challenge = asked.challengeName ?? ""
    let code = try await factors.stage.code("ann")
    let done = try await factors.answer(challenge, code, asked.session)
    // The newest code is the one that counts.
    factors.clock.advance(by: .seconds(1))
    return try #require(done.authenticationResult?.accessToken)
  }

  private func delete(_ factors: FactorStage, _ token: String, _ name: String) async throws {
    _ = try await factors.service.accounts.deleteUserAttributes(
      DeleteUserAttributesRequest(userAttributeNames: [name], accessToken: token),
      call: .recording(factors.stage.context)
    )
  }

  private func update(
    _ factors: FactorStage,
    _ token: String,
    _ attributes: [String: String]
  ) async throws {
    _ = try await factors.service.accounts.updateUserAttributes(
      UpdateUserAttributesRequest(userAttributes: Stage.list(attributes), accessToken: token),
      call: .recording(factors.stage.context)
    )
  }

  private func administrate(_ factors: FactorStage, _ attributes: [String: String]) async throws {
    _ = try await factors.service.accounts.adminUpdateUserAttributes(
      AdminUpdateUserAttributesRequest(
        userPoolId: factors.stage.poolID,
        username: "ann",
        userAttributes: Stage.list(attributes)
      ),
      call: .recording(factors.stage.context)
    )
  }

  @Test(
    "an access token does not take the last factor's address away, in either operation",
    arguments: ["OPTIONAL", "ON"]
  )
  func lastFactor(requirement: String) async throws {
    let factors = try await factors(requirement)
    try await factors.prefer("ann", sms: (true, true))
    let token = try await access(factors)
    await #expect(throws: Self.needed("phone_number")) {
      try await delete(factors, token, "phone_number")
    }
    await #expect(throws: Self.needed("phone_number")) {
      try await update(factors, token, ["phone_number": ""])
    }
    try await delete(factors, token, "email")
    #expect(try await factors.stage.getUser(token).preferredMfaSetting == "SMS_MFA")
    #expect(try await factors.stage.signIn("ann").challengeName == "SMS_MFA")
  }

  @Test("a required pool's user keeps the only address that a code can go to, switched on or not")
  func onlyPossessed() async throws {
    let factors = try await factors("ON")
    let token = try await access(factors)
    await #expect(throws: Self.needed("phone_number")) {
      try await delete(factors, token, "phone_number")
    }
  }

  @Test("of several factors one goes with its address, and a new address is not switched on")
  func oneOfTwo() async throws {
    let factors = try await factors("OPTIONAL", email: true)
    try await factors.prefer("ann", sms: (true, true), email: (true, false))
    let token = try await access(factors)
    try await delete(factors, token, "phone_number")
    let user = try await factors.stage.getUser(token)
    #expect(user.userMfaSettingList == ["EMAIL_OTP"])
    #expect(user.preferredMfaSetting == nil)
    #expect(try await factors.stage.signIn("ann").challengeName == "EMAIL_OTP")
    try await update(factors, token, ["phone_number": FactorStage.phone])
    let described = try await factors.stage.describeUser("ann")
    #expect(described.userMfaSettingList == ["EMAIL_OTP"])
    let authFactors = try await factors.service.signIn.getUserAuthFactors(
      GetUserAuthFactorsRequest(accessToken: token),
      call: .recording(factors.stage.context)
    )
    #expect(authFactors.userMfaSettingList == ["EMAIL_OTP"])
    #expect(authFactors.preferredMfaSetting == nil)
    #expect(try await factors.stage.signIn("ann").challengeName == "EMAIL_OTP")
  }

  @Test("what was switched off first may go")
  func switchedOff() async throws {
    let factors = try await factors("OPTIONAL")
    try await factors.prefer("ann", sms: (true, true))
    let token = try await access(factors)
    _ = try await factors.service.signIn.setUserMFAPreference(
      SetUserMFAPreferenceRequest(
        smsMfaSettings: SMSMfaSettingsType(enabled: false, preferredMfa: false),
        accessToken: token
      ),
      call: .recording(factors.stage.context)
    )
    try await delete(factors, token, "phone_number")
    #expect(try await factors.stage.signIn("ann").authenticationResult != nil)
  }

  @Test("an administrator takes it: nothing stays listed, and a required pool asks for a set-up")
  func administrator() async throws {
    let factors = try await factors("OPTIONAL")
    _ = try await factors.service.accounts.adminSetUserSettings(
      AdminSetUserSettingsRequest(
        userPoolId: factors.stage.poolID,
        username: "ann",
        mfaOptions: [MFAOptionType(deliveryMedium: "SMS", attributeName: "phone_number")]
      ),
      call: .recording(factors.stage.context)
    )
    try await factors.prefer("ann", sms: (true, true))
    _ = try await factors.service.accounts.adminDeleteUserAttributes(
      AdminDeleteUserAttributesRequest(
        userPoolId: factors.stage.poolID,
        username: "ann",
        userAttributeNames: ["phone_number"]
      ),
      call: .recording(factors.stage.context)
    )
    let user = try await factors.stage.describeUser("ann")
    #expect(user.userMfaSettingList == nil)
    #expect(user.preferredMfaSetting == nil)
    #expect(user.mfaOptions ?? [] == [])
    #expect(try await factors.stage.signIn("ann").authenticationResult != nil)
    try await administrate(factors, ["phone_number": FactorStage.phone])
    #expect(try await factors.stage.signIn("ann").authenticationResult != nil)
    try await administrate(factors, ["phone_number": ""])
    try await factors.configure("ON", sms: true)
    #expect(try await factors.stage.signIn("ann").challengeName == "MFA_SETUP")
  }

  @Test("codes go on to the old number until the new one is verified, where the pool keeps it")
  func keptUntilVerified() async throws {
    let factors = try await factors(
      "OPTIONAL",
      pool: CreateUserPoolRequest(
        autoVerifiedAttributes: ["phone_number"],
        userAttributeUpdateSettings: UserAttributeUpdateSettingsType(
          attributesRequireVerificationBeforeUpdate: ["phone_number"]
        ),
        smsConfiguration: FactorStage.sms
      )
    )
    try await factors.prefer("ann", sms: (true, true))
    let token = try await access(factors)
    try await update(factors, token, ["phone_number": "+15550009999"])
    factors.clock.advance(by: .seconds(1))
    let asked = try await factors.stage.signIn("ann")
    #expect(asked.challengeName == "SMS_MFA")
    #expect(asked.challengeParameters?["CODE_DELIVERY_DESTINATION"] == "+*******1234")
    let message = try await factors.stage.harness.newestMessage(factors.stage.client, "ann")
    #expect(message.destination == FactorStage.phone)
  }
}
