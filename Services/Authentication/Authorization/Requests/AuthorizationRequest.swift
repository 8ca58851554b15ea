package import AuthenticationCore
package import AuthenticationMessages

/// An authorization request that was checked (RFC 6749 §4.1.1, OpenID Connect Core §3.1.2.1).
///
/// Until the first factor is proved it lives in the address of the login pages: each page and form carries
/// `carried`, and the request is read anew from it.
package struct AuthorizationRequest: Sendable {
  package let client: ClientSettings
  package let pool: UserPoolSettings
  package let address: ReturnAddress
  package let grant: RequestedGrant
  /// What is granted once the user has signed in.
  package let scopes: [String]
  package let nonce: String?
  /// PKCE's challenge, of the method S256.
  let codeChallenge: String?
  package let prompts: Set<Prompt>
  /// How many seconds ago the user may have been asked at most; nil: any number.
  package let maxAge: Int64?
  /// What the client would have the user prove; nil: whatever the pool asks for.
  package let wantedLevel: AuthenticationLevel?
  /// The service that the access token is for (RFC 8707).
  let resource: String?
  /// By whom the user is to be proved.
  package let provider: ChosenProvider
  package let loginHint: String?
  /// The languages that the client would have, the preferred first.
  package let languages: [String]
  /// What every link and form of the login pages carries.
  package let carried: [AuthorizationParameter]
}

/// What a request asks for.
package enum RequestedGrant: String, Sendable, Hashable {
  case code
  /// The implicit grant: tokens in the fragment.
  case tokens = "token"
}

/// What a request says of pages.
package enum Prompt: String, Sendable, Hashable, CaseIterable {
  /// No page may be shown.
  case none
  /// The user is to sign in anew.
  case login
  case consent
  case selectAccount = "select_account"
}

/// By whom a user is to be proved.
package enum ChosenProvider: Sendable, Hashable {
  /// The user chooses, where there is a choice.
  case any
  /// The pool itself.
  case own
  /// An outside provider, by its name.
  case outside(String)

  var isOutside: Bool {
    if case .outside = self { return true }
    return false
  }
}
