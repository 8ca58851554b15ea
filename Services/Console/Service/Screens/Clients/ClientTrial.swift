internal import AuthenticationMessages

/// Whether a client's sign-in can be tried by the pool's page, and where it begins.
struct ClientTrial: Sendable {
  private let client: UserPoolClientType

  init(_ client: UserPoolClientType) {
    self.client = client
  }

  /// Those of the sign-in pages.
  static let languages = [
    "en", "de", "es", "fr", "id", "it", "ja", "ko", "pt-BR", "zh-CN", "zh-TW",
  ]

  private var callback: String? { client.defaultRedirectUri ?? client.callbackUrls?.first }

  var isPossible: Bool {
    client.allowedOAuthFlowsUserPoolClient == true && callback != nil
      && client.allowedOAuthFlows?.contains("code") == true
  }

  /// The parameters of the authorization request; the challenge is of a secret that is thrown away, so that
  /// the code which comes to the app cannot be redeemed.
  func parameters(
    state: String,
    challenge: String,
    language: String?
  ) -> [(name: String, value: String?)] {
    [
      ("response_type", "code"), ("client_id", client.clientId), ("redirect_uri", callback),
      ("scope", client.allowedOAuthScopes?.joined(separator: " ")), ("state", state),
      ("code_challenge", challenge), ("code_challenge_method", "S256"),
      ("lang", language.flatMap { Self.languages.contains($0) ? $0 : nil }),
    ]
  }
}
