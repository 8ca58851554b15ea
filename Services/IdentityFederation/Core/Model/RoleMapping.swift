package import IdentityFederationMessages

/// How users of one provider get their role (SetIdentityPoolRoles, RoleMapping).
package struct RoleMapping: Sendable, Hashable {
  /// By what the role is chosen.
  package enum Kind: Sendable, Hashable {
    /// By the claims `cognito:roles` and `cognito:preferred_role`.
    case token
    /// By the first rule that fits.
    case rules([Rule])
  }

  /// What follows where no role is chosen (AmbiguousRoleResolution).
  package enum AmbiguousResolution: String, Sendable, Hashable {
    case authenticatedRole = "AuthenticatedRole"
    case deny = "Deny"
  }

  /// A role for tokens with a certain claim.
  package struct Rule: Sendable, Hashable {
    /// How the claim is compared.
    package enum MatchType: String, Sendable, Hashable {
      case equals = "Equals"
      case contains = "Contains"
      case startsWith = "StartsWith"
      case notEqual = "NotEqual"
    }

    package let claim: String
    package let matchType: MatchType
    package let value: String
    package let roleARN: String

    package init(claim: String, matchType: MatchType, value: String, roleARN: String) {
      self.claim = claim
      self.matchType = matchType
      self.value = value
      self.roleARN = roleARN
    }
  }

  package let kind: Kind
  package let ambiguousResolution: AmbiguousResolution

  package init(kind: Kind, ambiguousResolution: AmbiguousResolution) {
    self.kind = kind
    self.ambiguousResolution = ambiguousResolution
  }

  /// The mapping that a message describes; nil for one that names no known kind, comparison or
  /// resolution, or lacks a member.
  package init?(_ message: IdentityRoleMapping) {
    guard let resolution = message.ambiguousRoleResolution,
      let ambiguousResolution = AmbiguousResolution(rawValue: resolution)
    else { return nil }
    switch message.type {
    case "Token":
      self.init(kind: .token, ambiguousResolution: ambiguousResolution)
    case "Rules":
      guard let described = message.rulesConfiguration?.rules else { return nil }
      let rules = described.compactMap(Rule.init(_:))
      guard rules.count == described.count else { return nil }
      self.init(kind: .rules(rules), ambiguousResolution: ambiguousResolution)
    default:
      return nil
    }
  }
}

extension RoleMapping.Rule {
  fileprivate init?(_ message: IdentityMappingRule) {
    guard let claim = message.claim, let value = message.value, let roleARN = message.roleArn,
      let matchType = message.matchType.flatMap(MatchType.init(rawValue:))
    else { return nil }
    self.init(claim: claim, matchType: matchType, value: value, roleARN: roleARN)
  }
}
