/// How far a request came, which decides whether its refusal is an event of the audit log.
struct SignatureProgress: Sendable {
  enum Stage: Sendable {
    /// Nothing is proved, and nothing has to be.
    case open
    /// The operation needs a signature, which is not proved yet.
    case proof
    /// The signature is right: what follows is an administrator's call.
    case proved
  }

  var stage = Stage.open
  /// The key that the request claims.
  var accessKeyID: String?
  /// Whether the key that was proved is one of temporary credentials.
  var isIdentity = false
}
