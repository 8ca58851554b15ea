package import Domain

/// What a client asks for whose user is to sign in at a provider.
package struct ProviderSignInRequest: Sendable {
  /// How a client names a provider.
  package enum Provider: Sendable, Hashable {
    case name(String)
    /// One of IdpIdentifiers.
    case identifier(String)
  }

  package let pool: UserPoolID
  package let provider: Provider
  /// The providers that the client lists.
  package let permitted: Set<String>
  /// The pool's own URL, below which the provider answers, without a slash at its end.
  package let baseURL: String
  /// What the caller has to know at the end; it comes back as it is.
  package let context: [UInt8]
  /// The browser's secret, where it has one: two sign-ins in two tabs do not end each other.
  package var binding: [UInt8]?
  /// `prompt` of OpenID Connect.
  package var prompt: String?
  /// `max_age` of OpenID Connect.
  package var maxAgeSeconds: Int64?
  /// `login_hint` of OpenID Connect.
  package var loginHint: String?
  /// The levels of the pool that the client asks for, the best first.
  package var levels: [String] = []

  package init(
    pool: UserPoolID,
    provider: Provider,
    permitted: Set<String>,
    baseURL: String,
    context: [UInt8]
  ) {
    self.pool = pool
    self.provider = provider
    self.permitted = permitted
    self.baseURL = baseURL
    self.context = context
  }
}

/// A sign-in that has begun.
package struct BegunProviderSignIn: Sendable {
  package let provider: String
  /// Where the browser goes.
  package let url: String
  /// For a cookie of the browser: the answer counts in this browser alone.
  package let binding: [UInt8]
}
