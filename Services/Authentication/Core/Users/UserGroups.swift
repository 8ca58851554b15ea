package import TokenIssuanceMessages

/// A user's groups as each sign-in reads them along with the user, the strongest first.
package struct UserGroups: Sendable {
  private struct Membership: Sendable, Decodable {
    let name: String
    let precedence: Int32?
    let role: String?
  }

  private let memberships: [Membership]

  /// From what the statement gives: a JSON array in the order of strength, or nil for no groups.
  init(json: String?) throws(AuthenticationFailure) {
    memberships =
      try json.map { text throws(AuthenticationFailure) in
        try SettingsJSON.decode([Membership].self, from: text)
      } ?? []
  }

  /// cognito:groups of both tokens.
  package var names: [String] { memberships.map(\.name) }

  /// cognito:roles and cognito:preferred_role of the ID token.
  package var claims: [TokenClaim] {
    let withRole = memberships.filter { $0.role != nil }
    guard let strongest = withRole.first, let preferred = strongest.role else { return [] }
    var roles: [String] = []
    for role in withRole.compactMap(\.role) where !roles.contains(role) { roles.append(role) }
    var claims = [TokenClaim.list("cognito:roles", roles)]
    // Groups of the same precedence with different roles have no preferred role.
    let candidates = withRole.filter { $0.precedence == strongest.precedence }
    if candidates.allSatisfy({ $0.role == preferred }) {
      claims.append(TokenClaim.text("cognito:preferred_role", preferred))
    }
    return claims
  }
}
