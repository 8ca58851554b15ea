internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationProtection
internal import Cryptography
import GatehouseStubs
internal import TestSupport
import Testing

@Suite("A risky sign-in that names a device")
struct RiskOverDevicesTests {
  private static let home = "192.0.2.10"
  private static let elsewhere = "198.51.100.20"

  /// A user who has signed in at home for days, in a pool that blocks every risk.
  private static func settled(
    asksUser: Bool = false,
    factors: Bool = false,
    tags: [String: String]? = nil
  ) async throws -> ProtectedStage {
    let protected = try await ProtectedStage(
      factors: factors,
      devices: DeviceConfigurationType(
        challengeRequiredOnNewDevice: true,
        deviceOnlyRememberedOnUserPrompt: asksUser
      ),
      tags: tags
    )
    try await protected.configure(low: "BLOCK", medium: "BLOCK", high: "BLOCK")
    try await protected.addUser("ann")
    try await protected.settle("ann", from: home)
    return protected
  }

  private static func device(
    _ protected: ProtectedStage,
    of name: String = "ann"
  ) async throws -> DeviceClient {
    let answer = try await protected.signIn(name, from: home)
    let tokens = try #require(answer.authenticationResult)
    let device = try DeviceClient(protected.stage, name, tokens)
    try await device.confirm()
    return device
  }

  private static func intrude(
    _ protected: ProtectedStage,
    _ key: String?
  ) async throws -> InitiateAuthResponse {
    // Its event is the newest one.
    protected.clock.advance(by: .seconds(1))
    return try await protected.signIn(
      "ann",
      from: elsewhere,
      agent: ProtectedStage.otherAgent,
      device: key
    )
  }

  @Test(
    "THR-31: a device that is made up, another's, or not remembered takes no points off",
    arguments: [nil, ["gatehouse:unknown-device-key": "new-device"]]
  )
  func namedAlone(tags: [String: String]?) async throws {
    let protected = try await Self.settled(asksUser: true, tags: tags)
    let own = try await Self.device(protected)
    try await protected.addUser("ben")
    let other = try await Self.device(protected, of: "ben")
    try await other.setStatus("remembered")
    let keys = ["us-east-1_11111111-2222-3333-4444-555555555555", "x", own.key, other.key]
    for key in keys {
      await expectRefusal(.riskySignIn) { try await Self.intrude(protected, key) }
      let event = try #require(try await protected.events("ann").first)
      #expect(event.eventResponse == "Fail")
      #expect(event.eventRisk?.riskDecision == "Block")
    }
  }

  @Test("THR-31: a remembered device lets its user in from elsewhere once it has proved itself")
  func proved() async throws {
    let protected = try await Self.settled()
    let device = try await Self.device(protected)
    let asked = try await Self.intrude(protected, device.key)
    #expect(asked.challengeName == "DEVICE_SRP_AUTH")
    #expect(asked.authenticationResult == nil)
    let client = try SRP.Client()
    let challenge = try await protected.respond(
      "DEVICE_SRP_AUTH",
      [
        "USERNAME": "ann", "DEVICE_KEY": device.key,
        "SRP_A": String(Hex.encode(client.clientPublic).drop { $0 == "0" }),
      ],
      session: asked.session,
      from: Self.elsewhere,
      agent: ProtectedStage.otherAgent
    )
    let done = try await protected.respond(
      "DEVICE_PASSWORD_VERIFIER",
      try device.answers(client, challenge),
      from: Self.elsewhere,
      agent: ProtectedStage.otherAgent
    )
    #expect(done.authenticationResult?.accessToken != nil)
    let events = try await protected.events("ann")
    #expect(events.first?.eventResponse == "Pass")
    #expect(events.first?.eventRisk?.riskDecision == "NoRisk")
    let explained = try await protected.operator().explainRisk(
      ExplainRiskRequest(userPoolId: protected.stage.poolID, eventId: events.first?.eventId),
      context: protected.stage.context
    )
    #expect(explained.reasons.compactMap(\.name).contains("remembered-device"))
  }

  @Test("THR-31: who knows the password and the key of a remembered device gets no tokens")
  func notProved() async throws {
    let protected = try await Self.settled()
    let device = try await Self.device(protected)
    let asked = try await Self.intrude(protected, device.key)
    let client = try SRP.Client()
    let challenge = try await protected.respond(
      "DEVICE_SRP_AUTH",
      [
        "USERNAME": "ann", "DEVICE_KEY": device.key,
        "SRP_A": String(Hex.encode(client.clientPublic).drop { $0 == "0" }),
      ],
      session: asked.session,
      from: Self.elsewhere,
      agent: ProtectedStage.otherAgent
    )
    var answers = try device.answers(client, challenge)
    answers["PASSWORD_CLAIM_SIGNATURE"] = Base64.encode([UInt8](repeating: 1, count: 32))
    await expectRefusal(.notAuthorized) {
      try await protected.respond(
        "DEVICE_PASSWORD_VERIFIER",
        answers,
        from: Self.elsewhere,
        agent: ProtectedStage.otherAgent
      )
    }
    #expect(try await protected.events("ann").first?.eventResponse != "Pass")
  }

  @Test("THR-31: a device that is forgotten while its proof is asked for lets no caller in")
  func forgottenMeanwhile() async throws {
    let protected = try await Self.settled()
    let device = try await Self.device(protected)
    let asked = try await Self.intrude(protected, device.key)
    let client = try SRP.Client()
    let challenge = try await protected.respond(
      "DEVICE_SRP_AUTH",
      [
        "USERNAME": "ann", "DEVICE_KEY": device.key,
        "SRP_A": String(Hex.encode(client.clientPublic).drop { $0 == "0" }),
      ],
      session: asked.session,
      from: Self.elsewhere,
      agent: ProtectedStage.otherAgent
    )
    try await device.forget()
    await #expect(throws: AuthenticationFailure.self) {
      try await protected.respond(
        "DEVICE_PASSWORD_VERIFIER",
        try device.answers(client, challenge),
        from: Self.elsewhere,
        agent: ProtectedStage.otherAgent
      )
    }
    #expect(try await protected.events("ann").first?.eventResponse != "Pass")
  }

  @Test("THR-31: leaving the device out of the factor's answer takes its points back")
  func leftOut() async throws {
    let protected = try await Self.settled(factors: true)
    // Remembered before the user had a factor: the first sign-in afterwards asks for both.
    let device = try await Self.device(protected)
    let factors = FactorStage(protected.stage)
    let secret = try await factors.associate(device.tokens.accessToken)
    try await factors.prefer("ann", token: (true, true))
    let asked = try await Self.intrude(protected, device.key)
    #expect(asked.challengeName == "SOFTWARE_TOKEN_MFA")
    await expectRefusal(.riskySignIn) {
      try await protected.respond(
        "SOFTWARE_TOKEN_MFA",
        ["USERNAME": "ann", "SOFTWARE_TOKEN_MFA_CODE": factors.code(secret)],
        session: asked.session,
        from: Self.elsewhere,
        agent: ProtectedStage.otherAgent
      )
    }
  }
}
