package import AuthenticationMessages

/// What an authorization request was granted, and where its sign-in comes from.
package struct TokenGrant: Sendable, Hashable {
  package let scopes: [String]
  /// What the client asked to see again in its ID token.
  package let nonce: String?
  /// The service that the access token is for (RFC 8707).
  package let resource: String?
  /// The browser's SSO session, by its UUID; nil where no session is named.
  package let session: String?
  /// Whether the tokens go to the browser, and no refresh token is among them (RFC 6749 §4.2).
  package var isImplicit = false

  package init(scopes: [String], nonce: String?, resource: String?, session: String?) {
    self.scopes = scopes
    self.nonce = nonce
    self.resource = resource
    self.session = session
  }

  /// As tokens have it.
  var scope: String { scopes.joined(separator: " ") }
}

/// The tokens of a sign-in, and the chain that they began.
package struct IssuedTokens: Sendable {
  package var result: AuthenticationResultType
  package let chainID: String
}
