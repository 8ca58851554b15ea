internal import AuthenticationMessages
import Testing

@testable internal import AuthenticationCore
@testable internal import AuthenticationProtection

@Suite("The risk of a sign-in")
struct RiskDecisionTests {
  private static func policy(
    _ action: String = "BLOCK",
    blocked: [String] = [],
    skipped: [String] = []
  ) -> RiskPolicy {
    let one = AccountTakeoverActionType(notify: false, eventAction: action)
    return RiskPolicy(
      pool: RiskConfigurationType(
        accountTakeoverRiskConfiguration: AccountTakeoverRiskConfigurationType(
          actions: AccountTakeoverActionsType(lowAction: one, mediumAction: one, highAction: one)
        ),
        riskExceptionConfiguration: RiskExceptionConfigurationType(
          blockedIpRangeList: blocked,
          skippedIpRangeList: skipped
        )
      ),
      options: RiskOptions(tags: [:])
    )
  }

  private static func facts(_ change: (inout RiskFacts) -> Void = { _ in }) -> RiskFacts {
    var facts = RiskFacts()
    facts.isDeviceKnown = false
    facts.isNetworkKnown = false
    change(&facts)
    return facts
  }

  /// London to Sydney in two hours.
  private static func travel(_ facts: inout RiskFacts) {
    facts.travelKilometres = 16_994
    facts.travelMinutes = 120
  }

  @Test("THR-20: is the sum of its reasons, by the published vectors")
  func vectors() {
    let known: (inout RiskFacts) -> Void = { facts in
      facts.isDeviceKnown = true
      facts.isCountryKnown = false
      Self.travel(&facts)
    }
    let vectors: [(facts: RiskFacts, score: Int, level: RiskLevel?)] = [
      (Self.facts(), 25, .low),
      (Self.facts { $0.isCountryKnown = false }, 50, .medium),
      (
        Self.facts {
          $0.isCountryKnown = false
          Self.travel(&$0)
        }, 100, .high
      ),
      (Self.facts(known), 60, .medium),
      (
        Self.facts {
          known(&$0)
          $0.namesRememberedDevice = true
        }, 30, .low
      ),
      (
        Self.facts {
          $0.isDeviceKnown = true
          $0.isNetworkKnown = true
          $0.failuresElsewhere = 5
        }, 25, .low
      ),
      (Self.facts { $0.lists = [.init(name: "tor", points: 30)] }, 55, .medium),
      (
        Self.facts {
          $0.isLearning = true
          $0.isCountryKnown = false
          $0.travelKilometres = 900
          $0.travelMinutes = 600
        }, 0, nil
      ),
    ]
    for vector in vectors {
      let decision = RiskDecision(vector.facts, from: "203.0.113.9", by: Self.policy())
      #expect(decision.score == vector.score, "\(decision.explanation)")
      #expect(decision.level == vector.level)
      #expect(
        min(max(decision.reasons.reduce(0) { $0 + $1.points }, 0), 100) == decision.score
      )
    }
  }

  @Test("THR-20: never falls by a further bad fact")
  func monotonous() {
    let worse: [(inout RiskFacts) -> Void] = [
      { $0.isCountryKnown = false }, Self.travel, { $0.failuresElsewhere += 1 },
      { $0.isNetworkBusy = true }, { $0.isContextForged = true }, { $0.idleDays = 200 },
      { $0.isCalledInvalid = true }, { $0.lists.append(.init(name: "vpn", points: 10)) },
    ]
    for chosen in 0..<(1 << worse.count) {
      var facts = Self.facts()
      for (index, change) in worse.enumerated() where chosen & 1 << index != 0 { change(&facts) }
      let before = RiskDecision(facts, from: nil, by: Self.policy()).score
      for change in worse {
        var more = facts
        change(&more)
        #expect(RiskDecision(more, from: nil, by: Self.policy()).score >= before)
      }
    }
  }

  @Test("THR-4: a blocked range wins over a skipped one, and both over the facts")
  func ranges() {
    let policy = Self.policy("NO_ACTION", blocked: ["10.1.0.0/16"], skipped: ["10.0.0.0/8"])
    let blocked = RiskDecision(Self.facts(), from: "10.1.2.3", by: policy)
    #expect(blocked.response.action == .block)
    #expect(blocked.score == 0 && blocked.publicName == "Block")
    let skipped = RiskDecision(Self.facts(), from: "10.2.2.3", by: policy)
    #expect(skipped.response.action == .none)
    #expect(skipped.reasons.map(\.name) == ["skipped"])
    #expect(skipped.publicName == "NoRisk")
    #expect(RiskDecision(Self.facts(), from: "192.0.2.1", by: policy).level == .low)
  }

  @Test("THR-20: takes other points and thresholds from the pool's tag")
  func points() throws {
    let points = try RiskPoints("new-device=40 low=41 medium=50 high=90")
    #expect(points[.newDevice] == 40)
    #expect(points[.newNetwork] == 10)
    #expect(points.level(of: 40) == nil)
    #expect(points.level(of: 41) == .low)
    for wrong in ["new-car=1", "low=50", "new-device", "new-device=x", "new-device=101"] {
      #expect(throws: AuthenticationFailure.self) { try RiskPoints(wrong) }
    }
  }

  @Test("places that are far apart are as far as the earth is round")
  func way() {
    let way = GreatCircle.kilometres(
      from: (51.5074, -0.1278),
      to: (-33.8688, 151.2093)
    )
    #expect((16_990...17_000).contains(way))
  }
}
