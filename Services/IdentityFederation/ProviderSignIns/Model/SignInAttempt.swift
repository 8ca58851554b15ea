/// A sign-in that waits for its provider's answer (FED-1).
struct SignInAttempt: Sendable, Codable {
  let provider: String
  /// The pool's own URL, below which the provider answers.
  let baseURL: String
  /// What the ID token has to repeat.
  let nonce: String
  /// The secret half of a proof key (RFC 7636); nil for a provider that knows none.
  let proofKey: String?
  /// The id of the request of SAML that is to be answered; nil where none was made.
  let requestID: String?
  let maxAgeSeconds: Int64?
  /// The caller's context in base64.
  let context: String

  /// Where the provider sends the browser, as it is registered there.
  var callbackURL: String { baseURL + AnswerPlace.form }
}

/// Where providers answer, below a pool's URL.
enum AnswerPlace {
  static let form = "/oauth2/idpresponse"
  static let saml = "/saml2/idpresponse"
  static let logout = "/saml2/logout"
}
