/// What every pool offers as an OpenID provider, and where.
struct ProviderMetadata: Sendable {
  static let authorizePath = "/oauth2/authorize"
  static let userInfoPath = "/oauth2/userInfo"
  static let revokePath = "/oauth2/revoke"
  static let introspectPath = "/oauth2/introspect"
  static let logoutPath = "/logout"

  let tokenPath: String
  /// The grants of the token endpoint.
  let grantTypes: [String]
  /// How a client may prove which it is.
  let clientMethods: [String]
  /// Those of a client with a secret.
  let secretMethods: [String]
  /// Those of the pages.
  let languages: [String]
}
