internal import AuthenticationMessages
internal import AuthenticationProtection
internal import GatehouseStubs
internal import TestSupport
import Testing

@Suite("A risky sign-in on pages")
struct RiskOnPagesTests {
  private static let home = "192.0.2.10"
  private static let elsewhere = "198.51.100.20"

  private static func stage(
    _ mode: String = "ENFORCED",
    low: String? = nil,
    blocked: [String]? = nil,
    in harness: SignInHarness? = nil
  ) async throws -> ProtectedStage {
    var own = harness
    if own == nil { own = try await SignInHarness() }
    let stage = try await PageBrowser.stage(
      try #require(own),
      CreateUserPoolRequest(
        userPoolAddOns: UserPoolAddOnsType(advancedSecurityMode: mode),
        userPoolTier: "PLUS"
      )
    )
    let protected = ProtectedStage(stage)
    if low != nil || blocked != nil { try await protected.configure(low: low, blocked: blocked) }
    try await protected.addUser("ann")
    return protected
  }

  private static func browser(
    _ protected: ProtectedStage,
    _ address: String = home,
    _ agent: String = ProtectedStage.agent,
    device: [UInt8]? = nil
  ) throws -> PageBrowser {
    let browser = try PageBrowser(protected.stage)
    browser.address = address
    browser.agent = agent
    browser.device = device
    return browser
  }

  /// Signs in once a day until nothing new is learned; returns the browser's cookie.
  private static func settle(_ protected: ProtectedStage) async throws -> [UInt8] {
    let browser = try browser(protected)
    for _ in 0..<4 {
      #expect(try await browser.signIn("ann", ProtectedStage.password) == nil)
      // What teaches is a sign-in that came to tokens.
      _ = try await redeem(browser)
      await protected.protection.flush()
      protected.clock.advance(by: .seconds(86_400))
    }
    return try #require(browser.device)
  }

  /// The application's tokens.
  private static func redeem(
    _ browser: PageBrowser
  ) async throws -> GrantByAuthorizationCodeResponse {
    let code = try #require(browser.answer.move?.redirect?["code"])
    return try await BrowserStage(browser.stage).redeem(code) {
      $0.redirectUri = PageBrowser.callback
    }
  }

  private static func reasons(_ protected: ProtectedStage) async throws -> Set<String> {
    let event = try #require(try await protected.events("ann").first)
    let explained = try await protected.operator().explainRisk(
      ExplainRiskRequest(userPoolId: protected.stage.poolID, eventId: event.eventId),
      context: protected.stage.context
    )
    return Set(explained.reasons.compactMap(\.name))
  }

  @Test(
    "SSO-3: signs in to further clients too, whose tokens are no tokens of the first one's event",
    arguments: ["AUDIT", "ENFORCED"]
  )
  func reused(mode: String) async throws {
    let protected = try await Self.stage(mode)
    let browser = try Self.browser(protected)
    #expect(try await browser.signIn("ann", ProtectedStage.password) == nil)
    var kept = Browser()
    kept.keep(browser.answer.cookie)
    var events = [try TokenPayload.decode(try await Self.redeem(browser).accessToken)["event_id"]]
    let stage = try BrowserStage(protected.stage)
    for _ in 0..<2 {
      let again = try await stage.authorize(
        ["redirect_uri": PageBrowser.callback, "scope": "openid", "prompt": "none"],
        in: kept
      )
      let redeemed = try await stage.redeem(again.redirect?["code"]) {
        $0.redirectUri = PageBrowser.callback
      }
      #expect(redeemed.error == nil)
      events.append(try TokenPayload.decode(redeemed.accessToken)["event_id"])
    }
    #expect(Set(events.map { String(describing: $0) }).count == 3)
  }

  @Test("THR-14: leaves an event with a context, and a cookie by which the browser is known again")
  func cookie() async throws {
    let protected = try await Self.stage("AUDIT")
    let first = try Self.browser(protected)
    try await first.signIn("ann", ProtectedStage.password)
    let cookie = try #require(first.answer.device)
    #expect(cookie.count == 32)
    let event = try #require(try await protected.events("ann").first)
    #expect(event.eventContextData?.deviceName == "Chrome 126, Windows 10")
    #expect(event.eventContextData?.ipAddress == Self.home)
    // It has one.
    try await first.signIn("ann", ProtectedStage.password)
    #expect(first.answer.device == nil)
    // One that is made up, cut, or another pool's is none.
    let other = try await Self.stage("AUDIT", in: protected.stage.harness)
    let foreign = try Self.browser(other)
    try await foreign.signIn("ann", ProtectedStage.password)
    var forged = cookie
    forged[0] ^= 1
    let wrong = [forged, Array(cookie.prefix(16)), [], try #require(foreign.answer.device)]
    for given in wrong {
      let browser = try Self.browser(protected, device: given)
      try await browser.signIn("ann", ProtectedStage.password)
      let made = try #require(browser.answer.device)
      #expect(made != given && made != cookie)
    }
  }

  @Test("THR-50: is an event that passes with the application's tokens, which name it")
  func event() async throws {
    let protected = try await Self.stage("AUDIT")
    let browser = try Self.browser(protected)
    try await browser.signIn("ann", ProtectedStage.password)
    let begun = try #require(try await protected.events("ann").first)
    #expect(begun.eventResponse == "InProgress")
    let tokens = try await Self.redeem(browser)
    let ended = try await protected.events("ann")
    #expect(ended.map(\.eventId) == [begun.eventId])
    #expect(ended.first?.eventResponse == "Pass")
    for token in [tokens.accessToken, tokens.idToken] {
      let claims = try TokenPayload.decode(token)
      #expect(claims["event_id"] == .string(try #require(begun.eventId)))
    }
  }

  @Test("THR-14: a pool that watches no sign-ins keeps nothing of browsers")
  func unwatched() async throws {
    let protected = try await Self.stage("OFF")
    let browser = try Self.browser(protected)
    try await browser.signIn("ann", ProtectedStage.password)
    #expect(browser.answer.device == nil)
  }

  @Test("THR-14: the cookie makes no user known but the one who signed in with it")
  func knownAgain() async throws {
    let protected = try await Self.stage("AUDIT")
    let cookie = try await Self.settle(protected)
    let known = try Self.browser(
      protected,
      Self.elsewhere,
      ProtectedStage.otherAgent,
      device: cookie
    )
    try await known.signIn("ann", ProtectedStage.password)
    #expect(try await Self.reasons(protected) == ["new-network"])
    protected.clock.advance(by: .seconds(1))
    let strange = try Self.browser(protected, Self.elsewhere, ProtectedStage.otherAgent)
    try await strange.signIn("ann", ProtectedStage.password)
    #expect(try await Self.reasons(protected) == ["new-device", "new-network"])
  }

  @Test("THR-31: a blocked one is told as a wrong password is, and leaves an event")
  func blocked() async throws {
    let protected = try await Self.stage(low: "BLOCK")
    _ = try await Self.settle(protected)
    let intruder = try Self.browser(protected, Self.elsewhere, ProtectedStage.otherAgent)
    #expect(try await intruder.signIn("ann", "Wrong-1!") == .login)
    let wrong = try await intruder.notice(.login)
    #expect(wrong?.word == HostedPageNoticeWord.wrongCredentials.rawValue)
    protected.clock.advance(by: .seconds(1))
    #expect(try await intruder.signIn("ann", ProtectedStage.password) == .login)
    let risky = try await intruder.notice(.login)
    #expect(risky?.word == wrong?.word && risky?.field == wrong?.field)
    #expect(risky?.detail == wrong?.detail)
    let event = try #require(try await protected.events("ann").first)
    #expect(event.eventResponse == "Fail" && event.eventRisk?.riskDecision == "Block")
  }

  @Test("THR-30: a blocked range is told as a wrong password is")
  func blockedRange() async throws {
    let protected = try await Self.stage(blocked: ["198.51.100.0/24"])
    for password in [ProtectedStage.password, "Wrong-1!"] {
      let browser = try Self.browser(protected, Self.elsewhere)
      #expect(try await browser.signIn("ann", password) == .login)
      let word = try await browser.notice(.login)?.word
      #expect(word == HostedPageNoticeWord.wrongCredentials.rawValue)
    }
  }

  @Test("THR-32: asks for the factor that its risk asks for")
  func factor() async throws {
    let protected = try await Self.stage(low: "MFA_REQUIRED")
    let factors = FactorStage(protected.stage)
    try await factors.configure("OPTIONAL", token: true)
    let access = try await protected.signIn("ann", from: Self.home).authenticationResult
    // Registered, and not switched on.
    let secret = try await factors.associate(access?.accessToken)
    _ = try await Self.settle(protected)
    let browser = try Self.browser(protected, Self.elsewhere, ProtectedStage.otherAgent)
    #expect(try await browser.signIn("ann", ProtectedStage.password) == .factorCode)
    #expect(try await browser.send(.factorCode, ["code": factors.code(secret)]) == nil)
    _ = try await Self.redeem(browser)
    let event = try #require(try await protected.events("ann").first)
    #expect(event.challengeResponses?.map(\.challengeName) == ["Password", "Mfa"])
    #expect(event.eventRisk?.riskLevel == "Low")
  }
}
