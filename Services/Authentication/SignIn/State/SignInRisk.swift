internal import AuthenticationCore
internal import AuthenticationProtection
internal import GatehouseMessages

/// What was decided by the risk of a sign-in, as it travels with it.
struct SignInRisk: Sendable, Hashable {
  let score: Int
  /// What is to be done: nothing but where the pool enforces.
  let action: RiskAction
  /// The network that the decision is about; from another one it is made again (THR-21).
  let network: String?
  let evidence: SignInEvidence

  /// Whether a second factor has to follow.
  var asksForFactor: Bool {
    switch action {
    case .factorIfConfigured, .factorRequired: true
    case .none, .block: false
    }
  }

  /// If one sign-in was decided twice, the decision that asks for more holds.
  func stricter(_ other: SignInRisk?) -> SignInRisk {
    guard let other else { return self }
    return SignInRisk(
      score: max(score, other.score),
      action: action.stricter(other.action),
      network: network,
      evidence: evidence
    )
  }
}

/// The form in which a decision is sealed.
extension SignInRisk {
  var state: SignInRiskState {
    SignInRiskState(
      score: Int32(clamping: score),
      action: action.rawValue,
      network: network,
      evidence: evidence.state
    )
  }

  /// A word that is not known here blocks: it is of a newer version, which alone decides it.
  init(_ state: SignInRiskState) {
    self.init(
      score: Int(state.score ?? 0),
      action: state.action.map { RiskAction(rawValue: $0) ?? .block } ?? .none,
      network: state.network,
      evidence: state.evidence.map(SignInEvidence.init) ?? SignInEvidence()
    )
  }
}
