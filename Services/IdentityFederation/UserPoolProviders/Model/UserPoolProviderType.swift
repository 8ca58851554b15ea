/// What kind of provider a user pool has, by Cognito's names (IdentityProviderTypeType).
package enum UserPoolProviderType: String, Sendable, Hashable, CaseIterable {
  case saml = "SAML"
  case facebook = "Facebook"
  case google = "Google"
  case amazon = "LoginWithAmazon"
  case apple = "SignInWithApple"
  case openIDConnect = "OIDC"

  /// What proves its users, by the last part of RFC 8693's names.
  package var tokenType: String {
    switch self {
    case .google, .apple, .openIDConnect: "id_token"
    case .facebook, .amazon: "access_token"
    case .saml: "saml2"
    }
  }
}
