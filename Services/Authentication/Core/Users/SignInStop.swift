internal import Postgres

/// That all sign-ins of a user are stopped, by the user or by an administrator (SES-32).
package enum SignInStop: String, Sendable, Hashable, SQLDecodable {
  /// Every session ends at once.
  case atOnce = "stopped"
  /// Access tokens go on until they expire; nothing else does.
  case atExpiry = "stopped-at-expiry"

  /// What the stop refuses; nil for what it leaves alone.
  func refusal(of purpose: AccountStanding.Purpose) -> AuthenticationFailure? {
    switch purpose {
    case .passwordSignIn, .customSignIn, .signInStep: .signInStopped
    case .refresh: .refreshTokenRevoked
    case .accessToken, .selfService: self == .atOnce ? .accessTokenRevoked : nil
    // A forgotten password may be the way back.
    case .passwordChange, .anyUse: nil
    }
  }
}

extension AuthenticationFailure {
  package static let signInStopped = notAuthorized("Sign-in is stopped for this user.")
  package static let refreshTokenRevoked = notAuthorized("Refresh Token has been revoked")
  package static let accessTokenRevoked = notAuthorized("Access Token has been revoked")
}
