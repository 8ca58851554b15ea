/// How risky a sign-in is (RiskLevelType); no level is no risk.
package enum RiskLevel: String, Sendable, Hashable, CaseIterable {
  case low = "Low"
  case medium = "Medium"
  case high = "High"
}
