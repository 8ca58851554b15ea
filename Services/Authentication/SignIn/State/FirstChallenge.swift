internal import AuthenticationCore

/// A way to begin a sign-in by USER_AUTH, by the name that clients know it by.
enum FirstChallenge: String, Sendable, Hashable, CaseIterable {
  /// The password is shown.
  case password = "PASSWORD"
  case passwordSRP = "PASSWORD_SRP"
  case emailCode = "EMAIL_OTP"
  case smsCode = "SMS_OTP"
  case passkey = "WEB_AUTHN"

  var factor: FirstFactor {
    switch self {
    case .password, .passwordSRP: .password
    case .emailCode: .emailCode
    case .smsCode: .smsCode
    case .passkey: .passkey
    }
  }

  /// The level that the way can lead to, with a second factor after it.
  var highestLevel: AuthenticationLevel {
    switch self {
    case .password, .passwordSRP: .authenticator
    case .emailCode, .smsCode: .oneTimeCode
    case .passkey: .passkey
    }
  }

  /// The way that a client names.
  init(named name: String, by parameter: String) throws(AuthenticationFailure) {
    guard let way = Self(rawValue: name) else {
      throw .invalidParameter("Invalid \(parameter): \(name)")
    }
    self = way
  }
}
