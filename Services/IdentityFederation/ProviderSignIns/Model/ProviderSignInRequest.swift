package import Domain

/// What a client asks for whose user is to sign in at a provider.
package struct ProviderSignInRequest: Sendable {
  package let pool: UserPoolID
  package let provider: String
  /// Where the provider sends the browser: the pool's own address, as it is registered at the provider.
  package let callbackURL: String
  /// What the caller has to know at the end; it comes back as it is.
  package let context: [UInt8]
  /// `prompt` of OpenID Connect.
  package let prompt: String?
  /// `max_age` of OpenID Connect.
  package let maxAgeSeconds: Int64?
  /// `login_hint` of OpenID Connect.
  package let loginHint: String?

  package init(
    pool: UserPoolID,
    provider: String,
    callbackURL: String,
    context: [UInt8],
    prompt: String? = nil,
    maxAgeSeconds: Int64? = nil,
    loginHint: String? = nil
  ) {
    self.pool = pool
    self.provider = provider
    self.callbackURL = callbackURL
    self.context = context
    self.prompt = prompt
    self.maxAgeSeconds = maxAgeSeconds
    self.loginHint = loginHint
  }
}

/// A sign-in that has begun.
package struct BegunProviderSignIn: Sendable {
  /// Where the browser goes.
  package let url: String
  /// For a cookie of the browser: the answer counts in this browser alone.
  package let binding: String
}

/// With what the provider has sent the browser back.
package struct ProviderCallback: Sendable {
  package let pool: UserPoolID
  package let state: String
  /// From the browser's cookie.
  package let binding: String
  /// Nil where the provider refuses.
  package let code: String?
  /// Why the provider refuses (RFC 6749 §4.1.2.1).
  package let error: String?
  /// Who answers (RFC 9207), where the provider says it.
  package let issuer: String?
  /// Apple's form field `user`, which it posts once for each user and does not sign.
  package let appleUser: String?

  package init(
    pool: UserPoolID,
    state: String,
    binding: String,
    code: String? = nil,
    error: String? = nil,
    issuer: String? = nil,
    appleUser: String? = nil
  ) {
    self.pool = pool
    self.state = state
    self.binding = binding
    self.code = code
    self.error = error
    self.issuer = issuer
    self.appleUser = appleUser
  }
}
