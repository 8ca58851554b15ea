/// What a pool does about a level of risk (AccountTakeoverEventActionType).
package enum RiskAction: String, Sendable, Hashable, CaseIterable {
  case none = "NO_ACTION"
  /// A second factor where the user has one.
  case factorIfConfigured = "MFA_IF_CONFIGURED"
  /// A second factor, and no sign-in of a user who has none.
  case factorRequired = "MFA_REQUIRED"
  case block = "BLOCK"

  /// Whether a second factor has to follow.
  package var asksForFactor: Bool {
    switch self {
    case .factorIfConfigured, .factorRequired: true
    case .none, .block: false
    }
  }

  /// Which of two decisions about one sign-in holds.
  package func stricter(_ other: RiskAction) -> RiskAction {
    let order = RiskAction.allCases
    return (order.firstIndex(of: self) ?? 0) < (order.firstIndex(of: other) ?? 0) ? other : self
  }
}
