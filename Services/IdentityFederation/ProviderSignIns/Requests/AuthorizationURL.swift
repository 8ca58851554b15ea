internal import Cryptography
internal import IdentityFederationUserPoolProviders

/// Where a browser is sent to sign in at a provider (OpenID Connect Core §3.1.2.1, RFC 6749 §4.1.1).
struct AuthorizationURL: Sendable {
  let provider: KnownProvider
  let request: ProviderSignInRequest
  let callbackURL: String
  let state: String
  let nonce: String
  let proofKey: ProofKey?

  /// Nil for a provider without an address or an application.
  var text: String? {
    guard let address = provider.details["authorize_url"],
      let client = provider.details["client_id"]
    else { return nil }
    var members: [(name: String, value: String?)] = [
      ("client_id", client), ("redirect_uri", callbackURL), ("response_type", "code"),
      ("scope", provider.details["authorize_scopes"]), ("state", state),
      ("code_challenge", proofKey?.challenge),
      ("code_challenge_method", proofKey == nil ? nil : "S256"),
    ]
    // Only an ID token repeats it.
    if provider.issuer != nil { members.append(("nonce", nonce)) }
    members += forwarded
    let query = members.compactMap { member in
      member.value.map { "\(member.name)=\(PercentEncoding.encode($0))" }
    }
    return address + (address.contains("?") ? "&" : "?") + query.joined(separator: "&")
  }

  /// What the client asks for that the provider knows (FED-8).
  private var forwarded: [(name: String, value: String?)] {
    switch provider.type {
    case .openIDConnect:
      [
        ("prompt", prompt), ("max_age", request.maxAgeSeconds.map { "\($0)" }),
        ("login_hint", request.loginHint), ("acr_values", levels),
      ]
    case .google:
      [
        ("prompt", prompt ?? (request.maxAgeSeconds == nil ? nil : "select_account")),
        ("login_hint", request.loginHint),
      ]
    case .apple: [("response_mode", isFormNeeded ? "form_post" : nil)]
    case .facebook, .amazon, .saml: []
    }
  }

  /// Without a page there is no sign-in at all: the caller answers `none` itself.
  private var prompt: String? { request.prompt == "none" ? nil : request.prompt }

  /// The provider's words for the levels that the client asks for.
  private var levels: String? {
    let values = request.levels.compactMap { provider.levels[$0] }
    return values.isEmpty ? nil : values.joined(separator: " ")
  }

  /// Apple sends what it is asked for in a form alone (FED-6).
  private var isFormNeeded: Bool {
    let scopes = (provider.details["authorize_scopes"] ?? "").split(separator: " ")
    return scopes.contains("name") || scopes.contains("email")
  }
}
