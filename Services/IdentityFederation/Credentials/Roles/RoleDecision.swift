internal import Domain
package import IdentityFederationCore
internal import PublicOperations

/// Which role an identity gets credentials of (cognito-identity, GetCredentialsForIdentity and
/// SetIdentityPoolRoles).
package enum RoleDecision {
  /// The role's ARN; `invalidIdentityPoolConfiguration` where there is none.
  ///
  /// The logins are in the order of their sorted keys: the first one whose provider has a mapping
  /// decides. An identity is authenticated where a login was proved, in this request or when its token
  /// was made. `customRole` is the role that the client asks for (CustomRoleArn).
  package static func role(
    for logins: [ProvedClaims],
    isAuthenticated: Bool,
    customRole: String?,
    in settings: IdentityPoolSettings,
    accountID: String
  ) throws(IdentityFederationFailure) -> String {
    let role = try role(
      for: logins,
      isAuthenticated: isAuthenticated,
      customRole: customRole,
      in: settings
    )
    // A claim may name any text, and any account's role; this installation has those of its own alone.
    guard let role, RoleARN(role)?.account == accountID else {
      throw .invalidIdentityPoolConfiguration(
        "Invalid identity pool configuration. Check assigned IAM roles for this pool."
      )
    }
    return role
  }

  private static func role(
    for logins: [ProvedClaims],
    isAuthenticated: Bool,
    customRole: String?,
    in settings: IdentityPoolSettings
  ) throws(IdentityFederationFailure) -> String? {
    guard isAuthenticated else {
      guard customRole == nil else { throw .customRoleRefused }
      return settings.roles["unauthenticated"]
    }
    for login in logins {
      guard let key = login.mappingKeys.first(where: { settings.roleMappings[$0] != nil }),
        let mapping = settings.roleMappings[key]
      else { continue }
      return try role(by: mapping, login.claims, customRole, in: settings)
    }
    guard customRole == nil else { throw .customRoleRefused }
    return settings.roles["authenticated"]
  }

  private static func role(
    by mapping: RoleMapping,
    _ claims: [String: JSONValue],
    _ customRole: String?,
    in settings: IdentityPoolSettings
  ) throws(IdentityFederationFailure) -> String? {
    let chosen =
      switch mapping.kind {
      case .token: try role(named: claims, customRole)
      case .rules(let rules): role(by: rules, claims, customRole)
      }
    if let chosen { return chosen }
    switch mapping.ambiguousResolution {
    case .authenticatedRole:
      return settings.roles["authenticated"]
    case .deny:
      throw .notAuthorized("The ambiguous role mapping rules denied this request.")
    }
  }

  private static func role(
    named claims: [String: JSONValue],
    _ customRole: String?
  ) throws(IdentityFederationFailure) -> String? {
    let roles = claims["cognito:roles"]?.claimTexts ?? []
    if let customRole {
      guard roles.map(\.exact).contains(customRole.exact) else { throw .customRoleRefused }
      return customRole
    }
    if let preferred = claims["cognito:preferred_role"]?.claimText { return preferred }
    return roles.count == 1 ? roles.first : nil
  }

  private static func role(
    by rules: [RoleMapping.Rule],
    _ claims: [String: JSONValue],
    _ customRole: String?
  ) -> String? {
    let matching = rules.filter { $0.matches(claims) }
    let asked = matching.first { $0.roleARN.exact == customRole?.exact }
    return (asked ?? matching.first)?.roleARN
  }
}

extension RoleMapping.Rule {
  /// Whether the claims are what the rule is for; of a list any element counts.
  ///
  /// Bytes are compared: Swift takes texts that look the same for equal, and a user who signed up
  /// under another one's name in other characters would get that user's role.
  fileprivate func matches(_ claims: [String: JSONValue]) -> Bool {
    guard let texts = claims[claim]?.claimTexts, !texts.isEmpty else { return false }
    return switch matchType {
    case .equals: texts.contains { $0.exact == value.exact }
    case .contains: texts.contains { Array($0.utf8).contains(Array(value.utf8)) }
    case .startsWith: texts.contains { $0.utf8.starts(with: value.utf8) }
    case .notEqual: !texts.contains { $0.exact == value.exact }
    }
  }
}

extension IdentityFederationFailure {
  fileprivate static let customRoleRefused = Self.notAuthorized(
    "Access to the requested role is forbidden."
  )
}
