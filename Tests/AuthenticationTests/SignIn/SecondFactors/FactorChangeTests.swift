internal import AuthenticationAccounts
internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
import GatehouseStubs
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("Who may change second factors")
struct FactorChangeTests {
  private static let refusal = AuthenticationFailure.notAuthorized(
    "Second factors are changed after a sign-in with one."
  )
  private static let mail = ["email": "ann@example.com"]

  private func stage(_ value: String?) async throws -> FactorStage {
    let stage = try await FactorStage(
      "OPTIONAL",
      sms: true,
      token: true,
      pool: CreateUserPoolRequest(
        autoVerifiedAttributes: ["email"],
        userPoolTags: value.map { ["gatehouse:factor-changes": $0] }
      )
    )
    try await stage.stage.addUser("ann", attributes: Self.mail)
    return stage
  }

  private func switchOff(_ factors: FactorStage, _ access: String?) async throws {
    _ = try await factors.service.signIn.setUserMFAPreference(
      SetUserMFAPreferenceRequest(
        softwareTokenMfaSettings: SoftwareTokenMfaSettingsType(enabled: false),
        accessToken: access
      ),
      call: .recording(factors.stage.context)
    )
  }

  /// Signs in with the code of the authenticator.
  private func signIn(_ factors: FactorStage, _ secret: [UInt8]) async throws -> String? {
    let asked = try await factors.stage.signIn("ann")
    let answer = try await factors.answer(
      "SOFTWARE_TOKEN_MFA",
      factors.code(secret),
      asked.session
    )
    factors.clock.advance(by: .seconds(30))
    return answer.authenticationResult?.accessToken
  }

  @Test(
    "any token may, as in Cognito, where the pool says nothing",
    arguments: [nil, "by-any-sign-in"]
  )
  func anySignIn(_ value: String?) async throws {
    let factors = try await stage(value)
    let early = try await factors.stage.tokens("ann").accessToken
    _ = try await factors.setUpToken("ann")
    _ = try await factors.associate(early)
    try await switchOff(factors, early)
    #expect(try await factors.stage.signIn("ann").authenticationResult != nil)
  }

  @Test("a token from a sign-in without a factor neither replaces nor switches off one")
  func byFactor() async throws {
    let factors = try await stage("by-factor")
    let stage = factors.stage
    // The first factor needs none.
    let early = try await stage.tokens("ann").accessToken
    let secret = try await factors.associate(early)
    try await factors.prefer("ann", token: (true, true))
    await #expect(throws: Self.refusal) { try await switchOff(factors, early) }
    await #expect(throws: Self.refusal) { _ = try await factors.associate(early) }
    await #expect(throws: Self.refusal) {
      _ = try await factors.service.accounts.setUserSettings(
        SetUserSettingsRequest(accessToken: early, mfaOptions: []),
        call: .recording(stage.context)
      )
    }
    // The factor is still the first one.
    let proved = try await signIn(factors, secret)
    _ = try await factors.associate(proved)
    try await switchOff(factors, proved)
    #expect(try await stage.signIn("ann").authenticationResult != nil)
    // Without a factor any token is good again.
    _ = try await factors.associate(early)
  }

  @Test("the address of a factor is one too, and other attributes are not")
  func addresses() async throws {
    let factors = try await stage("by-factor")
    let stage = factors.stage
    let early = try await stage.tokens("ann").accessToken
    try await stage.adminUpdate("ann", ["phone_number": FactorStage.phone])
    try await factors.prefer("ann", sms: (true, true))
    let other = ["phone_number": "+15550009999"]
    await #expect(throws: Self.refusal) { try await stage.update(early, other) }
    await #expect(throws: Self.refusal) { try await stage.delete(early, ["phone_number"]) }
    _ = try await stage.update(early, ["name": "Ann"])
    #expect(try await stage.attributes("ann")["phone_number"] == FactorStage.phone)
  }

  @Test("an unknown value of the tag is refused")
  func unknownValue() async throws {
    await expectRefusal(.invalidParameter) { _ = try await stage("never") }
  }
}
