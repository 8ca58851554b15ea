internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationTokens
import GatehouseStubs
internal import PublicOperations
internal import TestSupport
internal import Testing
internal import WebAuthnTestSupport

@Suite("A level that a client asks for")
struct StepUpTests {
  private static func level(_ number: Int) -> String { "urn:cognito:loa:\(number)" }

  /// What both tokens say of how the user was proved.
  private struct Claims: Hashable {
    var acr: String?
    var amr: [String]?
  }

  private static func claims(_ result: AuthenticationResultType?) throws -> Claims {
    let access = try TokenPayload.decode(result?.accessToken)
    let id = try TokenPayload.decode(result?.idToken)
    #expect(access["acr"] == id["acr"] && access["amr"] == id["amr"])
    var claims = Claims(amr: try TokenPayload.list("amr", of: result?.accessToken))
    if case .string(let acr) = access["acr"] { claims.acr = acr }
    return claims
  }

  private func password(
    _ choice: ChoiceStage,
    _ levels: String,
    _ others: [String: String] = [:]
  ) async throws -> InitiateAuthResponse {
    try await choice.begin(
      "ann",
      "PASSWORD",
      others.merging(["PASSWORD": SignInHarness.password, "TARGET_ACR_VALUES": levels]) { $1 }
    )
  }

  @Test("CHO-7: tokens say the level that was reached, and how, where the client asked")
  func claims() async throws {
    let choice = try await ChoiceStage(mfa: "OPTIONAL")
    try await choice.addUser()
    let passkey = try await choice.addPasskey()
    let plain = try await choice.begin("ann", "PASSWORD", ["PASSWORD": SignInHarness.password])
    #expect(try Self.claims(plain.authenticationResult) == Claims())
    let one = try await password(choice, Self.level(1))
    #expect(try Self.claims(one.authenticationResult) == Claims(acr: Self.level(1), amr: ["pwd"]))
    let code = try await choice.begin("ann", "EMAIL_OTP", ["TARGET_ACR_VALUES": Self.level(2)])
    let two = try await choice.useCode(choice.stage.code("ann"), code.session)
    #expect(
      try Self.claims(two.authenticationResult) == Claims(acr: Self.level(2), amr: ["email_otp"])
    )
    let asked = try await choice.begin("ann", "WEB_AUTHN", ["TARGET_ACR_VALUES": Self.level(3)])
    let three = try await choice.usePasskey(passkey, asked)
    #expect(try Self.claims(three.authenticationResult) == Claims(acr: Self.level(3), amr: ["swk"]))
    let factors = FactorStage(choice.stage)
    let secret = try await factors.setUpToken("ann")
    let token = try await password(choice, Self.level(4))
    #expect(token.challengeName == "SOFTWARE_TOKEN_MFA")
    let four = try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret), token.session)
    #expect(
      try Self.claims(four.authenticationResult)
        == Claims(acr: Self.level(4), amr: ["pwd", "otp", "mfa"])
    )
  }

  @Test("CHO-7: levels go by what the pool calls them, and what it does not know is passed over")
  func names() async throws {
    let choice = try await ChoiceStage(
      pool: CreateUserPoolRequest(
        acrConfiguration: ["Level1": AcrLevelConfigType(acrValue: "bronze")]
      )
    )
    try await choice.addUser()
    let done = try await password(choice, "gold \(Self.level(1)) bronze")
    #expect(try Self.claims(done.authenticationResult).acr == "bronze")
    for levels in ["gold", "", Self.level(1), " "] {
      await expectRefusal(.invalidParameter) { try await password(choice, levels) }
    }
    await expectRefusal(.invalidParameter) {
      try await choice.begin("ann", nil, ["ACCESS_TOKEN": "x"])
    }
    for age in ["-1", "x", "1.5", "", "99999999999999999999"] {
      await expectRefusal(.invalidParameter) {
        try await password(choice, "bronze", ["MAX_AGE": age])
      }
    }
  }

  @Test(
    "CHO-7: the first level that the user can reach counts, and without one there are no tokens"
  )
  func priority() async throws {
    let choice = try await ChoiceStage(mfa: "OPTIONAL")
    try await choice.addUser()
    // No second factor: only a passkey could lead there, and the user has none.
    await expectRefusal(.notAuthorized) { try await password(choice, Self.level(3)) }
    let falls = try await password(choice, "\(Self.level(4)) \(Self.level(1))")
    #expect(try Self.claims(falls.authenticationResult).acr == Self.level(1))
    let offered = try await choice.begin("ann", nil, ["TARGET_ACR_VALUES": Self.level(4)])
    #expect(offered.availableChallenges == ["PASSWORD", "PASSWORD_SRP"])
    let wider = try await choice.begin("ann", nil, ["TARGET_ACR_VALUES": Self.level(2)])
    #expect(wider.availableChallenges?.contains("EMAIL_OTP") == true)
    try await FactorStage(choice.stage).prefer("ann", sms: (true, true))
    let asked = try await password(choice, Self.level(3))
    #expect(asked.challengeName == "SMS_MFA")
    await expectRefusal(.notAuthorized) { try await password(choice, Self.level(4)) }
  }

  @Test("CHO-7: what a token's sign-in proved is credited, while it is young enough")
  func credit() async throws {
    let choice = try await ChoiceStage(mfa: "OPTIONAL")
    try await choice.addUser()
    let factors = FactorStage(choice.stage)
    let first = try await password(choice, Self.level(1)).authenticationResult
    let secret = try await factors.setUpToken("ann")
    func step(_ others: [String: String] = [:]) async throws -> InitiateAuthResponse {
      try await choice.begin(
        "ann",
        nil,
        others.merging([
          "TARGET_ACR_VALUES": Self.level(4), "ACCESS_TOKEN": first?.accessToken ?? "",
        ]) { $1 }
      )
    }
    let asked = try await step(["MAX_AGE": "3600"])
    #expect(asked.challengeName == "SOFTWARE_TOKEN_MFA")
    let done = try await factors.answer("SOFTWARE_TOKEN_MFA", factors.code(secret), asked.session)
    let claims = try Self.claims(done.authenticationResult)
    #expect(claims == Claims(acr: Self.level(4), amr: ["pwd", "otp", "mfa"]))
    // A session of its own: the former tokens are what they were.
    let before = try TokenPayload.decode(first?.accessToken)
    let after = try TokenPayload.decode(done.authenticationResult?.accessToken)
    #expect(before["origin_jti"] != after["origin_jti"])
    choice.clock.advance(by: .seconds(60))
    let old = try await step(["MAX_AGE": "60"])
    #expect(old.challengeName == "SELECT_CHALLENGE")
    #expect(old.availableChallenges == ["PASSWORD", "PASSWORD_SRP"])
  }

  @Test("CHO-7: a credited token makes no later sign-in, however often, and any MAX_AGE is read")
  func chained() async throws {
    let choice = try await ChoiceStage()
    try await choice.addUser()
    var token = try await password(choice, Self.level(1)).authenticationResult?.accessToken
    let proved = try TokenPayload.decode(token)["auth_time"]
    func step(_ maxAge: String) async throws -> InitiateAuthResponse {
      try await choice.begin(
        "ann",
        nil,
        ["TARGET_ACR_VALUES": Self.level(1), "ACCESS_TOKEN": token ?? "", "MAX_AGE": maxAge]
      )
    }
    for _ in 0..<2 {
      choice.clock.advance(by: .seconds(1500))
      let credited = try await step("999999999999999999").authenticationResult
      token = credited?.accessToken
      #expect(try TokenPayload.decode(token)["auth_time"] == proved)
      #expect(try Self.claims(credited) == Claims(acr: Self.level(1), amr: ["pwd"]))
    }
    #expect(try await step("3000").authenticationResult != nil)
    choice.clock.advance(by: .seconds(1))
    #expect(try await step("3000").challengeName == "SELECT_CHALLENGE")
  }

  @Test("CHO-7, DEV-26: the token of a forgotten device credits nothing")
  func forgottenDevice() async throws {
    let choice = try await ChoiceStage(
      pool: CreateUserPoolRequest(
        deviceConfiguration: DeviceConfigurationType(deviceOnlyRememberedOnUserPrompt: false)
      )
    )
    try await choice.addUser()
    let first = try await password(choice, Self.level(1)).authenticationResult
    let device = try DeviceClient(choice.stage, "ann", try #require(first))
    try await device.confirm()
    func step() async throws -> InitiateAuthResponse {
      try await choice.begin(
        "ann",
        nil,
        ["TARGET_ACR_VALUES": Self.level(1), "ACCESS_TOKEN": first?.accessToken ?? ""]
      )
    }
    #expect(try await step().authenticationResult != nil)
    try await device.forget()
    #expect(try await step().challengeName == "SELECT_CHALLENGE")
  }

  @Test(
    "CHO-7: another user's token credits nothing, nor another client's, nor one that was revoked"
  )
  func foreignTokens() async throws {
    let choice = try await ChoiceStage()
    try await choice.addUser()
    try await choice.addUser("bob", email: "bob@example.com")
    let bob = try await choice.begin(
      "bob",
      "PASSWORD",
      ["PASSWORD": SignInHarness.password, "TARGET_ACR_VALUES": Self.level(1)]
    )
    let client = try await choice.stage.harness.makeClient(of: choice.stage.pool)
    let other = Stage(harness: choice.stage.harness, pool: choice.stage.pool, client: client)
    let elsewhere = try await other.tokens("ann")
    func use(_ token: String?) async throws {
      _ = try await choice.begin(
        "ann",
        nil,
        ["TARGET_ACR_VALUES": Self.level(1), "ACCESS_TOKEN": token ?? ""]
      )
    }
    for token in [bob.authenticationResult?.accessToken, elsewhere.accessToken] {
      await expectRefusal(.notAuthorized) { try await use(token) }
    }
    let own = try await password(choice, Self.level(1)).authenticationResult
    try await use(own?.accessToken)
    _ = try await choice.service.tokens.globalSignOut(
      GlobalSignOutRequest(accessToken: own?.accessToken),
      call: .recording(choice.stage.context)
    )
    for token in [own?.accessToken, "x", ""] {
      await #expect(throws: AuthenticationFailure.self) { try await use(token) }
    }
  }
}
