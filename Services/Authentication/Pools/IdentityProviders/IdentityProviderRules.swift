internal import AuthenticationCore

/// What Cognito refuses in a provider's settings, as far as the pool decides it.
enum IdentityProviderRules {
  /// Each social provider exists once, under its own name.
  private static let socialTypes: Set<String> = [
    "Facebook", "Google", "LoginWithAmazon", "SignInWithApple",
  ]

  static func checkName(_ name: String, of type: String) throws(AuthenticationFailure) {
    let isSocial = socialTypes.contains(type)
    let isReserved = socialTypes.contains(name) || name.uppercased() == "COGNITO"
    guard isSocial ? name == type : !isReserved else {
      throw .invalidParameter("Provider \(name) cannot be of type \(type).")
    }
  }

  /// Refuses a mapping onto what the pool's users do not have.
  static func check(
    _ mapping: [String: String]?,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) {
    let unknown = (mapping ?? [:]).filter { name, source in
      guard !source.isEmpty, !source.utf8.contains(0) else { return true }
      return name != "username"
        && (name == "sub" || pool.attribute(named: name).map(\.isDeveloperOnly) ?? true)
    }
    guard unknown.isEmpty else {
      throw .invalidParameter(
        "AttributeMapping contains invalid mapping: "
          + "[\(unknown.keys.sorted().joined(separator: ", "))]"
      )
    }
  }

  static func check(
    acrMapping: [String: String]?,
    of type: String
  ) throws(AuthenticationFailure) {
    guard acrMapping.nonEmpty != nil, type != "OIDC" else { return }
    throw .invalidParameter("AcrMapping is for providers of type OIDC.")
  }

  /// What Cognito maps where a request maps nothing: the username onto what names the user.
  static func usualMapping(of type: String) -> [String: String]? {
    switch type {
    case "OIDC", "Google", "SignInWithApple": ["username": "sub"]
    case "Facebook": ["username": "id"]
    case "LoginWithAmazon": ["username": "user_id"]
    default: nil
    }
  }
}
