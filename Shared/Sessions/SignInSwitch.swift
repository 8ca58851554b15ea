/// Whether a user may sign in, as the user or an administrator has set it (SES-32).
public enum SignInSwitch: String, Sendable, Hashable, CaseIterable {
  /// As ever.
  case allowed
  /// No sign-in and no refresh; what was signed in has ended.
  case stopped
  /// No sign-in and no refresh; access tokens stay good until they expire.
  case stoppedAtExpiry = "stopped-at-expiry"
}
