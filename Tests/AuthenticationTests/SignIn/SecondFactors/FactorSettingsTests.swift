internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import AuthenticationSignIn
import GatehouseStubs
internal import PublicOperations
internal import Testing

@Suite("Second factors of pools and users")
struct FactorSettingsTests {
  @Test("SetUserPoolMfaConfig replaces what the pool had, on every instance at once")
  func configures() async throws {
    let factors = try await FactorStage("ON", token: true, email: true)
    let stage = factors.stage
    let get = { () async throws in
      try await stage.harness.twin.pools.getUserPoolMfaConfig(
        GetUserPoolMfaConfigRequest(userPoolId: stage.poolID),
        call: .recording(stage.context)
      )
    }
    let first = try await get()
    #expect(first.mfaConfiguration == "ON")
    #expect(first.softwareTokenMfaConfiguration?.enabled == true)
    #expect(first.emailMfaConfiguration != nil)
    #expect(first.smsMfaConfiguration == nil)
    let answer = try await factors.configure("OPTIONAL", sms: true)
    #expect(answer.smsMfaConfiguration?.smsConfiguration == FactorStage.sms)
    let second = try await get()
    #expect(second.mfaConfiguration == "OPTIONAL")
    #expect(second.smsMfaConfiguration?.smsConfiguration == FactorStage.sms)
    #expect(second.softwareTokenMfaConfiguration == nil)
    #expect(second.emailMfaConfiguration == nil)
    let described = try await stage.service.pools.describeUserPool(
      DescribeUserPoolRequest(userPoolId: stage.poolID),
      call: .recording(stage.context)
    )
    #expect(described.userPool?.mfaConfiguration == "OPTIONAL")
    #expect(described.userPool?.smsConfiguration == FactorStage.sms)
  }

  @Test("a configuration that contradicts itself is refused")
  func refusesConfiguration() async throws {
    let factors = try await FactorStage("OFF")
    await #expect(
      throws: AuthenticationFailure.invalidParameter(
        "Invalid MFA configuration given, can't turn off MFA and configure an MFA together."
      )
    ) { try await factors.configure("OFF", token: true) }
    await expectRefusal(.invalidParameter) { try await factors.configure("ON") }
  }

  @Test("a text that is left out is the default's again")
  func defaultText() async throws {
    let factors = try await FactorStage("OFF")
    let stage = factors.stage
    for text in ["Your code: {####}", nil] {
      let answer = try await stage.service.pools.setUserPoolMfaConfig(
        SetUserPoolMfaConfigRequest(
          userPoolId: stage.poolID,
          smsMfaConfiguration: SmsMfaConfigType(
            smsAuthenticationMessage: text,
            smsConfiguration: FactorStage.sms
          ),
          mfaConfiguration: "ON"
        ),
        call: .recording(stage.context)
      )
      #expect(answer.smsMfaConfiguration?.smsAuthenticationMessage == text)
    }
  }

  @Test("of two changes at once, each of another factor, none is lost")
  func changesAtOnce() async throws {
    let factors = try await FactorStage("OPTIONAL", sms: true, email: true)
    try await factors.stage.addUser("ann", attributes: SentCodeTests.addresses)
    for _ in 0..<20 {
      try await factors.prefer("ann", sms: (false, false), email: (false, false))
      async let sms: Void = factors.prefer("ann", sms: (true, false))
      async let email: Void = factors.prefer("ann", email: (true, false))
      _ = try await (sms, email)
      let enabled = try await factors.stage.describeUser("ann").userMfaSettingList
      #expect(enabled == ["SMS_MFA", "EMAIL_OTP"])
    }
  }

  @Test("a preference needs the means and the pool's offer, and one factor at most is preferred")
  func preferences() async throws {
    let factors = try await FactorStage("OPTIONAL", sms: true, token: true, email: true)
    let stage = factors.stage
    try await stage.addUser("ann", attributes: ["email": "ann@example.com"])
    let access = try await stage.tokens("ann").accessToken
    func noDelivery(_ name: String) -> AuthenticationFailure {
      .invalidParameter("User does not have delivery config set to turn on \(name)")
    }
    await #expect(throws: noDelivery("SMS_MFA")) {
      try await factors.prefer("ann", sms: (true, false))
    }
    await #expect(throws: noDelivery("SOFTWARE_TOKEN_MFA")) {
      _ = try await stage.service.signIn.setUserMFAPreference(
        SetUserMFAPreferenceRequest(
          softwareTokenMfaSettings: SoftwareTokenMfaSettingsType(enabled: true),
          accessToken: access
        ),
        call: .recording(stage.context)
      )
    }
    _ = try await stage.service.signIn.setUserMFAPreference(
      SetUserMFAPreferenceRequest(
        emailMfaSettings: EmailMfaSettingsType(enabled: true, preferredMfa: true),
        accessToken: access
      ),
      call: .recording(stage.context)
    )
    let own = try await stage.service.signIn.getUserAuthFactors(
      GetUserAuthFactorsRequest(accessToken: access),
      call: .recording(stage.context)
    )
    #expect(own.username == "ann")
    #expect(own.userMfaSettingList == ["EMAIL_OTP"])
    #expect(own.preferredMfaSetting == "EMAIL_OTP")
    #expect(own.configuredUserAuthFactors == ["PASSWORD"])
    _ = try await factors.associate(access)
    await expectRefusal(.invalidParameter) {
      try await factors.prefer("ann", token: (true, true), email: (true, true))
    }
    await expectRefusal(.invalidParameter) {
      try await factors.prefer("ann", token: (false, true))
    }
    try await factors.prefer("ann", token: (true, true))
    let both = try await stage.service.signIn.adminGetUserAuthFactors(
      AdminGetUserAuthFactorsRequest(userPoolId: stage.poolID, username: "ann"),
      call: .recording(stage.context)
    )
    #expect(both.userMfaSettingList == ["SOFTWARE_TOKEN_MFA", "EMAIL_OTP"])
    #expect(both.preferredMfaSetting == "SOFTWARE_TOKEN_MFA")
    try await factors.prefer("ann", token: (false, false), email: (false, false))
    #expect(try await stage.signIn("ann").authenticationResult != nil)
  }

  @Test("where the pool requires a factor, switching the last one off is answered and does nothing")
  func lastFactor() async throws {
    let factors = try await FactorStage("OPTIONAL", token: true)
    let stage = factors.stage
    try await stage.addUser("ann")
    _ = try await factors.setUpToken("ann")
    try await factors.configure("ON", token: true)
    try await factors.prefer("ann", token: (false, false))
    #expect(try await stage.describeUser("ann").userMfaSettingList == ["SOFTWARE_TOKEN_MFA"])
    #expect(try await stage.signIn("ann").challengeName == "SOFTWARE_TOKEN_MFA")
  }
}
