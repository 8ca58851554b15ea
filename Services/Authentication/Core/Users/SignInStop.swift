internal import Postgres
package import Sessions

/// That all sign-ins of a user are stopped, by the user or by an administrator (SES-32).
package enum SignInStop: String, Sendable, Hashable, SQLDecodable {
  /// Every session ends at once.
  case atOnce = "stopped"
  /// Access tokens go on until they expire; nothing else does.
  case atExpiry = "stopped-at-expiry"

  /// Under this name the switch stands among a user's attributes.
  ///
  /// AdminGetUser and ID tokens do not show it: tools that manage users, as Terraform does, delete the
  /// attributes that they read and do not know.
  package static let attribute = "gatehouse:sign_in"

  /// What the stop refuses; nil for what it leaves alone.
  func refusal(of purpose: AccountStanding.Purpose) -> AuthenticationFailure? {
    switch purpose {
    case .passwordSignIn, .signInWithoutPassword, .signInStep: .signInStopped
    case .refresh: .refreshTokenRevoked
    case .accessToken, .selfService: self == .atOnce ? .accessTokenRevoked : nil
    // A forgotten password may be the way back.
    case .passwordChange, .anyUse: nil
    }
  }
}

extension SignInSwitch {
  /// What a user's row says of it.
  package var stop: SignInStop? {
    switch self {
    case .allowed: nil
    case .stopped: .atOnce
    case .stoppedAtExpiry: .atExpiry
    }
  }

  /// The position of a user's row.
  package init(_ stop: SignInStop?) {
    switch stop {
    case nil: self = .allowed
    case .atOnce: self = .stopped
    case .atExpiry: self = .stoppedAtExpiry
    }
  }
}

extension AuthenticationFailure {
  package static let signInStopped = notAuthorized("Sign-in is stopped for this user.")
  package static let refreshTokenRevoked = notAuthorized("Refresh Token has been revoked")
  package static let refreshTokenExpired = notAuthorized("Refresh Token has expired")
  package static let accessTokenRevoked = revoked(.access)
}
