/// A sign-in that waits for its provider's answer (FED-1).
struct SignInAttempt: Sendable, Codable {
  let provider: String
  let callbackURL: String
  /// What the ID token has to repeat.
  let nonce: String
  /// The secret half of a proof key (RFC 7636); nil for a provider that knows none.
  let proofKey: String?
  let maxAgeSeconds: Int64?
  /// The caller's context in base64.
  let context: String
}
