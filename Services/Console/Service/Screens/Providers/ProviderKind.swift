/// A kind of outside provider, with the settings that its form has.
enum ProviderKind: String, CaseIterable, Sendable {
  case openIDConnect = "OIDC"
  case saml = "SAML"
  case google = "Google"
  case facebook = "Facebook"
  case apple = "SignInWithApple"
  case amazon = "LoginWithAmazon"

  /// One of ProviderDetails.
  struct Setting: Sendable {
    let key: String
    let title: String
    var hint: String?
    /// What the form has at first.
    var usual: String?
    var isRequired = false
    /// Never shown again: an empty field keeps it.
    var isSecret = false
    var isLong = false
    /// The field that may be filled in instead of this one; if both are empty, this one's stored value stays.
    var alternative: String?

    /// Whether an empty field keeps the stored value, because that is not shown: it is a secret or too large.
    var isKept: Bool { isSecret || alternative != nil }
  }

  var title: String {
    switch self {
    case .openIDConnect: "OpenID Connect"
    case .saml: "SAML 2.0"
    case .google: "Google"
    case .facebook: "Facebook"
    case .apple: "Sign in with Apple"
    case .amazon: "Login with Amazon"
    }
  }

  /// The name that a provider of the kind has; nil where it is chosen.
  var fixedName: String? {
    switch self {
    case .openIDConnect, .saml: nil
    case .google, .facebook, .apple, .amazon: rawValue
    }
  }

  var settings: [Setting] {
    switch self {
    case .openIDConnect:
      [
        Self.client, Self.secret(isRequired: false), scopes("openid email"),
        Setting(
          key: "oidc_issuer",
          title: "Issuer",
          hint:
            "Its addresses are found by its discovery document. Without one, name the four below."
        ),
        Setting(key: "authorize_url", title: "Authorization address"),
        Setting(key: "token_url", title: "Token address"),
        Setting(key: "attributes_url", title: "User info address"),
        Setting(key: "jwks_uri", title: "Address of its keys"),
        Setting(
          key: "attributes_request_method",
          title: "User info is asked by",
          hint: "GET or POST.",
          usual: "GET",
          isRequired: true
        ),
      ]
    case .saml:
      [
        Setting(
          key: "MetadataURL",
          title: "Address of its metadata",
          hint: "It is read again every six hours. Either this or the metadata."
        ),
        Setting(
          key: "MetadataFile",
          title: "Metadata",
          hint: "XML.",
          isLong: true,
          alternative: "MetadataURL"
        ),
        Setting(
          key: "IDPSignout",
          title: "Sign-out there too",
          hint: "true or false.",
          usual: "false"
        ),
        Setting(
          key: "EncryptedResponses",
          title: "Its answers are encrypted",
          hint: "true or false.",
          usual: "false"
        ),
      ]
    case .google: [Self.client, Self.secret(isRequired: true), scopes("openid email profile")]
    case .facebook:
      [
        Self.client, Self.secret(isRequired: true), scopes("public_profile, email"),
        Setting(key: "api_version", title: "Version of its API", hint: "As v17.0."),
      ]
    case .amazon: [Self.client, Self.secret(isRequired: true), scopes("profile")]
    case .apple:
      [
        Self.client, Setting(key: "team_id", title: "Team ID", isRequired: true),
        Setting(key: "key_id", title: "Key ID", isRequired: true),
        Setting(
          key: "private_key",
          title: "Private key",
          isRequired: true,
          isSecret: true,
          isLong: true
        ),
        scopes("email name"),
      ]
    }
  }

  private static let client = Setting(key: "client_id", title: "Client ID there", isRequired: true)

  private static func secret(isRequired: Bool) -> Setting {
    Setting(
      key: "client_secret",
      title: "Client secret there",
      isRequired: isRequired,
      isSecret: true
    )
  }

  private func scopes(_ usual: String) -> Setting {
    Setting(key: "authorize_scopes", title: "Scopes", usual: usual, isRequired: true)
  }
}
