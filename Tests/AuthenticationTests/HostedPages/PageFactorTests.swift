internal import AuthenticationAccounts
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import Cryptography
internal import Domain
internal import GatehouseStubs
internal import PublicOperations
internal import TestSupport
internal import Testing

@Suite("Second factors on the pages of a sign-in")
struct PageFactorTests {
  private static func stage(
    _ harness: SignInHarness,
    requirement: String = "ON",
    email: Bool = false
  ) async throws -> Stage {
    let stage = try await PageBrowser.stage(
      harness,
      CreateUserPoolRequest(userPoolTags: ["gatehouse:recovery-codes": "on"])
    )
    _ = try await stage.service.pools.setUserPoolMfaConfig(
      SetUserPoolMfaConfigRequest(
        userPoolId: stage.poolID,
        softwareTokenMfaConfiguration: SoftwareTokenMfaConfigType(enabled: true),
        emailMfaConfiguration: email ? EmailMfaConfigType(subject: "Your code") : nil,
        mfaConfiguration: requirement
      ),
      call: .recording(stage.context)
    )
    return stage
  }

  /// The code that an authenticator shows, so many steps from now.
  private static func code(_ secret: String?, _ stage: Stage, steps: Int64 = 0) throws -> String {
    let bytes = try #require(Base32.decode(secret ?? ""))
    let now = TOTP.step(atUnixSeconds: stage.harness.clock.now().unixSeconds)
    return TOTP(secret: bytes).code(atStep: now + steps)
  }

  /// Sets an authenticator up on the pages; returns its secret and the recovery codes.
  private static func setUp(
    _ browser: PageBrowser
  ) async throws -> (secret: String, codes: [String]) {
    #expect(try await browser.signIn("ann") == .authenticatorSetUp)
    let view = try #require(try await browser.open(.authenticatorSetUp).view)
    let secret = try #require(view.secret)
    let uri = try #require(view.keyUri)
    #expect(
      uri == "otpauth://totp/Example%20Shop:ann?secret=\(secret)&issuer=Example%20Shop"
    )
    let code = try Self.code(secret, browser.stage)
    #expect(
      try await browser.send(.authenticatorSetUp, ["code": code, "name": "phone"]) == .recoveryCodes
    )
    let shown = try #require(try await browser.open(.recoveryCodes).view?.recoveryCodes)
    return (secret, shown.split(separator: " ").map(String.init))
  }

  @Test("an authenticator is set up with one secret for the page, and codes are shown once")
  func setUp() async throws {
    let stage = try await Self.stage(SignInHarness())
    try await stage.addUser("ann")
    let browser = try PageBrowser(stage)
    let (secret, codes) = try await Self.setUp(browser)
    #expect(Set(codes).count == 10)
    #expect(try await browser.send(.recoveryCodes, [:]) == nil)
    #expect(browser.location?.hasPrefix(PageBrowser.callback) == true)
    #expect(try await browser.open(.recoveryCodes).view?.page == "over")

    // Afterwards the code is asked for.
    stage.harness.clock.advance(by: .seconds(60))
    #expect(try await browser.signIn("ann") == .factorCode)
    #expect(try await browser.send(.factorCode, ["code": "000000"]) == .factorCode)
    #expect(try await browser.notice(.factorCode)?.word == "wrong_code")
    #expect(try await browser.send(.factorCode, ["code": try Self.code(secret, stage)]) == nil)

    // A recovery code takes its place, once.
    for expected in [HostedPage?.none, .factorCode] {
      #expect(try await browser.signIn("ann") == .factorCode)
      #expect(try await browser.send(.factorCode, ["code": codes[0]]) == expected)
    }
  }

  @Test("a reload shows the same secret, and a wrong code leaves it")
  func sameSecret() async throws {
    let stage = try await Self.stage(SignInHarness())
    try await stage.addUser("ann")
    let browser = try PageBrowser(stage)
    #expect(try await browser.signIn("ann") == .authenticatorSetUp)
    let secret = try await browser.open(.authenticatorSetUp).view?.secret
    #expect(try await browser.send(.authenticatorSetUp, ["code": "000000"]) == .authenticatorSetUp)
    let view = try #require(try await browser.open(.authenticatorSetUp).view)
    #expect(view.secret == secret && view.notice?.word == "wrong_code")
  }

  @Test(
    "a user who has two factors and prefers none chooses; a factor that was not offered is no choice"
  )
  func choice() async throws {
    let stage = try await Self.stage(SignInHarness(), email: true)
    try await stage.addUser("ann")
    let browser = try PageBrowser(stage)
    #expect(try await browser.signIn("ann") == .selectFactor)
    let view = try #require(try await browser.open(.selectFactor).view)
    #expect(view.medium == "SET_UP" && Set(view.factors) == ["SOFTWARE_TOKEN_MFA", "EMAIL_OTP"])
    #expect(try await browser.send(.selectFactor, ["answer": "SMS_MFA"]) == .over)
    #expect(try await browser.signIn("ann") == .selectFactor)
    #expect(try await browser.send(.selectFactor, ["answer": "EMAIL_OTP"]) == .emailSetUp)
    #expect(try await browser.send(.emailSetUp, ["email": "no address"]) == .emailSetUp)
    #expect(try await browser.send(.emailSetUp, ["email": "ann@example.com"]) == .factorCode)
    #expect(try await browser.open(.factorCode).view?.address == "a***@e***")
    let next = try await browser.send(.factorCode, ["code": try await stage.code("ann")])
    #expect(next == nil || next == .recoveryCodes)
  }

  @Test("PAG-1: a form of another step, another tab or another client's browser answers nothing")
  func otherSteps() async throws {
    let harness = try await SignInHarness()
    let stage = try await Self.stage(harness)
    try await stage.addUser("ann")
    let (browser, other) = (try PageBrowser(stage), try PageBrowser(stage))
    #expect(try await browser.signIn("ann") == .authenticatorSetUp)
    let secret = try await browser.open(.authenticatorSetUp).view?.secret
    let code = try Self.code(secret, stage)
    #expect(try await other.signIn("ann") == .authenticatorSetUp)
    let step = try #require(try await other.open(.authenticatorSetUp).view?.step)
    #expect(try await browser.send(.authenticatorSetUp, ["code": code, "step": step]) == .over)

    let second = try await Self.stage(harness)
    let stranger = try PageBrowser(second)
    stranger.flow = browser.flow
    #expect(try await stranger.open(.authenticatorSetUp).view?.page == "over")
    stranger.flow?[40] ^= 1
    #expect(try await stranger.open(.authenticatorSetUp).view?.page == "over")
    #expect(try await browser.send(.authenticatorSetUp, ["code": code]) == .recoveryCodes)
  }

  @Test("PAG-7, AUT-19: a step that took too long is over, and the name is still there")
  func late() async throws {
    let stage = try await Self.stage(SignInHarness())
    try await stage.addUser("ann")
    let browser = try PageBrowser(stage)
    #expect(try await browser.signIn("ann") == .authenticatorSetUp)
    let left = try await browser.open(.authenticatorSetUp).view?.secondsLeft
    #expect(left == 180)
    stage.harness.clock.advance(by: .seconds(181))
    #expect(try await browser.open(.authenticatorSetUp).view?.page == "over")
    #expect(try await browser.send(.authenticatorSetUp, ["code": "123456"]) == .over)
    #expect(try await browser.open(.login).view?.username == "ann")
    stage.harness.clock.advance(by: .seconds(3600))
    #expect(try await browser.open(.login).view?.username == nil)
  }

  @Test(
    "a change of the account under a step ends the step",
    arguments: ["disable", "password", "delete"]
  )
  func changes(change: String) async throws {
    let stage = try await Self.stage(SignInHarness())
    try await stage.addUser("ann")
    let browser = try PageBrowser(stage)
    #expect(try await browser.signIn("ann") == .authenticatorSetUp)
    let secret = try await browser.open(.authenticatorSetUp).view?.secret
    switch change {
    case "disable": try await stage.harness.disable("ann", in: stage.poolID)
    case "delete":
      _ = try await stage.service.accounts.adminDeleteUser(
        AdminDeleteUserRequest(userPoolId: stage.poolID, username: "ann"),
        call: .recording(stage.context)
      )
    default:
      _ = try await stage.service.accounts.adminSetUserPassword(
        AdminSetUserPasswordRequest(
          userPoolId: stage.poolID,
          username: "ann",
          password: "An0ther-passw0rd",
          permanent: true
        ),
        call: .recording(stage.context)
      )
    }
    let next = try await browser.send(
      .authenticatorSetUp,
      ["code": try Self.code(secret, stage)]
    )
    #expect(next == .over || next == .login)
    #expect(browser.answer.cookie == nil && browser.location == nil)
  }
}
