package import AuthenticationCore
package import AuthenticationMessages

/// How risky a sign-in is, and what is done about it, as it travels with the sign-in.
package struct RiskAssessment: Sendable, Hashable {
  package let score: Int
  package let level: RiskLevel?
  /// The names of the score's reasons.
  package let reasons: [String]
  /// What is to be done: nothing but where the pool enforces.
  package let action: RiskAction
  /// Whether the password is a leaked one; nil where nothing looked.
  package let isPasswordLeaked: Bool?

  /// One line for the operator: the score and what makes it.
  package var explanation: String {
    "risk \(score)" + (reasons.isEmpty ? "" : ": ") + reasons.joined(separator: ", ")
  }

  /// If one sign-in was decided twice, the higher score counts, and what asks for more is done.
  package func stricter(_ other: RiskAssessment) -> RiskAssessment {
    let higher = score >= other.score ? self : other
    return RiskAssessment(
      score: higher.score,
      level: higher.level,
      reasons: higher.reasons,
      action: action.stricter(other.action),
      isPasswordLeaked: isPasswordLeaked ?? other.isPasswordLeaked
    )
  }
}

extension RiskAssessment {
  /// The assessment for the functions of a pool; nil where its tag does not ask for that.
  package func forFunctions(in pool: UserPoolSettings) -> RiskAssessment? {
    pool.protection.options.tellsFunctions ? self : nil
  }
}

/// The form in which an assessment travels with a sign-in.
extension RiskAssessment {
  package var state: RiskAssessmentState {
    RiskAssessmentState(
      score: Int32(clamping: score),
      level: level?.rawValue,
      reasons: reasons,
      action: action.rawValue,
      isPasswordLeaked: isPasswordLeaked
    )
  }

  /// An action that is not known here blocks: it is of a newer version, which alone decides it.
  package init(_ state: RiskAssessmentState) {
    self.init(
      score: Int(state.score ?? 0),
      level: state.level.flatMap(RiskLevel.init(rawValue:)),
      reasons: state.reasons,
      action: state.action.map { RiskAction(rawValue: $0) ?? .block } ?? .none,
      isPasswordLeaked: state.isPasswordLeaked
    )
  }
}

/// The form in which a pool's functions receive it, by the pool's tag (THR-38): `riskAssessment` of the
/// event's request.
extension RiskAssessment: Encodable {
  private enum CodingKeys: String, CodingKey {
    case score, level, reasons, decision, compromisedCredentials
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(score, forKey: .score)
    // Without a risk the member is there, and null.
    try container.encode(level?.rawValue, forKey: .level)
    try container.encode(reasons, forKey: .reasons)
    try container.encode(decisionName, forKey: .decision)
    try container.encode(isPasswordLeaked ?? false, forKey: .compromisedCredentials)
  }

  /// RiskDecisionType.
  private var decisionName: String {
    if action == .block { return "Block" }
    return level == nil ? "NoRisk" : "AccountTakeover"
  }
}
