internal import IdentityFederationCore
internal import IdentityFederationMessages
internal import PublicOperations

/// What roles and role mappings may be, beyond what the model's constraints say.
struct RoleRules {
  let accountID: String

  /// A mapping has no more rules.
  static let maxRules = 25

  /// Another account's role could not be assumed by anything here.
  func check(role arn: String) throws(IdentityFederationFailure) {
    guard let role = RoleARN(arn), role.account == accountID else {
      throw .invalidParameter("Invalid role ARN: \(arn)")
    }
  }

  func check(
    _ message: IdentityRoleMapping,
    of provider: String
  ) throws(IdentityFederationFailure) {
    guard message.ambiguousRoleResolution != nil else {
      throw .invalidParameter(
        "AmbiguousRoleResolution is required for the role mapping of \(provider)."
      )
    }
    guard let mapping = RoleMapping(message) else {
      throw .invalidParameter("Invalid role mapping of \(provider).")
    }
    switch mapping.kind {
    case .token:
      guard message.rulesConfiguration == nil else {
        throw .invalidParameter("A role mapping of type Token has no rules.")
      }
    case .rules(let rules):
      guard (1...Self.maxRules).contains(rules.count) else {
        throw .invalidParameter("A role mapping has 1 to \(Self.maxRules) rules.")
      }
      for rule in rules { try check(role: rule.roleARN) }
    }
  }
}
