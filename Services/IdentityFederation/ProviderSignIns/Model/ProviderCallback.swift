package import Domain

/// With what the provider has sent the browser back.
package struct ProviderCallback: Sendable {
  package let pool: UserPoolID
  package let state: String
  /// From the browser's cookie.
  package let binding: [UInt8]
  /// Nil where the answer was posted before.
  package let form: AnswerForm?

  package init(pool: UserPoolID, state: String, binding: [UInt8], form: AnswerForm? = nil) {
    self.pool = pool
    self.state = state
    self.binding = binding
    self.form = form
  }
}

/// What a provider of OAuth answers by a browser (RFC 6749 §4.1.2).
package struct AnswerForm: Sendable, Hashable, Codable {
  /// Nil where the provider refuses.
  package let code: String?
  /// Why the provider refuses (RFC 6749 §4.1.2.1).
  package let error: String?
  /// Who answers (RFC 9207), where the provider says it.
  package let issuer: String?
  /// Apple's form field `user`, which it posts once for each user and does not sign.
  package let appleUser: String?

  package init(
    code: String? = nil,
    error: String? = nil,
    issuer: String? = nil,
    appleUser: String? = nil
  ) {
    self.code = code
    self.error = error
    self.issuer = issuer
    self.appleUser = appleUser
  }
}
