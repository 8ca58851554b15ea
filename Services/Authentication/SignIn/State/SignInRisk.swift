internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationProtection

/// What was decided by the risk of a sign-in, as it travels with it.
struct SignInRisk: Sendable, Hashable {
  /// By what the sign-in shows alone.
  let alone: RiskAssessment
  /// Where the device that the sign-in names is one that the user remembers, and its proof is given or must
  /// follow; nil where it names none.
  let byDevice: RiskAssessment?
  /// The network that the decision is about; from another one it is made again (THR-21).
  let network: String?
  let evidence: SignInEvidence

  /// What holds, by whether the sign-in rests on a remembered device.
  func assessment(restingOnDevice: Bool) -> RiskAssessment {
    restingOnDevice ? byDevice ?? alone : alone
  }

  /// Whether a second factor may have to follow, whatever comes of the device.
  var asksForFactor: Bool {
    alone.action.asksForFactor || byDevice?.action.asksForFactor ?? false
  }

  /// If one sign-in was decided twice, the decision that asks for more holds.
  func stricter(_ other: SignInRisk?) -> SignInRisk {
    guard let other else { return self }
    let isByDevice = byDevice != nil || other.byDevice != nil
    return SignInRisk(
      alone: alone.stricter(other.alone),
      byDevice: isByDevice
        ? assessment(restingOnDevice: true).stricter(other.assessment(restingOnDevice: true)) : nil,
      network: network,
      evidence: evidence
    )
  }
}

/// The form in which a decision is sealed.
extension SignInRisk {
  var state: SignInRiskState {
    SignInRiskState(
      score: Int32(clamping: alone.score),
      action: alone.action.rawValue,
      network: network,
      evidence: evidence.state,
      alone: alone.state,
      byDevice: byDevice?.state
    )
  }

  /// Nil where an older version decided, which let any device count: it is decided again.
  init?(_ state: SignInRiskState) {
    guard let alone = state.alone else { return nil }
    self.init(
      alone: RiskAssessment(alone),
      byDevice: state.byDevice.map { RiskAssessment($0) },
      network: state.network,
      evidence: state.evidence.map(SignInEvidence.init) ?? SignInEvidence()
    )
  }
}
