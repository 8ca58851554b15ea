/// Who started a session.
package enum InteractionStarter: String, Sendable, Hashable {
  /// A relying server, by its client's secret.
  case server = "SERVER"
  /// A page of a client without a secret.
  case page = "PAGE"
  /// A user, by an access token.
  case user = "USER"
  /// An instance, for a sign-in of its own.
  case instance = "INSTANCE"
  /// A sign-in by the pool's function.
  case function = "FUNCTION"
}
