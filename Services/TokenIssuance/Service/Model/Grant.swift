internal import TokenIssuanceMessages

/// What an authorization request was granted, as the tokens of its chain say it.
struct Grant: Sendable, Hashable {
  /// With spaces.
  let scope: String
  /// The service that the access tokens are for; nil: our own API, and every resource server of the scope.
  let audience: String?

  /// Nil for a sign-in by the API.
  init?(_ message: ChainGrant?) throws(TokenIssuanceFailure) {
    guard let message else { return nil }
    scope = try required(message.scope, "grant.scope")
    audience = message.audience
  }

  /// As a chain's row has it; nil for a sign-in by the API.
  init?(scope: String?, audience: String?) {
    guard let scope else { return nil }
    self.scope = scope
    self.audience = audience
  }
}

/// How the user of a chain was proved, as its tokens say it.
struct AuthenticationContext: Sendable, Hashable {
  /// The claim `acr`; nil where tokens have none.
  let level: String?
  /// The claim `amr`; empty where tokens have none.
  let methods: [String]
}
