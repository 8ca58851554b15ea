internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationProtection
internal import AuthenticationService
internal import AuthenticationSignIn
internal import AuthenticationTokens
internal import Domain
import GatehouseStubs
internal import PublicOperations
internal import TestSupport
import Testing

@Suite("What a risk comes to")
struct RiskActionTests {
  private static let home = "192.0.2.10"
  private static let elsewhere = "198.51.100.20"

  private static func settled(
    _ mode: String = "ENFORCED",
    low: String? = nil,
    factors: Bool = false,
    devices: Bool = false,
    tags: [String: String]? = nil
  ) async throws -> ProtectedStage {
    let protected = try await ProtectedStage(
      mode,
      factors: factors,
      devices: devices ? DeviceConfigurationType(challengeRequiredOnNewDevice: true) : nil,
      tags: tags
    )
    if let low { try await protected.configure(low: low) }
    try await protected.addUser("ann")
    try await protected.settle("ann", from: home)
    return protected
  }

  @discardableResult
  private static func intrude(
    _ protected: ProtectedStage,
    device: String? = nil
  ) async throws -> InitiateAuthResponse {
    try await protected.signIn(
      "ann",
      from: elsewhere,
      agent: ProtectedStage.otherAgent,
      device: device
    )
  }

  private static func explained(_ protected: ProtectedStage) async throws -> ExplainRiskResponse {
    let event = try #require(try await protected.events("ann").first)
    return try await protected.operator().explainRisk(
      ExplainRiskRequest(userPoolId: protected.stage.poolID, eventId: event.eventId),
      context: protected.stage.context
    )
  }

  @Test(
    "THR-6: a pool that enforces and was never configured acts on no level, unless its tag says so"
  )
  func unconfigured() async throws {
    let protected = try await Self.settled()
    #expect(try await Self.intrude(protected).authenticationResult != nil)
    #expect(try await Self.explained(protected).level == "Low")
    let strict = try await Self.settled(tags: ["gatehouse:risk-defaults": "block"])
    await expectRefusal(.riskySignIn) { try await Self.intrude(strict) }
  }

  @Test(
    "THR-21: is decided again where an answer comes from another network, and the stricter holds"
  )
  func otherNetwork() async throws {
    let protected = try await Self.settled(
      low: "BLOCK",
      factors: true,
      tags: ["gatehouse:risk-points": "new-network=25"]
    )
    let factors = FactorStage(protected.stage)
    let access = try await protected.signIn("ann", from: Self.home).authenticationResult
    let secret = try await factors.associate(access?.accessToken)
    try await factors.prefer("ann", token: (true, true))
    let answer = { (address: String) in
      let asked = try await protected.signIn("ann", from: Self.home)
      defer { protected.clock.advance(by: .seconds(30)) }
      return try await protected.respond(
        "SOFTWARE_TOKEN_MFA",
        ["USERNAME": "ann", "SOFTWARE_TOKEN_MFA_CODE": factors.code(secret)],
        session: asked.session,
        from: address
      )
    }
    #expect(try await answer(Self.home).authenticationResult != nil)
    await expectRefusal(.riskySignIn) { try await answer(Self.elsewhere) }
    #expect(try await protected.events("ann").first?.eventResponse == "Fail")
  }

  @Test("THR-22: what could not be known is named, and counts nothing")
  func unknown() async throws {
    let protected = try await Self.settled("AUDIT")
    try await Self.intrude(protected)
    #expect(try await Self.explained(protected).notes == ["no-geoip", "no-context"])
    protected.clock.advance(by: .seconds(1))
    _ = try await protected.stage.service.signIn.adminInitiateAuth(
      AdminInitiateAuthRequest(
        userPoolId: protected.stage.poolID,
        clientId: protected.stage.clientID,
        authFlow: "ADMIN_USER_PASSWORD_AUTH",
        authParameters: ["USERNAME": "ann", "PASSWORD": ProtectedStage.password]
      ),
      call: protected.call(from: Self.elsewhere)
    )
    let explained = try await Self.explained(protected)
    #expect(explained.notes == ["no-geoip", "no-context", "no-address"])
    #expect(explained.score == 0)
  }

  @Test(
    "THR-23: a provider's sign-in is an event with its score, on which a blocked range alone acts"
  )
  func provider() async throws {
    let protected = try await Self.settled(low: "BLOCK")
    let stage = protected.stage
    let client = try #require(ClientID(stage.clientID))
    let signIn = { () async throws in
      let call = protected.call(from: Self.elsewhere, agent: ProtectedStage.otherAgent)
      let subject = try await stage.service.directory.subject(named: "ann", for: client, call)
      return try await stage.service.signIn.ended(
        of: try #require(subject.user),
        provedBy: "Corporate",
        level: .password,
        at: protected.clock.now(),
        subject,
        call: call
      )
    }
    let ended = try await signIn()
    let event = try #require(try await protected.events("ann").first)
    #expect(ended.eventID == event.eventId)
    #expect(event.eventResponse == "InProgress" && event.eventRisk?.riskLevel == "Low")
    try await protected.configure(blocked: ["198.51.100.0/24"])
    protected.clock.advance(by: .seconds(1))
    await expectRefusal(.blockedAddress) { try await signIn() }
    #expect(try await protected.events("ann").first?.eventResponse == "Fail")
  }

  @Test("THR-50: a passkey's sign-in is an event without a password, which its tokens name")
  func passkey() async throws {
    let choice = try await ChoiceStage(
      pool: CreateUserPoolRequest(
        userPoolAddOns: UserPoolAddOnsType(advancedSecurityMode: "AUDIT"),
        userPoolTier: "PLUS"
      )
    )
    try await choice.addUser()
    let passkey = try await choice.addPasskey()
    choice.clock.advance(by: .seconds(1))
    let asked = try await choice.begin("ann", "WEB_AUTHN")
    let done = try await choice.usePasskey(passkey, asked)
    let event = try #require(try await ProtectedStage(choice.stage).events("ann").first)
    #expect(event.eventType == "SignIn" && event.eventResponse == "Pass")
    #expect(event.challengeResponses?.contains { $0.challengeName == "Password" } == false)
    let claims = try TokenPayload.decode(done.authenticationResult?.accessToken)
    #expect(claims["event_id"] == .string(try #require(event.eventId)))
  }

  @Test("THR-33: a remembered device stands for the factor, unless the pool's tag says otherwise")
  func deviceStandsIn() async throws {
    for overDevices in ["off", "on"] {
      let protected = try await Self.settled(
        low: "MFA_REQUIRED",
        devices: true,
        tags: [
          "gatehouse:risk-over-devices": overDevices,
          "gatehouse:risk-points": "remembered-device=0",
        ]
      )
      let tokens = try await protected.signIn("ann", from: Self.home).authenticationResult
      let device = try DeviceClient(protected.stage, "ann", try #require(tokens))
      try await device.confirm()
      await expectRefusal(.riskySignIn) { try await Self.intrude(protected) }
      if overDevices == "off" {
        let asked = try await Self.intrude(protected, device: device.key)
        #expect(asked.challengeName == "DEVICE_SRP_AUTH")
      } else {
        await expectRefusal(.riskySignIn) { try await Self.intrude(protected, device: device.key) }
      }
    }
  }

  @Test("THR-34: a skipped range is not scored, and says so")
  func skipped() async throws {
    let protected = try await Self.settled(low: "BLOCK")
    try await protected.configure(low: "BLOCK", skipped: ["198.51.100.0/24"])
    #expect(try await Self.intrude(protected).authenticationResult != nil)
    #expect(try await protected.events("ann").first?.eventRisk?.riskDecision == "NoRisk")
    let explained = try await Self.explained(protected)
    #expect(explained.reasons.compactMap(\.name) == ["skipped"] && explained.score == 0)
  }

  @Test("THR-54: a place that is called valid is the user's at once, one that is not another's")
  func called() async throws {
    for (word, level) in [("Valid", nil), ("Invalid", "Medium")] {
      let protected = try await Self.settled("AUDIT")
      try await Self.intrude(protected)
      let event = try await protected.events("ann").first?.eventId
      _ = try await protected.protection.adminUpdateAuthEventFeedback(
        AdminUpdateAuthEventFeedbackRequest(
          userPoolId: protected.stage.poolID,
          username: "ann",
          eventId: event,
          feedbackValue: word
        ),
        call: .recording(protected.stage.context)
      )
      protected.clock.advance(by: .seconds(1))
      try await Self.intrude(protected)
      #expect(try await protected.events("ann").first?.eventRisk?.riskLevel == level)
    }
  }

  @Test("THR-62: the operator is told what is known of a user, and has a kind of it forgotten")
  func traits() async throws {
    let protected = try await Self.settled("AUDIT")
    let show = { (kind: String?) in
      try await protected.operator().showRiskTraits(
        ShowRiskTraitsRequest(
          userPoolId: protected.stage.poolID,
          username: "ann",
          forget: kind
        ),
        context: protected.stage.context
      )
    }
    let known = try await show(nil)
    #expect(Set(known.traits.compactMap(\.kind)) == ["network", "browser", "sign_ins"])
    #expect(known.traits.allSatisfy { $0.days == 4 })
    let forgotten = try await show("network")
    #expect(forgotten.forgotten == 1)
    #expect(Set(forgotten.traits.compactMap(\.kind)) == ["browser", "sign_ins"])
    await expectRefusal(.invalidParameter) { try await show("shoe") }
    let summary = try await protected.operator().summarizeRisk(
      SummarizeRiskRequest(userPoolId: protected.stage.poolID, days: 30),
      context: protected.stage.context
    )
    #expect(summary.lines.isEmpty)
  }
}
