package import AuthenticationCore

/// Which attributes of a user a scope shows (OpenID Connect Core §5.4), in ID tokens and by userInfo.
package enum GrantedAttributes {
  private static let addresses = [
    "email": ["email", "email_verified"], "phone": ["phone_number", "phone_number_verified"],
  ]
  /// What the scope `profile` names; it shows custom attributes besides.
  private static let profile = [
    "name", "family_name", "given_name", "middle_name", "nickname", "preferred_username", "profile",
    "picture", "website", "gender", "birthdate", "zoneinfo", "locale", "updated_at",
  ]

  /// Whether the scope is one of those that show attributes.
  package static func isScope(_ scope: String) -> Bool {
    scope == "profile" || addresses[scope] != nil
  }

  /// Those of a client's readable attributes that the scopes show: all of them where `openid` stands alone.
  package static func shown(
    of readable: [String: String],
    by scopes: [String]
  ) -> [String: String] {
    guard scopes.contains("openid") else { return [:] }
    let narrowing = scopes.filter(isScope)
    guard !narrowing.isEmpty else { return readable }
    let shown = Set(narrowing.flatMap { addresses[$0] ?? [] })
    let ofAddresses = Set(addresses.values.joined())
    let showsProfile = narrowing.contains("profile")
    return readable.filter { name, _ in
      shown.contains(name) || showsProfile && !ofAddresses.contains(name)
    }
  }

  /// An attribute that the scopes show and the client may not read; nil where there is none.
  ///
  /// A client with one gets no tokens for a code, as with Cognito.
  package static func unreadable(
    by client: ClientSettings,
    _ scopes: [String],
    in pool: UserPoolSettings
  ) -> String? {
    let needed = scopes.flatMap { $0 == "profile" ? profile : addresses[$0] ?? [] }
    return needed.first { name in
      pool.attribute(named: name).map { !client.mayRead($0) } ?? false
    }
  }
}
