internal import AuthenticationMessages
internal import Domain
internal import LambdaFunctions
import Testing

@Suite("What functions are told of a risk")
struct RiskInEventsTests {
  private static let home = "192.0.2.10"
  private static let elsewhere = "198.51.100.20"
  private static let triggers = LambdaConfigType(
    preAuthentication: Triggers.arn("pre"),
    postAuthentication: Triggers.arn("post"),
    preTokenGenerationConfig: PreTokenGenerationVersionConfigType(
      lambdaVersion: "V2_0",
      lambdaArn: Triggers.arn("tokens")
    )
  )

  /// What the functions of the last sign-in, from a new place, were told, by their sources.
  private static func told(
    _ mode: String,
    _ tags: [String: String]?
  ) async throws -> [String: JSONValue?] {
    var told: [String: JSONValue?] = [:]
    try await FunctionServer.with({ .event($0) }) { server, functions in
      let protected = try await ProtectedStage(
        mode,
        tags: tags,
        functions: functions,
        triggers: triggers
      )
      try await protected.addUser("ann")
      try await protected.settle("ann", from: home)
      let count = try server.events.count
      try await protected.signIn("ann", from: elsewhere, agent: ProtectedStage.otherAgent)
      for event in try server.events.dropFirst(count) {
        guard case .string(let source)? = event[member: "triggerSource"] else { continue }
        told[source] = .some(event[member: "request"]?[member: "riskAssessment"])
      }
    }
    return told
  }

  @Test("THR-38: the score, its reasons and the decision, where the pool's tag says so")
  func assessment() async throws {
    let told = try await Self.told("AUDIT", ["gatehouse:risk-in-events": "on"])
    let expected = JSONValue.object([
      "score": .number(25), "level": .string("Low"),
      "reasons": .array([.string("new-device"), .string("new-network")]),
      "decision": .string("AccountTakeover"), "compromisedCredentials": .bool(false),
    ])
    #expect(
      told == [
        // It comes before there is a decision.
        "PreAuthentication_Authentication": nil,
        "PostAuthentication_Authentication": expected,
        "TokenGeneration_Authentication": expected,
      ]
    )
  }

  @Test("THR-38: nothing where no tag says so, or nothing is decided, as Cognito's events")
  func usual() async throws {
    for (mode, tags) in [("AUDIT", nil), ("OFF", ["gatehouse:risk-in-events": "on"])] {
      let told = try await Self.told(mode, tags)
      #expect(told.count == 3)
      #expect(told.values.allSatisfy { $0 == nil })
    }
  }
}
