/// What a sign-in may begin with (AuthFactorType).
package enum FirstFactor: String, Sendable, Hashable, CaseIterable {
  case password = "PASSWORD"
  case emailCode = "EMAIL_OTP"
  case smsCode = "SMS_OTP"
  case passkey = "WEB_AUTHN"
}

extension FirstFactor {
  /// How a code reaches the user; nil for what is no code.
  package var medium: DeliveryMedium? {
    switch self {
    case .emailCode: .email
    case .smsCode: .sms
    case .password, .passkey: nil
    }
  }

  /// The factor whose codes go by the medium.
  package init(medium: DeliveryMedium) {
    switch medium {
    case .email: self = .emailCode
    case .sms: self = .smsCode
    }
  }
}
