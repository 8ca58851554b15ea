package import AuthenticationCore

/// The risk of a sign-in: a sum of named points (THR-20).
///
/// The only place that decides it: a function of values, which sign-in, `gatehousectl risk explain` and
/// `gatehousectl risk replay` call. It learns nothing and makes no call.
package struct RiskDecision: Sendable, Hashable {
  /// A part of the score.
  package struct Reason: Sendable, Hashable, Codable {
    package let name: String
    package let points: Int
  }

  package let reasons: [Reason]
  /// 0 to 100.
  package let score: Int
  package let level: RiskLevel?
  /// What the policy has done about it.
  package let response: RiskPolicy.Response
  /// What the address alone decided.
  package let exception: RangeException?

  /// More points than these no list has.
  package static let maxListPoints = 60
  private static let learningDays = 3
  private static let dormantDays = 180
  private static let maxFailurePoints = 25
  /// Faster than an airliner, and farther than the places of addresses are wrong by.
  private static let farKilometres = 500
  private static let fastKilometresAnHour = 1000

  /// How many days with sign-ins there must be before anything is new.
  static func isLearning(days: Int) -> Bool { days < learningDays }

  /// The decision about a sign-in from the address, by facts and policy alone.
  package init(_ facts: RiskFacts, from address: String?, by policy: RiskPolicy) {
    exception = policy.exception(for: address)
    guard exception == nil else {
      reasons = [Reason(name: exception?.rawValue ?? "", points: 0)]
      score = 0
      level = nil
      response =
        exception == .blocked
        ? RiskPolicy.Response(action: .block, notifies: false)
        : RiskPolicy.Response(action: .none, notifies: false)
      return
    }
    let points = policy.options.points
    reasons = Self.reasons(facts, points)
    score = min(max(reasons.reduce(0) { $0 + $1.points }, 0), RiskPoints.maximum)
    level = points.level(of: score)
    response =
      level.flatMap { policy.responses[$0] } ?? RiskPolicy.Response(action: .none, notifies: false)
  }

  private static func reasons(_ facts: RiskFacts, _ points: RiskPoints) -> [Reason] {
    var reasons: [Reason] = []
    func add(_ name: RiskReasonName, times: Int = 1) {
      reasons.append(Reason(name: name.rawValue, points: points[name] * times))
    }
    if !facts.isLearning {
      if facts.isDeviceKnown == false { add(.newDevice) }
      if facts.isNetworkKnown == false { add(.newNetwork) }
      if facts.isCountryKnown == false { add(.newCountry) }
    }
    if isImpossible(facts) {
      add(facts.isDeviceKnown == true ? .impossibleTravelKnownDevice : .impossibleTravel)
    }
    if facts.failuresElsewhere > 0 {
      let sum = points[.recentFailures] * facts.failuresElsewhere
      reasons.append(
        Reason(name: RiskReasonName.recentFailures.rawValue, points: min(sum, maxFailurePoints))
      )
    }
    if facts.isNetworkBusy { add(.networkTriesManyNames) }
    reasons += facts.lists.map {
      Reason(name: "listed:\($0.name)", points: min($0.points, maxListPoints))
    }
    if facts.isContextForged { add(.contextForged) }
    if let days = facts.idleDays, days >= dormantDays { add(.dormant) }
    if facts.isCalledInvalid { add(.saidInvalid) }
    if facts.isCalledValid { add(.saidValid) }
    if facts.namesRememberedDevice { add(.rememberedDevice) }
    return reasons
  }

  private static func isImpossible(_ facts: RiskFacts) -> Bool {
    guard !facts.isTravelShared, let way = facts.travelKilometres, let time = facts.travelMinutes,
      way > farKilometres
    else { return false }
    return way * 60 > fastKilometresAnHour * max(time, 1)
  }
}

extension RiskDecision {
  /// What an event's answer calls it (RiskDecisionType).
  package var publicName: String {
    if response.action == .block { return "Block" }
    return level == nil ? "NoRisk" : "AccountTakeover"
  }

  /// One line for the operator: the score and the points that make it.
  package var explanation: String {
    let parts = reasons.map { "\($0.name) \($0.points)" }
    return "risk \(score)" + (parts.isEmpty ? "" : ": ") + parts.joined(separator: ", ")
  }
}
