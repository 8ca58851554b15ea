internal import AuthenticationMessages

/// What clients may be set to, and how it is told.
enum ClientWords {
  static let flows: [(value: String, text: String, hint: String)] = [
    (
      "ALLOW_USER_SRP_AUTH", "Password by SRP",
      "The password never leaves the app."
    ),
    ("ALLOW_USER_AUTH", "Choice of the first factor", "Password, passkey or a code."),
    ("ALLOW_REFRESH_TOKEN_AUTH", "Refresh tokens", "An app stays signed in."),
    (
      "ALLOW_USER_PASSWORD_AUTH", "Password as it is",
      "The app sends the password itself; for users who are migrated."
    ),
    (
      "ALLOW_ADMIN_USER_PASSWORD_AUTH", "Password by a server",
      "A server of yours signs users in, by an access key."
    ),
    ("ALLOW_CUSTOM_AUTH", "Own challenges", "Functions of yours ask and judge."),
  ]

  /// The client's flows: where it names none, those that the API's default allows.
  static func flows(of client: UserPoolClientType) -> [String] {
    if let named = client.explicitAuthFlows { return named }
    let usual = ["ALLOW_USER_SRP_AUTH", "ALLOW_CUSTOM_AUTH"]
    // A client that rotates its refresh tokens is refreshed by GetTokensFromRefreshToken alone.
    return client.refreshTokenRotation?.feature == "ENABLED"
      ? usual : usual + ["ALLOW_REFRESH_TOKEN_AUTH"]
  }

  /// The client's flows that have no words and no box: those of servers, of token exchange, and of earlier names.
  static func otherFlows(of client: UserPoolClientType) -> [String] {
    let listed = Set(flows.map(\.value))
    return (client.explicitAuthFlows ?? []).filter { !listed.contains($0) }
  }

  static let grants: [(value: String, text: String, hint: String)] = [
    (
      "code", "Authorization code",
      "For apps and web sites. Public clients prove themselves by PKCE."
    ),
    ("implicit", "Implicit", "Tokens stand in an address; only for apps that know nothing better."),
    ("client_credentials", "Client credentials", "For servers that act for themselves."),
  ]

  /// A kind of token that lives so long.
  enum Token: String, CaseIterable {
    case access, id, refresh

    var title: String {
      switch self {
      case .access: "Access token"
      case .id: "ID token"
      case .refresh: "Refresh token"
      }
    }
  }

  static let units = ["seconds", "minutes", "hours", "days"]

  /// How long a token lives, as number and unit; the unit's default is the API's.
  static func life(
    of client: UserPoolClientType,
    _ token: Token
  ) -> (value: Int, unit: String)? {
    let units = client.tokenValidityUnits
    let (value, unit) =
      switch token {
      case .access: (client.accessTokenValidity, units?.accessToken ?? "hours")
      case .id: (client.idTokenValidity, units?.idToken ?? "hours")
      case .refresh: (client.refreshTokenValidity, units?.refreshToken ?? "days")
      }
    return value.map { (Int($0), unit) }
  }

  static func validity(of client: UserPoolClientType, _ token: Token) -> String {
    guard let life = life(of: client, token) else { return "As usual" }
    return "\(Words.number(Int64(life.value))) \(life.unit)"
  }
}
