/// What a user's tokens are made for, as the event of PreTokenGeneration calls it.
package enum TokenSource: String, Sendable, Hashable, CaseIterable {
  case authentication = "TokenGeneration_Authentication"
  /// A code or an outside provider's token was exchanged.
  case hostedAuth = "TokenGeneration_HostedAuth"
  /// The user has just replaced a temporary password.
  case newPasswordChallenge = "TokenGeneration_NewPasswordChallenge"
  /// The sign-in ended in a device's proof (DEV-31).
  case authenticateDevice = "TokenGeneration_AuthenticateDevice"
  case refreshTokens = "TokenGeneration_RefreshTokens"
}
