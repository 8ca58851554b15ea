internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import RPC
internal import Sessions

/// What would be decided of a refresh, and by which tag, for facts that the operator gives.
///
/// Asks the very ``SessionDecision`` that decides refreshes.
struct ExplainedRefresh: Sendable {
  let client: ClientSettings
  let pool: UserPoolSettings
  /// Nil: of a user of no group whom nothing refuses.
  let user: UserRecord?
  let rules: SessionRules
  let now: Instant
  let signedInSeconds: Int64
  /// Nil: the chain was never refreshed.
  let lastRefreshSeconds: Int64?
  let isDeviceFitting: Bool?

  /// In the order in which a refresh makes them.
  var checks: [ExplainedCheck] {
    let facts = decision.facts
    return SessionDecision.Check.allCases.map { check in
      let outcome = SessionDecision.outcome(of: check, facts)
      return ExplainedCheck(
        name: check.rawValue,
        verdict: Self.verdict(outcome),
        reason: reason(check, outcome)
      )
    }
  }

  /// The error that the client would get; nil where it would get tokens.
  var refusal: String? {
    SessionDecision.refusal(decision.facts).map { decision.failure($0).status.message }
  }

  private var decision: RefreshDecision {
    let terms = rules.terms(of: client)
    var decision = RefreshDecision(of: user, terms: terms, at: now)
    let signedInAt = now.adding(seconds: -signedInSeconds)
    var expiresAt = terms.firstExpiry(
      signedInAt: signedInAt,
      validitySeconds: client.refreshTokenValiditySeconds
    )
    if let lastRefreshSeconds {
      expiresAt = terms.expiry(
        refreshedAt: now.adding(seconds: -lastRefreshSeconds),
        signedInAt: signedInAt,
        former: expiresAt
      )
    }
    decision.facts.chain = SessionFacts.Chain(signedInAt: signedInAt, expiresAt: expiresAt)
    let mayRefresh =
      client.rotationGraceSeconds != nil || client.allowedFlows.contains(.refreshToken)
    decision.facts.client = mayRefresh ? .admitted : .mayNotRefresh
    decision.facts.device = isDeviceFitting.map { $0 ? .fits : .doesNotFit }
    return decision
  }

  private static func verdict(_ outcome: SessionDecision.Outcome) -> String {
    switch outcome {
    case .passed: "passes"
    case .failed: "refuses"
    case .unknown: "open"
    }
  }

  private func reason(_ check: SessionDecision.Check, _ outcome: SessionDecision.Outcome) -> String
  {
    let rule = if case .failed(let refusal) = outcome { "\(refusal.rule); " } else { "" }
    return rule + standard(check)
  }

  /// By what a check goes.
  private func standard(_ check: SessionDecision.Check) -> String {
    switch check {
    case .client: "the client's flows; its secret is not asked for here"
    case .token: "made here for this pool and client: not asked for here"
    case .revocation: "ended by a sign-out, an administrator or a newer sign-in: taken as not ended"
    case .idle: idleStandard
    case .absolute: absoluteStandard
    case .user: user.map { "status \($0.status.rawValue)" } ?? "taken as enabled"
    case .signIns: "\(SignInStop.attribute) is \(SignInSwitch(user?.signInStop).rawValue)"
    case .device:
      isDeviceFitting == nil ? "depends on the device that is named" : "by the pool's devices"
    }
  }

  private var idleStandard: String {
    guard let idle = rules.idleSeconds else {
      let validity = Self.duration(client.refreshTokenValiditySeconds)
      return "\(validity) after the sign-in, the client's RefreshTokenValidity"
    }
    return "\(Self.duration(idle.value)) after the last refresh, by \(idle.tag ?? "")"
  }

  private var absoluteStandard: String {
    guard let limit = rules.terms(of: client).absoluteSeconds else { return "no limit of its own" }
    let source =
      rules.absoluteSeconds?.value == limit
      ? rules.absoluteSeconds?.tag.map { "by \($0)" } ?? "the usual limit"
      : "the client's RefreshTokenValidity, which a group's window does not outlast"
    return "\(Self.duration(limit)) after the sign-in, \(source)"
  }

  /// In the greatest unit that holds it.
  private static func duration(_ seconds: Int64) -> String {
    for (unit, length) in [("d", 86_400), ("h", 3600), ("m", 60)] as [(String, Int64)]
    where seconds.isMultiple(of: length) {
      return "\(seconds / length)\(unit)"
    }
    return "\(seconds)s"
  }
}
