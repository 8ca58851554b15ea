/// Why a session ended, or does not go on.
package enum InteractionReason: String, Sendable, Hashable {
  /// The user of the start has no account in the app that opened it.
  case noAccount = "no_account"
  /// Pushes wait until the user opens the app.
  case quiet
  /// The typed digits were wrong.
  case comparison
  /// The user said no.
  case declined
  /// The user gave the second factor up.
  case cancelled
  /// No try is left.
  case factor
  /// The account's state, or the sign-in's end, refused.
  case refused
}
