package import AuthenticationCore
internal import Domain
internal import GeoIP
internal import Metrics
internal import PublicOperations

/// A sign-in whose risk is decided.
package struct EvaluatedSignIn: Sendable, Hashable {
  package let mode: ProtectionMode
  package let evidence: SignInEvidence
  package let facts: RiskFacts
  package let decision: RiskDecision
  let policy: RiskPolicy

  /// What is to be done: nothing but where the pool enforces.
  package var action: RiskAction { mode == .enforced ? decision.response.action : .none }

  /// The same where a device that the user remembers is proved before there are tokens.
  package var restingOnDevice: EvaluatedSignIn {
    var facts = facts
    facts.namesRememberedDevice = true
    return EvaluatedSignIn(
      mode: mode,
      evidence: evidence,
      facts: facts,
      decision: RiskDecision(facts, from: evidence.address, by: policy),
      policy: policy
    )
  }
}

extension EvaluatedSignIn {
  package func assessment(isPasswordLeaked: Bool?) -> RiskAssessment {
    RiskAssessment(
      score: decision.score,
      level: decision.level,
      reasons: decision.reasons.map(\.name),
      action: action,
      isPasswordLeaked: isPasswordLeaked
    )
  }
}

extension Protection {
  /// Refuses a caller from a blocked range, before any name or password is looked at (THR-30).
  package func checkAddress(
    _ source: ContextSource,
    _ client: ClientSettings,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) {
    guard pool.protection.mode == .enforced,
      pool.protection.policy(of: client).exception(for: userAddress(of: source, client)) == .blocked
    else { return }
    throw source.call.refusal(.blockedAddress, "the address is in a blocked range")
  }

  /// Decides the risk of a sign-in of the sub, who may be made up: the work is the same (THR-21).
  ///
  /// One statement and two look-ups in memory. A device counts nothing here: a caller that knows the password alone
  /// can name any.
  package func evaluate(
    _ source: ContextSource,
    of sub: String,
    user: UserRecord?,
    isCustomFlow: Bool,
    _ client: ClientSettings,
    in pool: UserPoolSettings
  ) async throws(AuthenticationFailure) -> EvaluatedSignIn {
    let evidence = evidence(
      source,
      of: user?.username ?? source.enteredName,
      sub: sub,
      client,
      in: pool
    )
    let policy = pool.protection.policy(of: client)
    let mode = pool.protection.mode(ofCustomFlow: isCustomFlow)
    var facts = RiskFacts()
    if policy.exception(for: evidence.address) == nil {
      facts = try await self.facts(
        of: evidence,
        sub,
        from: evidence.address.map(SourceNetwork.of),
        in: pool.id,
        at: clock.now()
      )
    }
    return EvaluatedSignIn(
      mode: mode,
      evidence: evidence,
      facts: facts,
      decision: RiskDecision(facts, from: evidence.address, by: policy),
      policy: policy
    )
  }

  /// Tells the operator what was decided (THR-55).
  package func note(_ evaluated: EvaluatedSignIn, _ call: Call) {
    let decision = evaluated.decision
    call.trail.note(rule: decision.explanation)
    Counter(
      label: "gatehouse_risk_evaluations_total",
      dimensions: [
        ("mode", evaluated.mode.rawValue), ("level", decision.level?.rawValue ?? "NoRisk"),
        ("action", decision.response.action.rawValue),
      ]
    ).increment()
  }

  /// What is known of evidence, by the database, the operator's files and its place.
  func facts(
    of evidence: SignInEvidence,
    _ sub: String,
    from network: String?,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> RiskFacts {
    let found = try await factStore.find(
      evidence.traits,
      of: sub,
      busy: network.map { (allowances.key($0, in: pool), now.unixMillis + Self.halfAnHourMillis) },
      in: pool,
      at: now
    )
    var facts = RiskFacts()
    facts.isLearning = RiskDecision.isLearning(days: found.days)
    facts.isNetworkKnown = Self.isKnown(.network, evidence, found)
    facts.isCountryKnown = Self.isKnown(.country, evidence, found)
    facts.isDeviceKnown = Self.isKnown([.device, .browser], evidence, found)
    facts.isContextForged = evidence.isForged
    facts.failuresElsewhere = found.failures
    facts.isNetworkBusy = found.isNetworkBusy
    facts.lists = lists.hits(evidence.address)
    facts.idleDays = found.lastAt.map { Int((now.unixSeconds - $0.unixSeconds) / 86_400) }
    let shown = evidence.traits.filter { $0.kind == .network || $0.kind == .device }.map(\.text)
    let said = found.known.filter { shown.contains($0.name) }.compactMap(\.called)
    facts.isCalledInvalid = said.contains("Invalid")
    facts.isCalledValid = said.contains("Valid")
    travel(from: found, to: evidence, at: now, &facts)
    if geoIP == nil { facts.unknown.append("no-geoip") }
    if !evidence.hasContext { facts.unknown.append("no-context") }
    if evidence.address == nil { facts.unknown.append("no-address") }
    return facts
  }

  /// Half of an hour's wrong passwords are used up where their return takes longer.
  private static let halfAnHourMillis: Int64 = 1_800_000

  /// Nil where the sign-in shows nothing of the kind.
  private static func isKnown(
    _ kind: TraitKind,
    _ evidence: SignInEvidence,
    _ found: RiskFactStore.Found
  ) -> Bool? {
    guard let trait = evidence.trait(kind) else { return nil }
    return found.known.contains { $0.name == trait.text && $0.isKnown && $0.called != "Invalid" }
  }

  /// One of several kinds is enough.
  private static func isKnown(
    _ kinds: [TraitKind],
    _ evidence: SignInEvidence,
    _ found: RiskFactStore.Found
  ) -> Bool? {
    let answers = kinds.compactMap { isKnown($0, evidence, found) }
    return answers.isEmpty ? nil : answers.contains(true)
  }

  private func travel(
    from found: RiskFactStore.Found,
    to evidence: SignInEvidence,
    at now: Instant,
    _ facts: inout RiskFacts
  ) {
    guard let geoIP, let last = found.lastAddress, let lastAt = found.lastAt,
      let address = evidence.address, address != last,
      let one = geoIP.place(of: last)?.position, let other = geoIP.place(of: address)?.position
    else { return }
    let way = GreatCircle.kilometres(
      from: (one.latitude, one.longitude),
      to: (other.latitude, other.longitude)
    )
    facts.travelKilometres = max(Int(way) - one.accuracyRadius - other.accuracyRadius, 0)
    facts.travelMinutes = max(Int((now.unixMillis - lastAt.unixMillis) / 60_000), 0)
    facts.isTravelShared = lists.isShared(last) || lists.isShared(address)
  }
}
