internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain

/// The sign-ins of the last days, decided again by another configuration (THR-61).
extension RiskOperator {
  func replay(
    _ request: ReplayRiskRequest
  ) async throws(AuthenticationFailure) -> ReplayRiskResponse {
    let pool = try await protection.settings.pool(try requiredUserPoolID(request.userPoolId))
    let options = try request.points.map { (text) throws(AuthenticationFailure) in
      RiskOptions(pool.protection.options, points: try RiskPoints(text))
    }
    var given: RiskConfigurationType?
    if let json = request.configuration {
      do throws(AuthenticationFailure) {
        given = try SettingsJSON.decode(
          RiskConfigurationType.self,
          from: String(decoding: json, as: UTF8.self)
        )
      } catch {
        throw .invalidParameter(
          "The configuration is not JSON as DescribeRiskConfiguration has it."
        )
      }
      if let given { try RiskConfigurationRules.check(given) }
    }
    let client = try request.clientId.map { (text) throws(AuthenticationFailure) in
      try requiredClientID(text)
    }
    let (events, isCut) = try await decided(in: pool.id, client: client, days: request.days)
    var tally = ReplayTally()
    var policies: [String: RiskPolicy] = [:]
    for event in events {
      guard let facts = try event.facts() else { continue }
      let policy: RiskPolicy
      if let given {
        policy = RiskPolicy(pool: given, options: options ?? pool.protection.options)
      } else if let known = policies[event.client] {
        policy = known
      } else {
        let present = try await self.policy(of: event.client, in: pool)
        policy = options.map { present.with($0) } ?? present
        policies[event.client] = policy
      }
      tally.add(event, RiskDecision(facts, from: event.address, by: policy))
    }
    return tally.answer(isCut: isCut)
  }
}

/// What sign-ins come to, counted.
private struct ReplayTally {
  private struct Line {
    var signIns = 0
    var users: Set<String> = []
    var changed = 0
    var valid = 0
    var invalid = 0
  }

  private struct Place: Hashable {
    let level: String
    let action: String
  }

  private var lines: [Place: Line] = [:]
  private var hits: [String: Int] = [:]
  private var deciding: [String: Int] = [:]
  private var blocked: Set<String> = []
  private var signIns = 0

  mutating func add(_ event: StoredEvent, _ decision: RiskDecision) {
    signIns += 1
    let action = decision.response.action
    let place = Place(level: decision.level?.rawValue ?? "NoRisk", action: action.rawValue)
    var line = lines[place] ?? Line()
    line.signIns += 1
    line.users.insert(event.sub)
    if event.level != decision.level?.rawValue { line.changed += 1 }
    if event.feedback == "Valid" { line.valid += 1 }
    if event.feedback == "Invalid" { line.invalid += 1 }
    lines[place] = line
    if action == .block { blocked.insert(event.sub) }
    guard action != .none else { return }
    hits[event.sub, default: 0] += 1
    if let reason = decision.reasons.max(by: { $0.points < $1.points }) {
      deciding[reason.name, default: 0] += 1
    }
  }

  func answer(isCut: Bool) -> ReplayRiskResponse {
    ReplayRiskResponse(
      lines: lines.sorted { ($0.key.level, $0.key.action) < ($1.key.level, $1.key.action) }
        .map { place, line in
          RiskReplayLine(
            level: place.level,
            action: place.action,
            signIns: Int32(clamping: line.signIns),
            users: Int32(clamping: line.users.count),
            changed: Int32(clamping: line.changed),
            calledValid: Int32(clamping: line.valid),
            calledInvalid: Int32(clamping: line.invalid)
          )
        },
      signIns: Int32(clamping: signIns),
      blockedUsers: Int32(clamping: blocked.count),
      hit: Self.top(hits),
      deciding: Self.top(deciding),
      isCut: isCut
    )
  }

  private static func top(_ counts: [String: Int]) -> [RiskCount] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(10)
      .map { RiskCount(name: $0.key, count: Int32(clamping: $0.value)) }
  }
}
