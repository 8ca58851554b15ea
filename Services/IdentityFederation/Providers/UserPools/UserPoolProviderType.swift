/// What kind of provider a user pool has, by Cognito's names (IdentityProviderTypeType).
enum UserPoolProviderType: String, Sendable, Hashable, CaseIterable {
  case saml = "SAML"
  case facebook = "Facebook"
  case google = "Google"
  case amazon = "LoginWithAmazon"
  case apple = "SignInWithApple"
  case openIDConnect = "OIDC"

  /// Whether its users are proved by ID tokens.
  var hasIDTokens: Bool {
    switch self {
    case .google, .apple, .openIDConnect: true
    case .saml, .facebook, .amazon: false
    }
  }

  /// The claim that names the user.
  var subjectClaim: String? {
    switch self {
    case .google, .apple, .openIDConnect: "sub"
    case .facebook: "id"
    case .amazon: "user_id"
    case .saml: nil
    }
  }
}
